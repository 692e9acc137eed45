"""Commands, components and delivery: the only place that speaks to Discord."""
