"""The verbs of the card language: one entry each, with the frames in which it is used.

A frame is what follows the verb: words, `{slot:category}` and `[optional parts]`; `(a|b)` accepts both and prints a.
From each frame come imperative, third person, past, perfect, gerund, passive and relative wordings, so one entry
serves effect, event, condition, cost, restriction and replacement. Slot names and categories are the interface to
the effects package (`python -m cardwright.text.lexicon` prints the listing):

    things     Reference | Things | Several        whom      the same, or a Player
    place      Place; `to` and `into` are places said as destinations, `source` also Reference("each", "damage")
    amount     Number | Variable | ThatMuch | Each computed  StatOf | CountOf | Half | Plus | Minus | Times | Number
    relative   More | Less (more: More only; extra: of things)       price     Cost | CostOf
    grants     Grants                              token     Token
    predicate  Trait | State | Is | InZone | AttachedTo | Controlled | Not       compared  Compared
    resource, kind                                 a vocabulary id (str)
    statof     StatOf      cause "damage" | Reference        sometrait  Trait, without values for any of its group
    nextspan, ownspan  During                      everything "abilities" | "keywords"
    difference Difference    none  Number(0)       holding   Holding    blocked  "any" | "more" | "all" | Compared
A frame with `{amount:amount}` and one with `{amount:computed}` fill the same slot.
"""

from __future__ import annotations

from typing import Final

from cardwright.text.harming import HARM
from cardwright.text.lexicon_having import HAVING
from cardwright.text.lexicon_times import TIMES
from cardwright.text.lexicon_tossing import TOSSING
from cardwright.text.verb import Also, Verb, forms_of, verb

__all__ = ["VERBS", "Also", "Verb", "forms_of", "listing"]

AT_ONCE: Final = ("at once", "at a time", "at the same time")
SWAPPED: Final = "{of:possessor} {one:stat} and {other:stat}"

