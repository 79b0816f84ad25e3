### How the command `chinatown` is called: the frame of its help, and what is wrong with a call.
###
### $option, $name, $value, $words and $near stand as they are typed.

frame-lang = Language of all texts and numbers, such as { $known }; by default, that of the system.
frame-help = Show this help.
frame-install-completion = Let this shell complete commands and options.
frame-show-completion = Print what lets this shell complete them, to be kept where you want it.

# At the beginning of the line that shows how a command is called.
frame-line = Usage:
frame-arguments = Arguments
frame-options = Options
frame-commands = Commands
frame-required = required
frame-default = default: { $value }

## What is wrong, without a full stop at the end

# $count is 0 where no option is like it.
wrong-option = { $count ->
    [0] No such option: { $option }
   *[other] No such option: { $option } (did you mean { $near }?)
  }
wrong-missing = Missing: { $name }
# $ranged tells whether there are bounds; $range is as in 1-5 or ≥ 1.
wrong-number = { $ranged ->
    [no] { $name } needs a whole number
   *[yes] { $name } needs a whole number, { $range }
  }
wrong-value = { $takes ->
    [no] { $option } takes no value
   *[yes] { $option } needs a value
  }
wrong-extra = Too much: { $words }

## The colours of the seats, by which a record names them

colour-red = red
colour-yellow = yellow
colour-green = green
colour-white = white
colour-purple = purple
