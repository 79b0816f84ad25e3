### The page of an account, which is loaded when somebody opens it.

account-guest = You play as a guest: only this browser knows you. With an account you are the same person in every browser, with your tables, your games and your settings. It needs no e-mail address.
account-off = This server makes no new accounts, but you can sign in to yours.
account-ways = What do you want to do?
account-make = Make an account
account-sign-in = Sign in
account-recover = Forgot the password?
account-name = Name to sign in with
account-name-about = At a table the others see the name that you sit down with, not this one.
account-password = Password
account-password-about = At least { $least } characters. A few words that only you would put together are good.
account-new-password = New password
account-current-password = Your password now
account-code = Recovery code
account-recover-about = With the recovery code that you were shown you can set a new password. All browsers are signed out then.
account-recover-do = Set the password and sign in
# $count: how many tables this browser has.
account-bring = { $count ->
    [one] Take this browser’s table along
   *[other] Take this browser’s { $count } tables along
  }
account-bring-about = Its seats and games then belong to the account. Without this they stay in this browser and are back once you sign out: right if they are somebody else’s.
account-make-about = All that this browser has, seats, games and settings, then belongs to the account.

account-code-title = Write down your recovery code
account-code-about = If you forget your password, only this code sets a new one. It is shown this once.
account-code-kept = I have written it down

account-signed-in = Signed in as { $name }
account-out = Sign out here
account-browsers = Where you are signed in
account-browser-unknown = Unknown browser
account-here = this browser
# $when: a day, or a time of today.
account-seen = last used { $when }
account-end = Sign out
account-end-of = Sign out { $browser }
account-change = Change the password
account-change-about = All other browsers are signed out.
account-change-done = Your password is changed, and all other browsers are signed out.
account-new-code = Get a new recovery code
account-new-code-about = The code that you have stops working.

account-forget = Delete me with my data
account-forget-about = Your names, remarks, seats and results are deleted for good. A bot plays on for you in games that are running; finished games stay for the others, with another name in your place.
account-forget-account = Your account goes with them, in all browsers.
account-forget-sure = Yes, delete everything
account-forget-done = You are forgotten here.
