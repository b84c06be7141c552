### What somebody is met with who comes back.

home-left = You were in { $lesson }, step { $step } of { $of }.
home-visited = You were in { $lesson }.
home-finished = You finished { $lesson }.
home-begun = Good to see you. The next lesson is ready.
home-due =
    { $count ->
        [one] One thing you missed or nearly forgot is ready for another try.
       *[other] { $count } things you missed or nearly forgot are ready for another try.
    }
home-fresh = Here's a short mix of what you've learned so far, to help it stick.
