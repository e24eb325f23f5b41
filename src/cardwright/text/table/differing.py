"""Different ones: how many different elements there are, no two of the same name, two different creatures."""

from __future__ import annotations

from typing import Any, Final

from cardwright.text.rows import Fields, Row, constant, heard, make, same
from cardwright.text.table.phrase import Phrase, phrase
from cardwright.text.table.things import Choose, Pick, quantity, some
from cardwright.text.tree import (
    ANY_CARD,
    NAME,
    All,
    Among,
    Clause,
    Compared,
    Controlled,
    InPlay,
    InZone,
    Kind,
    Number,
    Player,
    Quantity,
    Slot,
    Things,
    Unlike,
    Variety,
)

NONE: Final = Compared("exactly", Number(0))
ANY: Final = Compared("at least", Number(1))
CONTROLLED: Final = (("player.sg", "has", "controls"), ("player.pl", "have", "control"))


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of what differs or is the same."""
    return [*word_rows(verbs), *picked_rows(), *variety_rows(), *alike_rows(), *distinct_rows()]


def word_rows(verbs: tuple[str, ...]) -> list[Row]:
    """What things can differ in."""
    return [
        *same("differing.sg", "traitgroup"),
        *same("differing.pl", "traitgroup.pl"),
        *constant("differing.sg", NAME, "name"),
        *constant("differing.pl", NAME, "names"),
        *(constant("differing.sg", "cost", "cost") if "cost" in verbs else ()),
        *(constant("differing.pl", "cost", "costs") if "cost" in verbs else ()),
    ]


def picked_rows() -> list[Row]:
    """ "Two creatures with different names", "up to three cards, each of a different element"."""

    def unlike(fields: Fields) -> Unlike:
        return Unlike(fields["what"])

    def take(value: Any) -> Fields | None:
        return {"what": value.what} if isinstance(value, Unlike) else None

    one, many = "{what:differing.sg}", "{what:differing.pl}"
    found = make("after.pl", f"with different {many}", unlike, take)
    for said in (
        f"of different {many}",
        f"that have different {many}",
        f"[all] with [(all|unique|distinct)] different {many}",
        f"with (unique|distinct|differing) {many}",
        f"of (distinct|differing) {many}",
        f"[,] each with (a|its own) (different|unique) {one} [,]",
        f"[,] each with a {one} of its own [,]",
        f"[,] each of a different {one} [,]",
        f"[,] no two (of|with) the same {one} [,]",
        f"[,] no two of which (share|have) (a|the same) {one} [,]",
        f"[,] none of which share a {one} [,]",
        f"that do not share a {one}",
        f"that don't share a {one}",
    ):
        found += heard("after.pl", said, unlike)
    return [*found, *heard("adjective", "(differently|uniquely) named", lambda _: Unlike())]


def variety_rows() -> list[Row]:
    """ "The number of different elements among creatures you control", "for each different name among them"."""

    def various(fields: Fields) -> Variety:
        return Variety(fields["what"], fields["of"])

    def take(value: Any) -> Fields | None:
        return {"what": value.what, "of": value.of} if isinstance(value, Variety) and not value.twice else None

    def among(fields: Fields) -> Variety:
        found: Phrase = fields["np"]
        return Variety(fields.get("what", NAME), Things(All(), found.kinds, found.filters))

    def lying(fields: Fields) -> Variety:
        return Variety(fields["what"], Things(All(), card_kinds(), (fields["where"],)))

    def there(fields: Fields) -> Clause:
        return is_so(various(fields), at_least(fields["compared"]))

    found: list[Row] = heard(
        "condition1", "there are {compared:compared} different {what:differing.pl} among {of:group}", there
    )
    for who, have, control in CONTROLLED:
        kinds = "{compared:compared} different {what:differing.pl}"
        found += heard("condition1", f"{{who:{who}}} ({control}|{have}) {{of:bare}} (of|with) {kinds}", owned)
        found += heard("condition1", f"{{who:{who}}} ({control}|{have}) {{of:bare}} (of|with) {kinds} in play", owned)
        such = "{compared:compared} {of:bare} (of|with) different {what:differing.pl}"
        found += heard("condition1", f"{{who:{who}}} ({control}|{have}) {such}", owned)
        found += heard("condition1", f"{{who:{who}}} ({control}|{have}) {such} {{where:lying}}", owned)
    for link in ("among", "in", "of"):
        found += heard("eachof", f"each different {{what:differing.sg}} {link} {{of:group}}", various)
        found += heard("eachof", f"each (unique|distinct) {{what:differing.sg}} {link} {{of:group}}", various)
    for start, number in (("eachof", "sg"), ("factor", "pl")):
        words = "each different" if start == "eachof" else "the number of different"
        found += heard(start, f"{words} {{what:differing.{number}}} of {{np:np.sg}}", among)
        found += heard(start, f"{words} {{what:differing.{number}}} of {{np:np.pl}}", among)
        found += heard(start, f"{words} {{what:differing.{number}}} {{where:lying}}", lying)
    return [
        *found,
        *make("factor", "the number of different {what:differing.pl} (among|of|in) {of:group}", various, take),
        *heard("factor", "the number of (unique|distinct) {what:differing.pl} (among|of|in) {of:group}", various),
        *heard("eachof", "each {what:traitgroup} among {of:group}", various),
        *heard("eachof", "each differently named {np:np.sg}", among),
        *heard("eachof", "each {np:np.sg} (with|of) a different {what:differing.sg}", among),
        *heard("factor", "the number of differently named {np:np.pl}", among),
        *heard("factor", "the number of {np:np.pl} (with|of) different {what:differing.pl}", among),
        *heard("lying", "in {place:place}", lambda f: InZone(f["place"])),
        *heard("lying", "(on|in) [the] (field|board|battlefield|table|play)", lambda _: InPlay()),
    ]


def card_kinds() -> tuple[Kind, ...]:
    """Make "cards"."""
    return (Kind((ANY_CARD,)),)


def at_least(compared: Compared) -> Compared:
    """So many different ones are there if there are more."""
    return Compared("at least", compared.amount) if compared.how == "exactly" else compared


def is_so(subject: Variety, compared: Compared) -> Clause:
    """Make the condition that there are so many."""
    return Clause("be", subject, (Slot("how", compared),))


def of_player(group: Things, who: Player) -> Things | None:
    """Such things of a player."""
    if any(isinstance(item, InZone) for item in group.filters):
        return group
    merged = phrase(group.kinds, (*group.filters, Controlled(who)))
    return None if merged is None else Things(All(), merged.kinds, merged.filters)


def owned(fields: Fields) -> Clause | None:
    """Read "you control creatures of 3 different elements"."""
    group: Things | None = fields["of"]
    assert group is not None
    if "where" in fields:
        merged = phrase(group.kinds, (*group.filters, fields["where"]))
        group = None if merged is None else Things(All(), merged.kinds, merged.filters)
    group = None if group is None else of_player(group, fields["who"])
    return None if group is None else is_so(Variety(fields["what"], group), at_least(fields["compared"]))


def alike_rows() -> list[Row]:
    """ "If no two creatures you control share an element", "if you control two creatures with the same name"."""

    def shared(fields: Fields) -> Variety:
        return Variety(fields["what"], fields["of"], True)

    def take(value: Any) -> Fields | None:
        return {"what": value.what, "of": value.of} if isinstance(value, Variety) and value.twice else None

    def of_such(compared: Compared) -> Any:
        def build(fields: Fields) -> Clause | None:
            found: Phrase = fields["np"]
            group: Things | None = Things(All(), found.kinds, found.filters)
            if "who" in fields:
                group = of_player(Things(All(), found.kinds, found.filters), fields["who"])
            return None if group is None else is_so(Variety(fields["what"], group, True), compared)

        return build

    one, many = "{what:differing.sg}", "{what:differing.pl}"
    found = make("factor", f"the number of {many} shared among {{of:group}}", shared, take)
    share = (f"share a {one}", f"have the same {one}", f"are of the same {one}", f"share the same {one}")
    for said in share:
        found += heard("condition1", f"no two {{np:np.pl}} {said}", of_such(NONE))
        found += heard("condition1", f"none of {{np:np.pl}} {said}", of_such(NONE))
        found += heard("condition1", f"(two|2) {{np:np.pl}} {said}", of_such(ANY))
        found += heard("condition1", f"(two|2) or more {{np:np.pl}} {said}", of_such(ANY))
        found += heard("condition1", f"at least (two|2) {{np:np.pl}} {said}", of_such(ANY))
    for said in (f"have different {many}", f"have a different {one}", f"are of different {many}"):
        found += heard("condition1", f"all {{np:np.pl}} {said}", of_such(NONE))
        found += heard("condition1", f"all of {{np:np.pl}} {said}", of_such(NONE))
    found += heard("condition1", f"each {{np:np.sg}} has a different {one}", of_such(NONE))
    for who, have, control in CONTROLLED:
        start = f"{{who:{who}}} ({control}|{have})"
        for said in (f"(with|of) the same {one}", f"that share a {one}", f"that have the same {one}"):
            found += heard("condition1", f"{start} no [two] {{np:np.pl}} {said}", of_such(NONE))
            found += heard("condition1", f"{start} (two|2) {{np:np.pl}} {said}", of_such(ANY))
            found += heard("condition1", f"{start} (two|2) or more {{np:np.pl}} {said}", of_such(ANY))
            found += heard("condition1", f"{start} at least (two|2) {{np:np.pl}} {said}", of_such(ANY))
    return found


def distinct_rows() -> list[Row]:
    """ "Two different creatures": nothing is chosen twice anyway; of cards unseen, names could be meant."""

    def told(up_to: bool, how: str) -> tuple[Choose, Pick]:
        choose, pick = some(how, up_to)

        def build(fields: Fields) -> Quantity | None:
            return choose(fields) if lies_open(fields["np"]) else None

        return build, pick

    found: list[Row] = []
    for word in ("different", "separate"):
        found += quantity("some.pl", f"{{n:count}} {word} {{np:np.pl}}", *told(False, "choice"), False)
        found += quantity("some.pl", f"{{n:count}} {word} target {{np:np.pl}}", *told(False, "target"), False)
        found += quantity("some.pl", f"up to {{n:count}} {word} {{np:np.pl}}", *told(True, "choice"), False)
        found += quantity("some.pl", f"up to {{n:count}} {word} target {{np:np.pl}}", *told(True, "target"), False)
    return found


def lies_open(found: Phrase) -> bool:
    """Tell whether things in play are meant, not cards of a hand or deck."""
    if any(isinstance(item, InZone | Among) for item in found.filters):
        return False
    sided = any(isinstance(item, Controlled) for kind in found.kinds for item in (*kind.filters, *found.filters))
    plain = not any(kind.card or set(kind.nouns) & {ANY_CARD, "card"} for kind in found.kinds)
    return plain or (sided and not any(kind.card for kind in found.kinds))
