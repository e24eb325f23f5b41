"""When a card may be played and an ability used: "Play this only if ...", "Use this only in your turn"."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, constant, heard, make, struct, unsaid
from cardwright.text.table.headers import used
from cardwright.text.table.phrase import Phrase
from cardwright.text.tree import (
    Activated,
    Clause,
    Condition,
    During,
    Limit,
    Number,
    Other,
    PlayOnly,
    Slot,
    Some,
    Things,
    Unless,
)

NOT_IF: Final = "not if"
PLAYING: Final = (("play", "played", "playable"), ("deploy", "deployed", "deployable"), ("summon", "summoned", ""))
USING: Final = (("use", "used", "usable"), ("activate", "activated", "activatable"))

WORKING: Final = ("works", "happens", "applies", "triggers", "functions")
"""What is told of an effect that does what it says."""


class UseOnly(Struct, frozen=True):
    """ "Use this only if ...": every such condition must hold when the ability told before is used.

    `bare` is said without a verb, so that only an ability before it can be meant.
    """

    condition: Condition
    word: str = "if"
    bare: bool = False


class OnlySo(Struct, frozen=True):
    """How often the ability that was told last works."""

    limit: Limit


class Only(Struct, frozen=True):
    """What alone allows something: the end of a sentence with "only"."""

    condition: Condition
    word: str


def rows() -> list[Row]:
    """Return the rows of what allows a card to be played or used."""
    found: list[Row] = [
        *heard("itself", "this", lambda _: True),
        *heard("itself", "(it|card)", lambda _: True),
        *heard("itself", "this {n:anynoun.sg}", lambda _: True),
        *heard("itself", "this {n:own.sg}", lambda _: True),
        *heard("itself", "this {n:deed.sg}", lambda _: True),
        *heard("itself", "this (ability|effect)", lambda _: True),
        *heard("itself", "this 's (ability|effect)", lambda _: True),
        *struct("sentence", PlayOnly, "play this only if {condition:condition}", word="if"),
        *struct("sentence", PlayOnly, "play this only while {condition:condition}", word="while"),
        *make("sentence", "play this only in {condition:span}", in_span(PlayOnly), take_word(PlayOnly, "in")),
        *make("sentence", "this cannot be played if {condition:condition}", not_if, take_word(PlayOnly, NOT_IF)),
        *struct("sentence", UseOnly, "use this only if {condition:condition}", word="if"),
        *struct("sentence", UseOnly, "use this only while {condition:condition}", word="while"),
        *make("sentence", "use this only in {condition:span}", in_span(UseOnly), take_word(UseOnly, "in")),
        *make("sentence", "this cannot be used if {condition:condition}", use_not_if, take_word(UseOnly, NOT_IF)),
        *heard("only", "if {condition:condition}", lambda f: Only(f["condition"], "if")),
        *heard("only", "(while|whenever) {condition:condition}", lambda f: Only(f["condition"], "while")),
        *heard("only", "(in|during|on|at) {condition:span}", lambda f: Only(f["condition"], "in")),
        *make("sentence", "{it:only.play} {only:only}", allowed(PlayOnly), unsaid, False),
        *make("sentence", "{it:only.use} {only:only}", allowed(UseOnly), unsaid, False),
        *make("sentence", "{it:never.play} (if|while|whenever) {condition:condition}", not_if, unsaid, False),
        *make("sentence", "{it:never.play} unless {condition:condition}", unless(PlayOnly), unsaid, False),
        *make("sentence", "{it:never.use} (if|while|whenever) {condition:condition}", use_not_if, unsaid, False),
        *make("sentence", "{it:never.use} unless {condition:condition}", unless(UseOnly), unsaid, False),
        *heard("sentence", "[but] only {only:only}", lambda f: UseOnly(f["only"].condition, f["only"].word, True)),
        *heard("sentence", "{it:only.use} {limit:limit}", lambda f: OnlySo(f["limit"])),
        *heard("condition1", "{who:player.pl} (have|control) any [{other:other}] {np:np.pl}", has_any),
        *heard("condition1", "{who:player.sg} (has|controls) any [{other:other}] {np:np.pl}", has_any),
        *constant("other", True, "other", canonical=False),
        *headed_rows(),
    ]
    for works in WORKING:
        found += heard("only.use", f"this [(ability|effect)] only {works}", lambda _: True)
        found += heard("only.use", f"this [(ability|effect)] {works} only", lambda _: True)
        base = works.removesuffix("s") if works != "applies" else "apply"
        found += heard("never.use", f"this [(ability|effect)] does not {base}", lambda _: True)
    for category, verbs in (("play", PLAYING), ("use", USING)):
        for base, done, able in verbs:
            found += constant(f"only.{category}", True, *fronts(base, done, able), canonical=False)
            found += constant(f"never.{category}", True, *denials(base, done), canonical=False)
    return found


def has_any(fields: Fields) -> Clause:
    """Read "you have any other drills" as "you have another drill"."""
    found: Phrase = fields["np"]
    filters = (*found.filters, Other()) if "other" in fields else found.filters
    return Clause("have", fields["who"], (Slot("what", Things(Some(Number(1)), found.kinds, filters)),))


def headed_rows() -> list[Row]:
    """ "Activate (only in your turn): ...", "Only in your turn: Activate: ..."."""
    found: list[Row] = []
    for role in ("used", "paid"):
        header = f"{{header:header.{role}}}"
        for start in (f"{header} [,] only {{only:only}}", f"only {{only:only}} (:|,) {header}"):
            found += heard("sentence", f"{start} : {{steps:step}}", headed)
            found += heard("sentence", f"{start} (:|,) {{cost:preds.base}} : {{steps:step}}", headed)
    return found


def headed(fields: Fields) -> Activated | None:
    """Make an ability that is used only then."""
    made = used(fields)
    only: Only = fields["only"]
    return None if made is None else replace(made, only=(PlayOnly(only.condition, only.word),))


def fronts(base: str, done: str, able: str) -> list[str]:
    """List the ways to begin what is allowed only so."""
    found = [
        f"{base} [{{x:itself}}] only",
        f"only {base} [{{x:itself}}]",
        f"you (can|may) {base} {{x:itself}} only",
        f"you (can|may) only {base} {{x:itself}}",
        f"[{{x:itself}}] (can|may) be {done} only",
        f"[{{x:itself}}] (can|may) only be {done}",
        f"{{x:itself}} must be {done}",
    ]
    return [*found, f"[{{x:itself}}] [is] only {able}", f"[{{x:itself}}] [is] {able} only"] if able else found


def denials(base: str, done: str) -> list[str]:
    """List the ways to begin what is not allowed then."""
    return [
        f"you cannot {base} {{x:itself}}",
        f"(do not|cannot) {base} {{x:itself}}",
        f"[{{x:itself}}] cannot be {done}",
    ]


def in_span(cls: type[Any]) -> Any:
    """Make what is allowed in a span of time alone."""
    return lambda fields: cls(fields["condition"], "in") if isinstance(fields["condition"], During) else None


def allowed(cls: type[Any]) -> Any:
    """Make what is allowed only so."""
    return lambda fields: cls(fields["only"].condition, fields["only"].word)


def unless(cls: type[Any]) -> Any:
    """Read "you cannot play this unless ..." as "play this only if ..."."""
    return lambda fields: cls(fields["condition"], "if")


def not_if(fields: Fields) -> PlayOnly | None:
    """Make what is not allowed then; "if it is not your turn" is said with "only if"."""
    return None if isinstance(fields["condition"], Unless) else PlayOnly(fields["condition"], NOT_IF)


def use_not_if(fields: Fields) -> UseOnly | None:
    """Make when an ability is not used."""
    return None if isinstance(fields["condition"], Unless) else UseOnly(fields["condition"], NOT_IF)


def take_word(cls: type[Any], word: str) -> Any:
    """Write what is said with one of the words."""

    def take(value: Any) -> Fields | None:
        return {"condition": value.condition} if type(value) is cls and value.word == word else None

    return take
