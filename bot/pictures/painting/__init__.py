"""How anything is painted: canvas, bands, PNG, palette, sprites, letters."""
