"""Scenes with one card that says something."""

import tempfile
from functools import cache
from pathlib import Path

from cardwright import games
from cardwright.effects.cards import load_pool
from cardwright.games.bounty import BountyEntry
from cardwright.games.dojo import DojoEntry
from cardwright.games.wellspring import WellspringEntry
from cardwright.testing import Scene, given
from cardwright.testing.corpus import Reader, facts_of
from cardwright.text.report import read_alone
from tests.games.dojo.workshop import extra_cards

SPELL = 'type = "Spell"\nkind = "{kind}"\nelement = "Air"'
BODY = 'type = "{kind}"\nelement = "Air"\nattack = 2\nhealth = 2'
BUFF = 'type = "Buff"\nkind = "one-time"\nfaction = "Neutral"\ncost = 0'
GUARD = 'type = "Attack"\nfaction = "Neutral"\nhp = 4\natk = 2\ndef = 0\npoints = 2\ncost = 0'


def card(lines: str, text: str) -> str:
    """One card called Sayer."""
    return f"\n[[card]]\nid = \"sayer\"\nname = \"Sayer\"\n{lines}\ntext = '''{text}'''\n"


@cache
def wellspring_saying(text: str, kind: str) -> WellspringEntry:
    """Wellspring with that card."""
    made = WellspringEntry()
    lines = BODY.format(kind=kind) if kind == "Creature" else SPELL.format(kind=kind)
    made.loaded = load_pool(made.home, made.zone_kinds, made.phases, written(made.home, card(lines, text)))
    return made


@cache
def bounty_saying(text: str, lines: str) -> BountyEntry:
    """Bounty with that card."""
    made = BountyEntry()
    made.loaded = load_pool(made.home, made.zone_kinds, made.phases, written(made.home, card(lines, text)))
    return made


def written(home: Path, more: str) -> Path:
    """A card file with one more card."""
    path = Path(tempfile.mkdtemp(), "cards.toml")
    path.write_text((home / "cards.toml").read_text(encoding="utf-8") + more, encoding="utf-8")
    return path


@cache
def dojo_saying(text: str, lines: str) -> DojoEntry:
    """Dojo with that card and with plain ones."""
    made = DojoEntry()
    path = written(made.home, extra_cards() + card(lines, text))
    made.loaded = load_pool(made.home, made.zone_kinds, made.phases, path)
    return made


def spell(text: str, kind: str = "Instantaneous") -> Scene:
    """A scene of Wellspring in which Sayer is a spell."""
    return given(wellspring_saying(text, kind)).at(automatic_passes="no")


def creature(text: str) -> Scene:
    """A scene of Wellspring in which Sayer is a 2/2 creature."""
    return given(wellspring_saying(text, "Creature")).at(automatic_passes="no")


def buff(text: str) -> Scene:
    """A scene of Bounty in which Sayer is a free Buff that is used up at once."""
    return given(bounty_saying(text, BUFF))


def fighter(text: str) -> Scene:
    """A scene of Bounty in which Sayer is an Attack card."""
    return given(bounty_saying(text, GUARD))


def strike(text: str, cost: str = "") -> Scene:
    """A scene of Dojo in which Sayer is an attack card of damage 2 and defense 2."""
    price = f'\ncost = "{cost}"' if cost else ""
    return given(dojo_saying(text, f'type = "attack"{price}\ndamage = 2\ndefense = 2'))


def tactic(text: str) -> Scene:
    """A scene of Dojo in which Sayer is a free tactic card."""
    return given(dojo_saying(text, 'type = "tactic"\ndefense = 1'))


def drill(text: str) -> Scene:
    """A scene of Dojo in which Sayer is a drill."""
    return given(dojo_saying(text, 'type = "drill"\ndefense = 1'))


def said(game: str, kind: str, text: str) -> str:
    """What a text says in its usual form, or what is wrong with it."""
    entry = games.find(game)
    reader = Reader(game, entry.home, entry.zone_kinds)
    result = read_alone(text, reader.vocabulary, facts_of(kind, reader.vocabulary), reader.is_possible)
    return result.canonical if result.ok else str(result.error)
