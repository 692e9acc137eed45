"""What a surface says: text, picture and controls for one viewer. No Discord in here."""
