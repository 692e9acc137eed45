"""The bots under load, as processes that are started, measured and stopped."""
