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
STAND: Final = 33
"""Something has become so: never happens by itself, but is looked for when the rules look at the table."""
NAME: Final = 34
CANCEL: Final = 35
PASS: Final = 36
FLIP: Final = 37
CHOOSE: Final = 38
TURN: Final = 39
SET: Final = 40
CLOSE: Final = 41
DEPLOY: Final = 42
SELL: Final = 43
SUSPEND: Final = 44
RESTORE: Final = 45
SCORE: Final = 46
IGNORE: Final = 47
DURING: Final = 48
DECLARE: Final = 49
SWITCH: Final = 50
SHIFT: Final = 51
INFLICT: Final = 52
CURE: Final = 53
DETACH: Final = 54
SHUN: Final = 55
"""Not attacking what must be attacked: never happens, only forbidden."""
HEADS: Final = 56
TAILS: Final = 57
ROLL: Final = 58
MARK: Final = 60
UNMARK: Final = 61
"""Counters are put on a card or removed from it."""
RESPOND: Final = 59
"""Doing something in answer to a card: never happens as such, only forbidden."""
STRUCK: Final = 62
"""An attack on a card has been carried out: the attacker, its target as victim, and the damage that this took."""
