"""The law of labels: no two buttons of a message that can be pressed are named the same."""
