## What pictures of all games say to those who hear them: the parts of lists.

pictures-comma = {", "}
pictures-space = {" "}
pictures-stop = {"; "}
