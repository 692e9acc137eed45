"""Work on a whole database: migrations, copies, transfer, and a look from another process."""
