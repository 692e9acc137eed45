"""What a surface says: text, picture and controls for one onlooker. No Discord in here."""
