"""The daily deal, as people play it: once each, and replayed when the day is over."""
