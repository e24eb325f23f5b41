"""Kinds of events. Their names are the verbs of the card language; their bits make the listeners' masks."""

from typing import Final

MOVE: Final = 0
DRAW: Final = 1
DISCARD: Final = 2
DESTROY: Final = 3
EXILE: Final = 4
BURN: Final = 5
CHANNEL: Final = 6
RETURN: Final = 7
PUT: Final = 8
SUMMON: Final = 9
PLAY: Final = 10
RESOLVE: Final = 11
COUNTER: Final = 12
SEARCH: Final = 13
REVEAL: Final = 14
LOOK: Final = 15
SHUFFLE: Final = 16
DAMAGE: Final = 17
HEAL: Final = 18
ATTACK: Final = 19
FIGHT: Final = 20
GAIN: Final = 21
PAY: Final = 22
ATTACH: Final = 23
CONTROL: Final = 24
ENTER: Final = 25
LEAVE: Final = 26
ARRIVE: Final = 27
START: Final = 28
END: Final = 29
TARGET: Final = 30
ACTIVATE: Final = 31
KILL: Final = 32
LOSE: Final = 33
NAME: Final = 34
CANCEL: Final = 35
PASS: Final = 36
FLIP: Final = 37
CHOOSE: Final = 38
TURN: Final = 39

NAMES: Final = [  # fmt: skip
    "move",
    "draw",
    "discard",
    "destroy",
    "exile",
    "burn",
    "channel",
    "return",
    "put",
    "summon",
    "play",
    "resolve",
    "counter",
    "search",
    "reveal",
    "look",
    "shuffle",
    "damage",
    "heal",
    "attack",
    "fight",
    "gain",
    "pay",
    "attach",
    "control",
    "enter",
    "leave",
    "arrive",
    "start",
    "end",
    "target",
    "activate",
    "kill",
    "lose",
    "name",
    "cancel",
    "pass",
    "flip",
    "choose",
    "turn",
]


def kind_of(name: str) -> int:
    """The kind that a verb's name stands for."""
    return NAMES.index(name)
