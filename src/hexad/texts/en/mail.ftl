## Mails. The first two are sent to an address that nobody has confirmed: nothing in them is chosen by a user.

mail-confirm-subject = Confirm your email address for Hexad
mail-confirm-text =
    Someone, most likely you, entered this email address for an account on { $site }.

    Open this link within { $hours } hours to confirm it:

    { $link }

    If this was not you, ignore this mail: without the link, the address is not used.

## The links of all accounts with this address, each below its username

mail-reset-subject = Choose a new password for Hexad
mail-reset-text =
    Someone, most likely you, asked for a new password on { $site }.

    Open the link of your account within { $minutes } minutes to choose one:

    { $links }

    A new password signs you out on all devices. If this was not you, ignore this mail: your password stays as it is.

## Reminders of correspondence games, to confirmed addresses. $game is the name of the game, $deadline a day and a time

mail-turn-subject = { $game }: it is your turn
mail-turn-text =
    It is your turn in a correspondence game of { $game } on { $site }:

    { $link }

    You have time until { $deadline }.

    You no longer want these reminders? Open this link to stop them:

    { $stop }

mail-deadline-subject = { $game }: little time left for your move
mail-deadline-text =
    Your time in a correspondence game of { $game } on { $site } is running out:

    { $link }

    If you have not moved by { $deadline }, you lose the game.

    You no longer want these reminders? Open this link to stop them:

    { $stop }
