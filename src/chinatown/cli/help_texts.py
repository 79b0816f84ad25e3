"""Help in the reader's language: commands and options name their texts, which are put in here."""

from __future__ import annotations

import re
from typing import Any, Final

from typer.core import TyperCommand, TyperGroup

from chinatown.catalogue import languages
from chinatown.cli.words import text

_OF_TYPER: Final = {
    "install_completion": "frame-install-completion",
    "show_completion": "frame-show-completion",
}
"""The texts of the options that Typer adds, by their names."""

_REMARK: Final = re.compile(r"\[([^\[\]]*)\]$")
"""What Typer says of an option's value at the end of its help."""


class Worded(TyperCommand):
    """A command whose headings and remarks in the help are texts of the catalogue."""

    def get_help_option(self, ctx: Any) -> Any:
        """Return the option that shows the help, with its text."""
        return _with_text(super().get_help_option(ctx))

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write how the command is called."""
        write_usage(self, ctx, formatter)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Write the arguments and options."""
        write_options(self, ctx, formatter)


class WordedGroup(TyperGroup):
    """The same for all commands together."""

    def get_help_option(self, ctx: Any) -> Any:
        """Return the option that shows the help, with its text."""
        return _with_text(super().get_help_option(ctx))

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write how the program is called."""
        write_usage(self, ctx, formatter)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Write the options, and the commands with what they do."""
        write_options(self, ctx, formatter)
        limit = formatter.width - 6 - max(map(len, self.commands))
        rows = [
            (name, command.get_short_help_str(limit)) for name, command in self.commands.items()
        ]
        with formatter.section(text("frame-commands")):
            formatter.write_dl(rows)


def write_usage(command: Any, ctx: Any, formatter: Any) -> None:
    """Write the line that says how a command is called."""
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, text("frame-line") + " ")


def write_options(command: Any, ctx: Any, formatter: Any) -> None:
    """Write what a command takes, arguments before options."""
    for kind in ("argument", "option"):
        records = (
            param.get_help_record(ctx)
            for param in command.get_params(ctx)
            if param.param_type_name == kind
        )
        rows = [(names, _REMARK.sub(_remark, said)) for names, said in filter(None, records)]
        if rows:
            with formatter.section(text(f"frame-{kind}s")):
                formatter.write_dl(rows)


def _remark(match: re.Match[str]) -> str:
    words = []
    for word in match[1].split("; "):
        name, colon, value = word.partition(": ")
        if name == "required":
            words.append(text("frame-required"))
        elif colon and name == "default":
            words.append(text("frame-default", value=value))
        else:
            words.append(word)
    return f"[{'; '.join(words)}]"


def _with_text(option: Any) -> Any:
    if option is not None:
        option.help = text("frame-help")
    return option


def put_into_words(group: TyperGroup) -> None:
    """Give the commands of a group, and their options, the texts that they name.

    Every command takes the group's `--lang` too.
    """
    language = next(param for param in group.params if param.name == "lang")
    for command in (group, *group.commands.values()):
        if language not in command.params:
            command.params.append(language)
        command.help = text(f"help-{command.name}")
        command.short_help = command.help
        command.epilog = _epilog(str(command.name))
        for param in command.params:
            message = _OF_TYPER.get(str(param.name), getattr(param, "help", None))
            if message:
                _set_help(param, message)


def _set_help(param: Any, message: str) -> None:
    param.help = text(message, known=", ".join(languages()))


def _epilog(command: str) -> str:
    """Return the examples of a command and what its exit statuses mean, line by line."""
    paragraphs = "\n\n".join((text(f"examples-{command}"), text("exit-statuses"))).split("\n\n")
    # Where a paragraph begins with this character its lines are kept.
    return "\n\n".join(f"\b\n{paragraph}" for paragraph in paragraphs)
