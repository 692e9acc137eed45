"""How legal moves become buttons, menus and forms."""
