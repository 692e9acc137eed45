"""One click or command, and its answer: in time, private unless stated otherwise, errors as sentences."""
