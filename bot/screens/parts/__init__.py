"""Parts of surfaces: what happened, hints, options, agreements, fairness, time limits."""
