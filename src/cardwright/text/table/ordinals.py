"""The second, the third: of the things that come in a turn or a round, and of the times that something happens."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Build, Fields, Row, constant, heard, make
from cardwright.text.table.moving import DECK
from cardwright.text.table.steps import steps_of
from cardwright.text.table.things import quantity, top
from cardwright.text.tree import HAND, Clause, Duration, First, Limit, Number, Place, Relative, Things, Triggered

ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
FIGURES: Final = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th")
AFTER: Final = (
    "(after|beyond|except|besides) the {nth:ordinal} [one] [(each|per) {span:phase}]",
    "(except|besides|but) for the {nth:ordinal} [one] [(each|per) {span:phase}]",
)
"""Words for all that come later than one."""
LATEST: Final = "(last|latest|most recent)"
AT_LAST: Final = "(last|most recently)"
GONE: Final = (
    "(that|which) (went|has gone|came|was sent|got sent) (to|into)",
    "(that|which) (was|were|has been|have been|got) (put|placed|sent) (in|into|to|on|onto)",
    "(that|which) (entered|reached)",
    "(put|sent|placed) (in|into|to)",
)
"""How a card has come to lie on a pile."""
SPANS: Final = ("(each|per|a|this)", "(in|of|during) (a|the|each|one)", "in the same")


def rows() -> list[Row]:
    """Return the rows of ordinals."""
    found = [
        *[row for n, word in enumerate(ORDINALS, 1) for row in constant("ordinal", n, word, FIGURES[n - 1])],
        *make("limit", "for the {nth:ordinal} time each {span:phase}", nth_time, take_nth_time),
        *quantity("some.sg", "the {nth:ordinal} {np:np.sg}", later, take_later),
        *quantity("some.pl", "the first {n:number} {np:np.pl}", through, take_through),
        *quantity("some.sg", "each {np:np.sg} after the {nth:ordinal}", after, take_after),
        *heard("sentence", "the first {n:number} times {event:event} , {steps:step}", often_trigger),
        *heard(
            "sentence", "the first {n:number} times (each|per) {span:phase} {event:event} , {steps:step}", often_trigger
        ),
        *heard("sentence", "the {nth:ordinal} time {event:event} , {steps:step}", nth_trigger),
        *heard("sentence", "the {nth:ordinal} time each {span:phase} {event:event} , {steps:step}", nth_trigger),
    ]
    for last in AFTER:
        found += heard("some.sg", f"each {{np:np.sg}} {last}", all_after)
        found += heard("some.pl", f"[all] {{np:np.pl}} {last}", all_after)
    for span in SPANS:
        for whose in ("a", "your", "(their|its)"):
            template = f"{whose} {{nth:ordinal}} {{np:np.sg}} {span} {{span:phase}}"
            found += quantity("some.sg", template, within, lambda _: None, False)
    return [*found, *age_rows()]


def age_rows() -> list[Row]:
    """ "The two newest cards of your boneyard" are the top two, the oldest the bottom ones; "the last card that went to
    your boneyard" is the top one."""
    found: list[Row] = []
    one, many_such = top(False, True)[0], top(False, False)[0]
    for gone in GONE:
        for told in (
            f"the {LATEST} {{np:np.sg}} {gone} {{of:place}}",
            f"the {{np:np.sg}} {gone} {{of:place}} {AT_LAST}",
        ):
            found += quantity("some.sg", told, piled(one), lambda _: None, False)
        for told in (
            f"the {LATEST} {{n:count}} {{np:np.pl}} {gone} {{of:place}}",
            f"the {{n:count}} {{np:np.pl}} {gone} {{of:place}} {AT_LAST}",
        ):
            found += quantity("some.pl", told, piled(many_such), lambda _: None, False)
    recent = "the most recent {np:np.sg} (of|in|from) {of:place}"
    found += quantity("some.sg", recent, piled(one), lambda _: None, False)
    for words, bottom in (("(newest|latest|topmost|uppermost)", False), ("(oldest|earliest|bottommost)", True)):
        single = f"the {words} {{np:np.sg}} (of|in|from) {{of:place}}"
        found += quantity("some.sg", single, top(bottom, True)[0], lambda _: None, False)
        for start in (f"the {{n:count}} {words}", f"the {words} {{n:count}}"):
            many = f"{start} {{np:np.pl}} (of|in|from) {{of:place}}"
            found += quantity("some.pl", many, top(bottom, False)[0], lambda _: None, False)
    return found


