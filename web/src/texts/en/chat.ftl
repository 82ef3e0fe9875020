## Messages between the players of a game

chat-title = Messages
chat-unread = { $count ->
    [one] Messages, one unread
   *[other] Messages, { $count } unread
}
chat-messages = What was written
chat-none = Nothing was written yet.
chat-said = { $who }: { $text }
chat-phrases = Phrases
chat-all-phrases = All phrases
chat-silent = Partners may not communicate during the game (rule S10). You can write again when it is over.
chat-muted = You see no messages in this game.
chat-mute = Mute
chat-mute-hint = No messages in this game.
chat-free = Free messages
chat-free-off = Only if both of you allow it.
chat-free-asked = Your opponent allows it. Do you?
chat-free-waiting = As soon as your opponent allows it, too.
chat-free-on = You both allow it. Switch it off at any time.
chat-write = Write a message
chat-send = Send

## The phrases

chat-say-hello = Hello!
chat-say-good-luck = Good luck!
chat-say-have-fun = Have fun!
chat-say-good-move = Good move!
chat-say-sorry = Sorry!
chat-say-one-moment = One moment, please.
chat-say-back-again = I’m back.
chat-say-thanks = Thank you!
chat-say-you-are-welcome = You’re welcome!
chat-say-well-played = Well played!
chat-say-good-game = Good game!
chat-say-rematch = A rematch?
chat-say-must-go = I have to go.
chat-say-goodbye = Goodbye!
