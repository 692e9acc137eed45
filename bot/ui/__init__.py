"""Commands, components and delivery: the only place that talks to Discord."""
