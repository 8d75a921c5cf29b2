### Lessons: what the server says of them, and the page around the table.

## What is not possible

teach-no-lesson = There is no lesson for { $game } yet.
teach-fewer-steps = This lesson has only { $most } steps.
teach-is-over = This lesson is over: nothing is left to try.
teach-nothing-to-play = In this step there is nothing to play.
teach-not-done-so = A step of this lesson cannot be done by such a move. Begin it again.

## The page of a lesson

teach-page-title = Learn { $game } · Vivamos
teach-learn = Learn { $game }
teach-lesson = Lesson
teach-nobody-waits = nobody waits for you here
teach-leave = Leave the lesson
teach-steps = Steps of the lesson
teach-step-of = Step { $number } of { $all }
# Read aloud, after a step in the list.
teach-done = done
teach-minutes-left = { $minutes ->
    [one] About one minute left.
   *[other] About { $minutes } minutes left.
}
teach-come-back = You can come back to any step.

# Buttons. A hint says more each time it is pressed: a word, an arrow, then the move is made.
teach-back = Back
teach-next = Next
teach-know = I know this, next step
teach-hint = Hint
teach-where = Where?
teach-show = Show me
# Read aloud, when the arrow is there.
teach-arrow = An arrow shows where.

# When all steps are done.
teach-learnt = Now you know { $game }
teach-learnt-text = The rest comes with playing. Try a short first game against bots: the coach stays at your side.
teach-first-game = Play a first game
teach-rules = Rules
teach-again = Once more

## On a tile of the lobby

teach-tile-learn = Learn in 3 minutes
teach-tile-go-on = Go on learning
teach-tile-steps = { $number } of { $all } steps
teach-tile-learnt = learnt

## In the first game after a lesson

# Puts away what the coach has said.
teach-got-it = Got it
teach-enough = You have seen how it goes. Play on, or stop here?
teach-play-on = Play on
teach-stop-here = Stop here
