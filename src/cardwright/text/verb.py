"""What a verb of the card language is: its forms, and the frames in which it is used."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal


@dataclass(frozen=True)
class Also:
    """Another way to say a verb, read but never written; `passive` if its subject is the object."""

    word: str
    frame: str = ""
    passive: bool = False
    adverb: str = ""


@dataclass(frozen=True)
class Verb:
    """A verb: id, word forms (base, third person, past, participle, gerund), frames.

    `agent` tells who does it ("mostly player": things can, but "they" are players); `stative` verbs state a fact
    and have no imperative; `by` is the slot that becomes the subject of the passive ("" for none), `passives` its
    frames if they are not simply those without that slot.
    """

    id: str
    frames: tuple[str, ...]
    forms: tuple[str, ...]
    agent: Literal["player", "mostly player", "thing", "any"] = "player"
    stative: bool = False
    by: str = "what"
    passives: tuple[str, ...] = ()
    also: tuple[Also, ...] = ()
    meaning: str = ""

    def slots(self) -> dict[str, list[str]]:
        """Return the slot names with their categories."""
        found: dict[str, list[str]] = {}
        for frame in (*self.frames, *self.passives):
            for name, category in re.findall(r"\{(\w+):([^}]+)\}", frame):
                if category not in found.setdefault(name, []):
                    found[name].append(category)
        return found


IRREGULAR: Final = {
    "be": "be is was been being",
    "cancel": "cancel cancels cancelled cancelled cancelling",
    "cast": "cast casts cast cast casting",
    "channel": "channel channels channelled channelled channelling",
    "choose": "choose chooses chose chosen choosing",
    "become": "become becomes became become becoming",
    "come": "come comes came come coming",
    "control": "control controls controlled controlled controlling",
    "cost": "cost costs cost cost costing",
    "deal": "deal deals dealt dealt dealing",
    "die": "die dies died died dying",
    "draw": "draw draws drew drawn drawing",
    "bring": "bring brings brought brought bringing",
    "do": "do does did done doing",
    "hit": "hit hits hit hit hitting",
    "hurt": "hurt hurts hurt hurt hurting",
    "slay": "slay slays slew slain slaying",
    "smite": "smite smites smote smitten smiting",
    "strike": "strike strikes struck struck striking",
    "tear": "tear tears tore torn tearing",
    "throw": "throw throws threw thrown throwing",
    "blow": "blow blows blew blown blowing",
    "fight": "fight fights fought fought fighting",
    "flip": "flip flips flipped flipped flipping",
    "get": "get gets got got getting",
    "go": "go goes went gone going",
    "have": "have has had had having",
    "leave": "leave leaves left left leaving",
    "make": "make makes made made making",
    "lose": "lose loses lost lost losing",
    "pay": "pay pays paid paid paying",
    "put": "put puts put put putting",
    "skip": "skip skips skipped skipped skipping",
    "forgo": "forgo forgoes forwent forgone forgoing",
    "spend": "spend spends spent spent spending",
    "show": "show shows showed shown showing",
    "split": "split splits split split splitting",
    "sell": "sell sells sold sold selling",
    "steal": "steal steals stole stolen stealing",
    "swap": "swap swaps swapped swapped swapping",
    "take": "take takes took taken taking",
    "give": "give gives gave given giving",
    "send": "send sends sent sent sending",
    "find": "find finds found found finding",
    "keep": "keep keeps kept kept keeping",
    "hold": "hold holds held held holding",
    "shoot": "shoot shoots shot shot shooting",
    "stick": "stick sticks stuck stuck sticking",
    "grab": "grab grabs grabbed grabbed grabbing",
    "drop": "drop drops dropped dropped dropping",
    "drag": "drag drags dragged dragged dragging",
    "slap": "slap slaps slapped slapped slapping",
    "stop": "stop stops stopped stopped stopping",
    "nope": "nope nopes noped noped noping",
    "zap": "zap zaps zapped zapped zapping",
    "set": "set sets set set setting",
}


def forms_of(word: str) -> tuple[str, ...]:
    """Spell the five forms of a verb."""
    if word in IRREGULAR:
        return tuple(IRREGULAR[word].split())
    if word.endswith("e"):
        return word, word + "s", word + "d", word + "d", word[:-1] + "ing"
    if word.endswith("y") and word[-2] not in "aeiou":
        return word, word[:-1] + "ies", word[:-1] + "ied", word[:-1] + "ied", word + "ing"
    if word.endswith(("s", "sh", "ch", "x")):
        return word, word + "es", word + "ed", word + "ed", word + "ing"
    return word, word + "s", word + "ed", word + "ed", word + "ing"


def verb(
    name: str,
    *frames: str,
    word: str = "",
    agent: Literal["player", "mostly player", "thing", "any"] = "player",
    stative: bool = False,
    by: str = "what",
    passives: tuple[str, ...] = (),
    also: tuple[Also, ...] = (),
    meaning: str = "",
) -> Verb:
    """Make a lexicon entry."""
    return Verb(name, frames, forms_of(word or name), agent, stative, by, passives, also, meaning)
