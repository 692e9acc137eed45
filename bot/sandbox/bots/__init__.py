"""What bots do, over REST and gateway, and what Discord refuses."""
