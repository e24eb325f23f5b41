"""Verbs about what players and cards have: gained, stolen, restored, scored, sold."""

from __future__ import annotations

from typing import Final

from cardwright.text.lexicon_stack import STACK
from cardwright.text.verb import Also, Verb, verb

HAVING: Final[tuple[Verb, ...]] = (
    *STACK,
    verb(
        "gain",
        "{amount:amount} {resource:resource}",
        "{resource:resource} equal to {amount:computed}",
        "{resource:resource}",
        "{amount:amount} {unit:unit} of {of:possessor} {sort:traitgroup}",
        "{amount:altered}",
        "{amount:doubled}",
        "{amount:measured} {resource:resource}",
        by="amount",
        passives=("{amount:amount} {resource:resource}",),
        also=(
            Also("gain", "{amount:much} [{resource:resource}]"),
            Also("gain", "{amount:amount} {unit:unit} in {of:possessor} {sort:traitgroup}"),
            Also("gain", "{amount:amount} {unit:unit} of the same {sort:traitgroup} as {of:particular}"),
            Also("gain", "{amount:amount} {unit:unit} of the {sort:traitgroup} of {of:particular}"),
            Also("add", "{amount:amount} {resource:resource}"),
            Also("gain", "{cost:cost}"),
            Also("add", "{cost:cost}"),
            Also("gain", "{amount:amount} (additional|more) {resource:resource}"),
            Also("gain", "{amount:amount} {resource:resource} more"),
            Also("get", "{amount:amount} [additional] {resource:resource}"),
            Also("receive", "{amount:amount} [additional] {resource:resource}"),
        ),
    ),
    verb(
        "steal",
        "{amount:amount} {resource:resource} [from {whom:whom}]",
        "{amount:amount} {stat:stat.own} [from {whom:whom}]",
        by="",
        also=(
            Also("take", "{amount:amount} {resource:resource} from {whom:player.obj}"),
            Also("take", "{amount:amount} {stat:stat.own} from {whom:player.obj}"),
            Also("drain", "{amount:amount} {resource:resource} [from {whom:player.obj}]"),
            Also("siphon", "{amount:amount} {resource:resource} [from {whom:player.obj}]"),
        ),
    ),
    verb("forfeit", "{amount:amount} {stat:stat.own}", word="lose", by="", meaning="points that a player has go"),
    verb(
        "restore",
        "{amount:amount} {stat:stat} to {whom:whom}",
        "{stat:stat} to {whom:whom} equal to {amount:computed}",
        by="",
        also=(
            Also("heal", "{amount:amount} {stat:stat} (to|on) {whom:whom}"),
            Also("heal", "{amount:amount} damage (from|on) {whom:whom}"),
            Also("heal", "{whom:things} (by|for) {amount:amount} [{stat:stat}]"),
            Also("remove", "{amount:amount} damage from {whom:whom}"),
        ),
        meaning="damage of things goes",
    ),
    verb(
        "score",
        "{amount:amount} {stat:stat.own}",
        "{stat:stat.own} equal to {amount:computed}",
        "{stat:stat.own}",
        "{amount:measured} {stat:stat.own}",
        by="",
        also=(
            Also("score", "{amount:amount} (additional|more) {stat:stat.own}"),
            Also("gain", "{amount:amount} [(additional|more)] {stat:stat.own}"),
            Also("gain", "{stat:stat.own}"),
            Also("gain", "{amount:measured} {stat:stat.own}"),
            Also("get", "{amount:amount} [(additional|more)] {stat:stat.own}"),
            Also("receive", "{amount:amount} [(additional|more)] {stat:stat.own}"),
            Also("earn", "{amount:amount} [(additional|more)] {stat:stat.own}"),
        ),
        meaning="points that a player has",
    ),
    verb("suspend", "{what:things}", agent="any", meaning="with a duration in turns"),
    verb(
        "unsuspend",
        "{what:things}",
        also=(
            *(Also("remove", "[the] suspension from {what:things}"), Also("end", "[the] suspension of {what:things}")),
            *(Also("ready", "{what:things}"), Also("remove", "all suspension from {what:things}")),
        ),
    ),
    verb("deploy", "{what:things} [from {source:place}]", also=(Also("set", "{what:things} [from {source:place}]"),)),
    verb("sell", "{what:things}", also=(Also("sell", "back {what:things}"), Also("sell", "{what:things} back"))),
)
