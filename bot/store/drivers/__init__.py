"""The two databases: where they are, how they are opened, locked and kept from shrinking unseen."""
