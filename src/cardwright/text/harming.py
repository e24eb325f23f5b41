"""The verbs of damage, healing and ailments; how entries are written is told in `lexicon.py`."""

from __future__ import annotations

from typing import Final

from cardwright.text.verb import Also, Verb, verb

FREELY: Final = "[as (you|they) (choose|like|wish|want|please)]"


def splitting() -> tuple[Also, ...]:
    """Ways to say that damage is split, as a player likes or as chance has it."""
    damage = "{amount:amount} [{kind:kind}] damage"
    found = [
        Also("deal", f"{damage} [,] split {FREELY} (among|between) {{among:group}}"),
        Also("deal", f"{damage} [,] split among {{among:group}} [,] {FREELY[1:-1]}"),
        Also("deal", f"{damage} [,] {{chance:randomly}} split (among|between) {{among:group}}"),
        Also("deal", f"{damage} [,] split {{chance:randomly}} (among|between) {{among:group}}"),
        Also("deal", f"{damage} [,] split (among|between) {{among:group}} {{chance:randomly}}"),
        Also("deal", f"{damage} {{chance:randomly}} among {{among:group}}"),
    ]
    for word in ("split", "divide", "distribute", "spread", "share"):
        found += [
            Also(word, f"{damage} {FREELY} (among|between) {{among:group}}"),
            Also(word, f"{damage} (among|between) {{among:group}} [,] {FREELY[1:-1]}"),
            Also(word, f"{damage} {{chance:randomly}} (among|between) {{among:group}}"),
            Also(word, f"{damage} (among|between) {{among:group}} {{chance:randomly}}"),
        ]
    return tuple(found)