VERBS: Final[tuple[Verb, ...]] = (
    verb("destroy", "{what:things}", agent="any", also=(Also("die", passive=True),)),
    verb("kill", "{what:things}", agent="any", meaning="as against destroy: its health is used up"),
    verb("die", "", agent="thing", by="", meaning="killed or destroyed"),
    verb(
        "exile",
        "{what:things} [from {source:source}]",
        "{zone:place}",
        agent="mostly player",
        also=(Also("remove", "{what:things} from the game"), Also("remove", "from the game {what:things}")),
    ),
    verb(
        "discard",
        "{what:things} [from {source:place}]",
        "{zone:place}",
        agent="mostly player",
        also=(Also("discard", "{what:elided}"), Also("discard", "{what:surplus}")),
    ),
    verb(
        "draw",
        "{what:things}",
        "{amount:extra.one} {what:onecard}",
        "{amount:extra} {what:bare}",
        also=(Also("draw", "{what:elided}"), Also("draw", "{what:refill}")),
        meaning="with amount: so many more or less than usual when it is next drawn for",
    ),
    *HARM,
    verb(
        "switch",
        "{what:things} to {mode:mode}",
        "to {mode:mode}",
        "{what:things} to the other mode",
        "to the other mode",
        agent="any",
        also=(Also("switch", "(modes|mode)"), Also("change", "(modes|mode)")),
    ),
    verb(
        "turn",
        "{what:things} {face:face}",
        "{face:face}",
        agent="any",
        also=(Also("flip", "{what:things} {face:face}"), Also("set", "{what:things} {face:face}")),
    ),
    verb(
        "shift",
        "{what:things} to {row:row}",
        "{what:things} {row:pace}",
        "{what:things} to the zone of {to:one}",
        "to {row:row}",
        "{row:pace}",
        word="move",
        agent="any",
    ),
    verb("regroup", "the zones of {what:things}", word="swap", by="", meaning="both stand where the other stood"),
    *HAVING,
    verb(
        "become",
        "the target of {what:things}",
        agent="thing",
        by="",
        also=(Also("become", "the target of {what:things} instead"),),
        meaning="an attack is redirected",
    ),
    verb("ignore", "{stat:stat}", agent="thing", stative=True, by=""),
    verb("pay", "{cost:price}", by="cost"),
    verb("search", "{zone:place} for {what:things}", "{zone:place}", by="zone"),
    verb(
        "look",
        "at {what:things}",
        "at {zone:place}",
        by="",
        also=(Also("view", "{what:things}"), Also("view", "{zone:place}")),
    ),
    verb("reveal", "{what:things} [from {source:place}] [(for|against) {cause:cause}]", "{zone:place}"),
    verb("remove", "{what:things} from the game", also=(Also("remove", "from the game {what:things}"),)),
    verb("activate", "{what:things}"),
    verb("use", "{what:things}"),
    verb(
        "make",
        "{what:things}",
        also=(Also("make", "{what:things} against (this|that|the) attack"),),
        meaning="a deed such as a perfect block",
    ),
    *TOSSING,
    *TIMES,
    verb("respond", "to {what:things}", passives=("to",), meaning="whatever is done in answer to it"),
    verb("pass", "", by="", meaning="a turn on which nothing is done"),
    verb("double", "{stat:statof}", by="stat"),
    verb(
        "swap",
        SWAPPED,
        "the {one:stat} of {of:things}",
        by="",
        also=(Also("switch", SWAPPED), Also("exchange", SWAPPED)),
    ),
    verb("block", "{amount:blocked}", agent="any", stative=True, by=""),
    verb(
        "put",
        "{what:things} [from {source:place}] {to:into} [under {keeper:owner} control]",
        "{zone:place} {to:into}",
        also=(
            Also("take", "{what:things} [from {source:place}] {to:into}"),
            Also("put", "{what:things} {to:into} from {source:place}"),
        ),
    ),
    verb(
        "mark",
        "a {stat:counter.sg} on {what:things}",
        "{amount:amount} {stat:counter.pl} on {what:things}",
        word="put",
        by="",
        also=(
            Also("put", "(another|one|1) {stat:counter.sg} (on|onto|to) {what:things}"),
            Also("put", "a [additional] {stat:counter.sg} (onto|to) {what:things}"),
            Also("put", "{amount:amount} [(more|additional)] {stat:counter.pl} (onto|to) {what:things}"),
            Also("put", "(a|another) {stat:counter.sg}"),
            Also("put", "{amount:amount} {stat:counter.pl}"),
        ),
        meaning="so many counters, 1 if it is not said",
    ),
    verb(
        "unmark",
        "a {stat:counter.sg} from {what:things}",
        "{amount:amount} {stat:counter.pl} from {what:things}",
        "all {every:counter.pl} from {what:things}",
        word="remove",
        by="",
        also=(
            Also("remove", "(one|1) {stat:counter.sg} (from|off) {what:things}"),
            Also("remove", "{amount:amount} {stat:counter.pl} off {what:things}"),
            Also("remove", "(a|one|1) {stat:counter.sg}"),
            Also("remove", "{amount:amount} {stat:counter.pl}"),
            Also("remove", "all [its] {every:counter.pl}"),
        ),
    ),
    verb(
        "put_back",
        "{what:things} back",
        word="put",
        also=(Also("rearrange", "{what:things}", adverb="in any order"),),
    ),
    verb(
        "return",
        "{what:things} [from {source:place}] {to:to} [under {keeper:owner} control]",
        passives=("[from {source:place}] {to:to} [under {keeper:owner} control]", ""),
        also=(
            Also("bring", "{what:things} [from {source:place}] back {to:to}"),
            Also("put", "{what:things} [from {source:place}] back {to:into}"),
            Also("return", "[from {source:place}] {to:to} [under {keeper:owner} control]", passive=True),
            *(Also("return", "[there]", passive=True), Also("come", "back [there]", passive=True)),
            Also("go", "back [there]", passive=True),
        ),
    ),
    verb(
        "shuffle",
        "{what:things} [from {source:place}] {to:into}",
        "{zone:place}",
        "{zone:place} {to:into}",
        also=(Also("shuffle"),),
    ),
    verb("move", "{what:things} [from {source:place}] {to:to}", "{what:things} to {side:owner} side"),
    verb("set", "the {dial:dial} to {value:dialvalue}", by="", meaning="a dial of the vocabulary and its new value"),
    verb(
        "summon",
        "{what:things} [from {source:place}]",
        "{token:token}",
        "{copy:copied}",
        agent="any",
        also=(
            Also("create", "{token:token}"),
            Also("make", "{token:token}"),
            Also("create", "{copy:copied}"),
            Also("make", "{copy:copied}"),
            Also("put", "{copy:copied} {to:into}"),
            Also("put", "{token:token} {to:into}"),
            Also("put", "{copy:copied} {to:into} as a token"),
        ),
    ),
    verb("resummon", "{what:things}"),
    verb("play", "{what:things} [from {source:place}]"),
    verb("channel", "{what:things} [from {source:place}]"),
    verb("counter", "{what:things}", agent="any", meaning="it leaves the stack and does nothing"),
    verb("cancel", "{what:things}", agent="any"),
    verb("copy", "{what:things}", agent="any", meaning="what a waiting card does is done once more, by who copies it"),
    verb("sacrifice", "{what:things}"),
    verb("target", "{what:whom}", agent="any"),
    verb("name", "{what:things}", meaning="the name is kept in NAMED"),
    verb(
        "choose",
        "{what:whom}",
        "{trait:sometrait}",
        also=(Also("name", "{trait:sometrait}"),),
        meaning="with trait: one of a trait group, for later words",
    ),
    verb("attach", "{what:things} to {to:things}", by="", also=(Also("move", "{what:things} (to|onto) {to:things}"),)),
    verb("detach", "{what:things}", also=(Also("unequip", "{what:things}"),)),
    verb("gain_control", "control of {what:things}", word="gain", also=(Also("take", "control of {what:things}"),)),
    verb(
        "trade",
        "control of {what:things} and {other:things}",
        word="exchange",
        by="",
        also=(Also("swap", "control of {what:things} and {other:things}"),),
        meaning="both change sides",
    ),
    verb(
        "trade_two",
        "control of {what:some.pl}",
        "control of {what:pronoun.obj}",
        word="exchange",
        by="",
        also=(Also("swap", "control of {what:some.pl}"), Also("swap", "control of {what:pronoun.obj}")),
        meaning="both change sides, if they stand on different ones",
    ),
    verb("attack", "[{whom:whom}]", agent="thing", by="whom"),
    verb("counterattack", "[{whom:whom}]", agent="thing", by="whom"),
    verb("fight", "[{whom:things}]", agent="thing", by="whom"),
    verb(
        "enter",
        "[{zone:place}] [from {source:place}]",
        agent="thing",
        by="",
        also=(
            *(Also("enter", "play"), Also("come", "into play")),
            *(Also("come", "onto {zone:place}"), Also("come", "into {zone:place}")),
        ),
    ),
    verb("leave", "{zone:place}", agent="thing", by=""),
    verb(
        "go",
        "[from {source:place}] {to:to}",
        agent="thing",
        by="",
        also=(Also("go", "{to:to} from {source:place}"),),
    ),
    verb("get", "{grants:grants}", agent="any", by="", meaning="said as have when it is a continuous fact; also gain"),
    verb(
        "lose",
        "{grants:grants}",
        "{amount:amount} {resource:resource}",
        "{resource:resource} equal to {amount:computed}",
        "{resource:resource}",
        "{amount:altered}",
        "{amount:doubled}",
        "{amount:measured} {resource:resource}",
        "{amount:amount} {unit:unit} of {of:possessor} {sort:traitgroup}",
        "{all:everything}",
        agent="any",
        by="",
        also=(Also("lose", "{amount:much} [{resource:resource}]"),),
    ),
    verb("weaken", "{grants:lessened}", word="lose", agent="thing", by="", meaning="the stat gets lower"),
    verb(
        "regain",
        "{amount:amount} {resource:resource}",
        agent="thing",
        by="",
        also=(
            *(
                Also("recover", "{amount:amount} {resource:resource}"),
                Also("heal", "{amount:amount} {resource:resource}"),
            ),
            Also("heal", "{amount:number}"),
        ),
        meaning="is healed",
    ),
    verb(
        "count",
        "as {how:predicate.sg}",
        "as {how:predicate.pl}",
        "as each {every:traitgroup}",
        agent="thing",
        stative=True,
        by="",
        also=(
            Also("count", "as {how:predicate.sg} (too|also)"),
            Also("count", "as {how:predicate.sg} as well"),
            Also("count", "as (all|any) {every:traitgroup}"),
        ),
        meaning="something besides what it is",
    ),
    verb(
        "control",
        "{what:things}",
        stative=True,
        also=(
            Also("have", "{what:things} out"),
            Also("have", "{what:things} out (there|already)"),
            *(Also(word, f"{{what:things}} {end}") for word in ("have", "control") for end in AT_ONCE),
        ),
    ),
    verb("have", "{what:things}", "{holding:holding}", stative=True, by="", meaning="a player has cards"),
    verb("contain", "{what:things}", agent="any", stative=True, meaning="the subject is a Place"),
    verb(
        "cost",
        "{amount:relative}",
        "{amount:price}",
        "{amount:zero}",
        agent="thing",
        stative=True,
        by="",
        also=(
            Also("cost", "{payer:player.obj} {amount:relative}"),
            Also("cost", "{payer:player.obj} {amount:relative} to (play|cast|deploy)"),
            Also("cost", "{amount:relative} to (play|cast|deploy)"),
            Also("cost", "{amount:zero} to (play|cast|deploy)"),
            Also("cost", "{amount:relative} for {payer:player.obj}"),
        ),
    ),
    verb(
        "be",
        "{how:predicate.sg}",
        "{how:predicate.pl}",
        "{how:compared}",
        "{how:parity}",
        "{how:halved}",
        agent="any",
        stative=True,
        by="",
        also=(
            Also("become", "{how:predicate.sg}"),
            Also("become", "{how:predicate.pl}"),
            Also("become", "{how:compared}"),
            Also("stand", "{how:predicate.sg}"),
            Also("stand", "{how:predicate.pl}"),
        ),
        meaning="as a fact it sets what it says; with compared the subject is a number",
    ),
)


def listing() -> str:
    """List every verb with its slots, for the effects package and the manual."""
    lines = []
    for entry in VERBS:
        slots = ", ".join(f"{name}: {' | '.join(categories)}" for name, categories in entry.slots().items())
        meaning = f"   ({entry.meaning})" if entry.meaning else ""
        lines.append(f"{entry.id:14} {entry.agent:7} {slots}{meaning}")
    return "\n".join(lines)


if __name__ == "__main__":
    print(listing())
