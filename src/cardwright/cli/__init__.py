"""The command line, one module per command."""


def main() -> None:
    """Run the command that the arguments name."""
    from cardwright.cli.app import run

    run()
