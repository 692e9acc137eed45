## A deal a day: what `/daily` shows and says.

daily-share = { $signs } { $score }
