"""The messages that show tables: posted, edited, called beside, brought up to date."""