def piled(build: Build) -> Build:
    """Read it of a pile on which cards are put as they come; a deck is none."""

    def of_pile(fields: Fields) -> Any:
        place = fields["of"]
        return None if not isinstance(place, Place) or place.zone in (DECK, HAND) else build(fields)

    return of_pile


def nth_time(fields: Fields) -> Limit | None:
    """Make "for the second time each turn"; the first has a row of its own."""
    return Limit(fields["nth"], fields["span"], True) if fields["nth"] > 1 else None


def take_nth_time(value: Any) -> Fields | None:
    """Write "for the second time each turn"."""
    is_later = isinstance(value, Limit) and value.first and value.count > 1
    return {"nth": value.count, "span": value.span} if is_later else None


def later(fields: Fields) -> First | None:
    """Make "the second spell"; the first has a row of its own."""
    return First(fields["nth"]) if fields["nth"] > 1 else None


def take_later(value: Any) -> Fields | None:
    """Write "the second spell"."""
    later_one = isinstance(value, First) and value.number > 1 and not value.span and not value.how
    return {"nth": value.number} if later_one else None


def through(fields: Fields) -> First | None:
    """Make "the first 2 spells"."""
    number = fields["n"]
    return First(number.value, how="through") if isinstance(number, Number) and number.value > 1 else None


def take_through(value: Any) -> Fields | None:
    """Write "the first 2 spells"."""
    said = isinstance(value, First) and value.how == "through" and not value.span
    return {"n": Number(value.number)} if said else None


def after(fields: Fields) -> First:
    """Make "each spell after the first"."""
    return First(fields["nth"], how="after")


def all_after(fields: Fields) -> Things | None:
    """Read "each spell you play after the first each turn", whose span is that of the playing."""
    found = fields["np"]
    if found is None:
        return None
    filters = found.filters
    if "span" in fields:
        played = [one for one in filters if isinstance(one, Relative) and one.clause.duration is None]
        if len(played) != 1:
            return None
        dated = Relative(replace(played[0].clause, duration=Duration("each", fields["span"])))
        filters = tuple(dated if one is played[0] else one for one in filters)
    return Things(after(fields), found.kinds, filters)


def take_after(value: Any) -> Fields | None:
    """Write "each spell after the first"."""
    said = isinstance(value, First) and value.how == "after" and not value.span
    return {"nth": value.number} if said else None


def often_trigger(fields: Fields) -> Triggered | None:
    """Read "the first 2 times each turn you draw a card, ..." as what happens so often each turn."""
    number, event = fields["n"], fields["event"]
    if not isinstance(number, Number) or number.value < 1 or not isinstance(event, Clause) or event.limit:
        return None
    span = fields.get("span", "")
    if event.duration is not None and event.duration.kind == "each" and not span:
        span, event = event.duration.span, replace(event, duration=None)
    return Triggered(event, steps_of(fields["steps"]), None, Limit(number.value, span)) if span else None


def within(fields: Fields) -> First:
    """Read "your second spell each turn"."""
    return First(fields["nth"], fields["span"])


def nth_trigger(fields: Fields) -> Triggered | None:
    """Read "the second time you draw a card each turn, ..."."""
    event = fields["event"]
    if not isinstance(event, Clause) or event.limit or fields["nth"] == 1:
        return None
    span = fields.get("span", "")
    if event.duration is not None and event.duration.kind == "each" and not span:
        span, event = event.duration.span, replace(event, duration=None)
    return Triggered(event, steps_of(fields["steps"]), None, Limit(fields["nth"], span, True)) if span else None
