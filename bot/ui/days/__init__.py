"""The daily deal in channels: the digest that a server's managers may ask for."""
