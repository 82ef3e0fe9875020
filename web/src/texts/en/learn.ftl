learn-title = Learn to play
learn-lead = Each rule is a short lesson on a live board: look, try, and find out why.
learn-all-rules = All the rules
learn-course-abalone = Abalone
learn-course-six = Six
learn-done = { $done } of { $all } lessons done
learn-begin = Begin
learn-go-on = Continue
learn-all-done = All lessons done. Well played!
learn-rulings = Our rulings
learn-beyond = Beyond the rules
learn-lesson-done = done
learn-part = { $solved } of { $all }
learn-figure = Figure { $figure }
learn-task = Task { $number } of { $all }
learn-task-solved = Task { $number } of { $all }, solved
learn-tasks = Tasks
learn-found = { $found } of { $wanted } found
learn-turns = Turn { $turn } of { $turns }
learn-hint = Hint
learn-show = Show me
learn-right = Right!
learn-not-asked = That is a legal move, but not what this task asks for.
learn-not-this = Not this one. Look again.
learn-trouble = That did not work. Try again in a moment.
learn-next-task = Next task
learn-next-lesson = Next lesson
learn-finish = Back to the overview
learn-again = Again
learn-declare = Declare the shape
learn-nav = Previous and next lesson
learn-before = Previous
learn-after = Next
learn-back = All lessons
learn-lesson = Try it
learn-lesson-of = Try it: the lesson of rule { $rule }
learn-board = The board of this lesson: { $game }
learn-choice = Board { $number }
learn-arrow = Tried: from { $from } to { $to }
learn-standing-black = Black: { $cells }
learn-standing-white = White: { $cells }
learn-standing-red = Red: { $cells }
learn-cell =
    { $cell }, { $piece ->
        [black] black
        [white] white
        [red] red
       *[none] empty
    }{ $state ->
        [right] , right
        [wrong] , wrong
        [shown] , is one of them
       *[open] { "" }
    }
learn-print = Printable rulebook
