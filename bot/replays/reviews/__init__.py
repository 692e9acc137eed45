"""Reviews (post-game analysis) as people get them: the request, the process that reviews, and the screen."""
