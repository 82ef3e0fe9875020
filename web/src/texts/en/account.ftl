## Signing in and creating an account

account-title = Account
account-sign-in = Sign in
account-sign-up = Create an account
account-sign-up-lead = With an account, your games are available on any device. The games that you have played here as a guest are kept.
account-login = Username
account-login-hint = { $min } to { $max } characters, no spaces. Only you see it.
account-password = Password
account-password-hint = { $min } to { $max } characters.
account-keep-games = Keep my games
account-keep-games-hint = The games you have played here as a guest move to your account.
account-forgot = Forgot your password?
account-none-yet = No account yet?
account-have = Already have an account?
account-welcome = Welcome, { $name }.
account-created = Your account is ready. Others see you as { $name }.

## The page of the account

account-lead = You are signed in as { $login }.
account-guest = You are a guest on this device. With an account, your games are available on any device.
account-sign-out = Sign out
account-sign-out-everywhere = Sign out everywhere
account-signed-out = You are signed out.
account-signed-out-everywhere = You are signed out on all devices.
account-name = Name
account-name-label = Your name
account-name-hint = Other players see this name. { $min } to { $max } characters.
account-save = Save
account-saved = Saved.
account-password-change = Change the password
account-password-ends = A new password signs you out everywhere else and deletes all tokens.
account-password-now = Current password
account-password-new = New password
account-password-confirm = Your password
account-password-changed = Your password has been changed. You are signed out everywhere else.
account-email = Email address
account-email-label = Your email address
account-email-hint = For example: name@example.org
account-email-why = Optional. With it you can choose a new password if you forget yours, and get reminders of correspondence games if you switch them on. Nobody else sees it.
account-email-save = Save the address
account-email-open = { $email } is not confirmed yet. Open the link in the email within a day.
account-email-confirmed = { $email } is confirmed.
account-email-again = Send the email again
account-email-sent = An email is on its way. Open the link in it.
account-email-remove = Remove the address
account-email-removed = The address was removed.
account-no-mail = This server sends no email. If you forget your password, only the people who run it can help you.
account-ask = Contact:
account-sessions = Where you are signed in
account-session-here = This browser
account-session-other = Another browser
account-session-created = since { $date }
account-session-seen = since { $date }, last used { $seen }
account-session-end = Sign out there
account-session-ended = That browser is signed out.
account-tokens = Tokens
account-tokens-lead = A program with a token plays under your name. It cannot change your account.
account-token-label = What is it for?
account-token-hint = A note to yourself, { $min } to { $max } characters.
account-token-create = Create a token
account-token-new = Copy the token now: it is shown only once.
account-token-since = since { $date }
account-token-delete = Delete
account-token-delete-named = Delete the token { $label }
account-token-deleted = The token was deleted.
account-privacy = Privacy
account-seen = Hide my last visit
account-seen-hint = Others do not see on which day you were last here. It is not stored, either.
account-export = Download my data
account-export-hint = Everything that this server stores about you, with all your games, as a JSON file.
account-privacy-page = What is stored, and who sees it
account-delete = Delete the account
account-delete-text = Your name is removed from all games; your opponents keep the games. Games that have not ended are called off, or count as resigned after the second move. This cannot be undone.
account-delete-for-good = Delete for good
account-deleted = Your account was deleted. You are a new guest here.

## Links in emails

account-reset-lead = Enter the confirmed email address of your account. You will get a link for choosing a new password.
account-reset-send = Send the link
account-reset-sent = If an account has the confirmed address { $email }, an email is on its way. The link in it is valid for 30 minutes.
account-reset-unconfirmed = No email? Check your spam folder. An address that was never confirmed cannot be used.
account-reset-choose = Choose a new password
account-reset-for = For the account { $login }.
account-reset-save = Save the password
account-reset-ends = You will be signed out on all devices, and all tokens will be deleted.
account-reset-done = Your new password is saved. Sign in with it.
account-reset-again = Ask for a new link
account-link-bad = This link does not work
account-confirm-done = Address confirmed
account-confirm-text = You can now use { $email } to choose a new password if you forget yours.

account-correspondence = Correspondence games
account-zone = Time zone
account-zone-hint = Your weekends and the times in reminders follow it.
account-zone-saved = Your time zone is saved.
account-vacation = Vacation, in days
account-vacation-begin = Begin now
account-vacation-end = End the vacation
account-vacation-begun = Your vacation has begun.
account-vacation-ended = Your vacation has ended.
account-vacation-until = You are on vacation until { $until }.
account-vacation-day = First day (empty: now)
account-vacation-plan = Plan the vacation
account-vacation-planned = Your vacation is planned.
account-vacation-from = Your vacation: { $from } to { $until }.
account-vacation-cancel = Cancel the vacation
account-vacation-cancelled = Your vacation was cancelled.
account-vacation-hint =
    { $days ->
        [0] During a vacation, your clock stops in all correspondence games. You have no days left.
        [one] During a vacation, your clock stops in all correspondence games. You have one day left, out of 30 in any 365 days.
       *[other] During a vacation, your clock stops in all correspondence games. You have { $days } days left, out of 30 in any 365 days.
    }
account-reminders = Reminders by email
account-reminders-hint = When it is your turn, and before your time is up: at most two for each move.
account-reminders-address = They need a confirmed email address.
account-reminders-on = You will get reminders.
account-reminders-off = You will get no more reminders.
account-stop-title = Stop reminders?
account-stop-text = You will get no more emails about your correspondence games. You can switch them on again on the account page.
account-stop = Stop reminders
account-stop-done = You can switch them on again on the account page.
