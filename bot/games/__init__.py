"""The games as they are shown: each has a folder with its screen, words, pictures and sample positions."""