HARM: Final[tuple[Verb, ...]] = (
    verb(
        "deal",
        "{amount:none} [{kind:kind}] damage [to {whom:whom}]",
        "{amount:amount} [{kind:kind}] damage [to {whom:whom}]",
        "{amount:more} [{kind:kind}] damage [to {whom:whom}]",
        "{amount:moreof} [to {whom:whom}]",
        "[{kind:kind}] damage equal to {amount:computed} [to {whom:whom}]",
        "[{kind:kind}] damage to {whom:whom} equal to {amount:told}",
        "{amount:doubled} [{kind:kind}] damage [to {whom:whom}]",
        "{amount:halfup} [{kind:kind}] damage [to {whom:whom}] , rounded up",
        "{amount:difference} [to {whom:whom}]",
        "{amount:amount} [{kind:kind}] damage split among {among:group}",
        "{amount:amount} [{kind:kind}] damage split {chance:randomly} among {among:group}",
        "[{kind:kind}] damage [to {whom:whom}]",
        "{amount:measured} [{kind:kind}] damage [to {whom:whom}]",
        agent="any",
        by="whom",
        passives=(
            "[{amount:amount}] [{kind:kind}] damage",
            "{amount:measured} [{kind:kind}] damage",
            "{amount:changed} [[{kind:kind}] damage]",
            "{amount:doubled} [{kind:kind}] damage",
        ),
        also=(
            Also("damage", "{whom:whom}"),
            Also("hit", "{whom:whom}"),
            Also("inflict", "{amount:amount} [{kind:kind}] damage [(to|on) {whom:whom}]"),
            *splitting(),
            Also("deal", "[{kind:kind}] damage to {whom:whom} equal to {amount:computed}"),
            Also("deal", "{amount:factor} as [{kind:kind}] damage to {whom:whom}"),
            Also("do", "{amount:amount} [{kind:kind}] damage [to {whom:whom}]"),
            Also("deal", "{amount:after} [to {whom:whom}]"),
            Also("deal", "{amount:much} [to {whom:whom}]"),
            Also("deal", "{amount:doubled} [{kind:kind}] damage [to {whom:whom}] , rounded down"),
        ),
        meaning="subject You: this card deals it; without amount: an event",
    ),
    verb(
        "take",
        "{amount:none} [{kind:kind}] damage [from {source:things}]",
        "{amount:amount} [{kind:kind}] damage [from {source:things}]",
        "{amount:relative} [from {source:things}]",
        "{amount:relative} [{kind:kind}] damage [from {source:things}]",
        "[{kind:kind}] damage [from {source:things}]",
        "{amount:doubled} [{kind:kind}] damage [from {source:things}]",
        "{amount:halfup} [{kind:kind}] damage [from {source:things}] , rounded up",
        "[{kind:kind}] damage equal to {amount:computed} [from {source:things}]",
        "{amount:measured} [{kind:kind}] damage [from {source:things}]",
        "{harm:thatharm}",
        agent="any",
        by="",
        also=(
            Also("take", "{amount:much} [from {source:things}]"),
            Also("take", "{amount:doubled} [{kind:kind}] damage [from {source:things}] , rounded down"),
        ),
    ),
    verb(
        "prevent",
        "{what:damage}",
        "all [{kind:kind}] damage [to {whom:whom}] [from {source:things}]",
        "the next {amount:number} [{kind:kind}] damage [to {whom:whom}] [from {source:things}]",
        agent="any",
        also=(
            Also("prevent", "the next {amount:number} [{kind:kind}] damage that would be dealt [to {whom:whom}]"),
            Also("prevent", "the next {amount:number} [{kind:kind}] damage [that] {whom:things} would take"),
            Also("prevent", "the next {amount:number} [{kind:kind}] damage [that] {whom:player.obj} would take"),
            Also("prevent", "the next {amount:number} [{kind:kind}] damage [(dealt|done)] to {whom:whom}"),
            Also("prevent", "the next {amount:number} [{kind:kind}] damage [that] {source:things} would deal"),
            Also("prevent", "{amount:number} of the next [{kind:kind}] damage [dealt] to {whom:whom}"),
            Also("prevent", "all [{kind:kind}] damage from {source:things} to {whom:whom}"),
            Also("prevent", "all [{kind:kind}] damage that would be dealt [to {whom:whom}] [by {source:things}]"),
            Also("prevent", "all [{kind:kind}] damage that {source:things} would deal [to {whom:whom}]"),
            Also("prevent", "all [{kind:kind}] damage dealt [to {whom:whom}] [by {source:things}]"),
            Also("prevent", "all [{kind:kind}] damage [that] {whom:whom} would take [from {source:things}]"),
            Also("prevent", "all [{kind:kind}] damage {source:things} would deal [to {whom:whom}]"),
            Also("prevent", "all [{kind:kind}] damage (of|from) {source:things}"),
        ),
    ),
    verb("burn", "{amount:amount}", "{what:things}"),
    verb(
        "heal",
        "{amount:amount}",
        "{amount:amount} {resource:resource} on {whom:things}",
        "{ailment:ailments} on {whom:things}",
        "",
        by="amount",
        also=(
            Also("heal", "{amount:amount} {resource:resource} (to|from|of) {whom:things}"),
            Also("heal", "{amount:amount} damage (on|from|to) {whom:things}"),
            Also("heal", "{whom:things} (by|for) {amount:amount} [{resource:resource}]"),
            Also("restore", "{amount:amount} {resource:resource} (to|on) {whom:things}"),
        ),
    ),
    verb(
        "mend",
        "all damage from {what:things}",
        word="remove",
        by="",
        also=(
            Also("heal", "all damage (from|on|to) {what:things}"),
            Also("heal", "{what:things} (completely|fully)"),
            Also("restore", "{what:things} to full (health|hp)"),
        ),
    ),
    verb(
        "leave_with", "{what:things} with {amount:number} {stat:stat}", word="leave", by="", meaning="so much is left"
    ),
    verb("poison", "{amount:amount} {what:things}"),
    verb("scorch", "{amount:amount} {what:things}", word="burn", meaning="an ailment of a card"),
    verb("daze", "{what:things} {state:state}", word="make", meaning="an ailment, for a number of turns"),
)
