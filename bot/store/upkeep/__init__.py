"""Work on a whole database: migrations, backups, transfer, retention, and a look from another process."""
