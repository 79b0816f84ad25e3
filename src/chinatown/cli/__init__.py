"""The command `chinatown`: play, serve, simulate, income, replay, verify."""


def main() -> None:
    """Run the command with the arguments of this process."""
    from chinatown.cli.app import app

    app()
