"""Labels before what a text says: those that only name it are left out, the others are said as what they mean."""

from __future__ import annotations

from cardwright.text.label_marks import Marked, keyword_before
from cardwright.text.label_words import (
    AIM,
    ASKING,
    BEARERS,
    BRACKETS,
    CHOICES,
    COST,
    DOING,
    EMPTY,
    HOSTS,
    NUMBERED,
    OR_ELSE,
    PASSING,
    SIDES,
    SPOKEN,
    SUFFERED,
    SUFFERING,
    TELLING,
    THEN,
    USABLE,
    USING,
    VERBAL,
    WHEN,
    WORN,
)
from cardwright.text.synonyms import NUMBER_WORDS
from cardwright.text.tokens import Word
from cardwright.text.words import CardFacts, Vocabulary


def labelled(words: list[Word], text: str, vocabulary: Vocabulary, facts: CardFacts | None) -> list[Word]:
    """Return the words of a text with its labels as what they mean."""
    marked = [plain_mark(word, text) for word in unboxed(words)]
    return Labels(marked, vocabulary, facts).read()


def unboxed(words: list[Word]) -> list[Word]:
    """Say "(2) more" as "2 more"."""
    found: list[Word] = []
    index = 0
    while index < len(words):
        inner = words[index + 1 : index + 3]
        boxed = words[index].text == "(" and len(inner) == 2 and inner[0].text.isdecimal() and inner[1].text == ")"
        after = words[index + 3].text.lower() if index + 3 < len(words) else ""
        if boxed and after in NUMBERED:
            found.append(inner[0])
            index += 3
            continue
        found.append(words[index])
        index += 1
    return found


def plain_mark(word: Word, text: str) -> Word:
    """Say a bar between abilities as a stop, and a dash between words as a colon."""
    if word.text == "|":
        return Word(".", word.start, word.end)
    apart = text[word.start - 1 : word.start] == " " and text[word.end : word.end + 1] == " "
    return Word("\u2014", word.start, word.end) if word.text == "-" and apart else word


class Labels(Marked):
    """Walks through the words of a text and replaces what stands before its sentences."""

    def read(self) -> list[Word]:
        """Return the words as they are meant."""
        index = self.usable()
        while index < len(self.words):
            starts = not self.found or self.found[-1].text in (".", ":")
            after = self.label(index) if starts else index
            if after > index:
                index = after
                continue
            if starts and self.aim and self.found[-1].text == ".":
                index, self.aim = self.at_aim(index), ""
                continue
            if starts and self.hosted and (goes_on := self.of_host(index)) > index:
                index = goes_on
                continue
            low = [word.text.lower() for word in self.words[index : index + 2]]
            if starts and not self.hosted and low == ["cannot", "be"]:
                self.say("this", Word("", self.words[index].start, self.words[index].start))
            index = self.plain(index)
        return self.found

    def usable(self) -> int:
        """Say "activate only when your opponent attacks. Draw a card" as one; return where its event begins."""
        low = [word.text.lower() for word in self.words]
        stop = low.index(".") if "." in low[:-1] else 0
        for told in USABLE if stop and self.answers else ():
            size = len(told.split())
            if low[:size] == told.split() and ":" not in low[:stop]:
                self.say(self.answers, Word("", self.words[0].start, self.words[size - 1].end))
                self.pending = ":"
                return size
        return 0

    def at_aim(self, index: int) -> int:
        """Say of whom it is told what happens to the one that the sentence before pointed at."""
        word = self.words[index]
        said = [each.text.lower() for each in self.words[index : index + 4]]
        here, many = Word("", word.start, word.start), self.aim == "them"
        if word.text[:1] in "+-" and word.text[1:2].isdecimal():
            self.say("they get" if many else "it gets", here)
        elif said[0] in SUFFERING and not (many and said[0].endswith("s")):
            self.say("they" if many else "it", here)
        elif said[1:2] == ["damage"] and (said[0].isdecimal() or said[0] in NUMBER_WORDS):
            self.say(f"deal {said[0]} damage" if said[2:3] == ["to"] else f"deal {said[0]} damage to {self.aim}", here)
            return index + 2
        elif said[0] in SUFFERED and said[1:2] in ([], ["."], [","], ["to"], ["and"]):
            self.say(f"{said[0]} {self.aim}", word)
            return index + 1
        elif said[0] == "heal" and (said[1].isdecimal() or said[1] in NUMBER_WORDS):
            unit = said[2:3] if said[2:3] and said[2] in self.stats else []
            self.say(" ".join(("they heal" if many else "it heals", said[1], *unit)), word)
            return index + 2 + len(unit)
        return self.plain(index) if self.found[-1].text == "." else index

    def of_host(self, index: int) -> int:
        """Say of whom a note on an attached card speaks, and that "attach enemy" is to what it is attached."""
        word = self.words[index]
        said = [each.text.lower() for each in self.words[index : index + 3]]
        if said[0] in ("attach", "attaches") and said[1:2] and said[1] not in ("to", "this", "it", ":"):
            self.say("attach to", word)
            if said[1] in SIDES and said[2:3] in ([], ["."], [";"], [","], [":"]):
                self.say(f"{SIDES[said[1]]} {self.body} .", self.words[index + 1])
                return min(index + 3, len(self.words))
            return index + 1
        if said[0] in SIDES and said[1:3] == ["only", "."]:
            self.say(f"attach to {SIDES[said[0]]} {self.body}", word)
            return index + 2
        if word.text[:1] in "+-" and word.text[1:2].isdecimal():
            self.say(f"the attached {self.body} has", Word("", word.start, word.start))
            return self.bonuses(index)
        if said[0] == self.body and said[1:2] and said[1] in DOING:
            self.say("the attached", Word("", word.start, word.start))
        elif said[0] in DOING:
            self.say(f"the attached {self.body}", Word("", word.start, word.start))
        elif said[0] in self.stats:
            self.say("its", Word("", word.start, word.start))
            self.unnamed = True
            if said[1:2] in (["halved"], ["doubled"]):
                self.say(f"{said[0]} is", word)
                return index + 1
        return index

    def bonuses(self, index: int) -> int:
        """Join what the host gets in a note with "and" ("+1/+1, Guard"), and return where the sentence goes on."""
        end = next((at for at in range(index, len(self.words)) if self.words[at].text == "."), len(self.words))
        commas = [at for at in range(index, end) if self.words[at].text == ","]
        verbal = any(word.text.lower() in VERBAL for word in self.words[index:end])
        if not commas or verbal:
            return index
        last = commas[-1]
        self.found += [*self.words[index:last], Word("and", self.words[last].start, self.words[last].end)]
        return last + (2 if self.words[last + 1].text.lower() == "and" else 1)

    def plain(self, index: int) -> int:
        """Take one word as it is said; a question asks what must be so."""
        word = self.words[index]
        if word.text == ".":
            self.unnamed = False
        if self.unnamed and self.found[-1].text.lower() == "while" and word.text.endswith("ing"):
            self.say("it is", Word("", word.start, word.start))
        if word.text == "(" and (gloss := self.gloss(index)):
            return gloss
        if word.text.lower() == "target" and self.is_verb(index):
            return self.aimed(index + 1, word)
        if word.text == "?" and index + 1 < len(self.words):
            self.ask(word)
        elif word.text == "." and self.pending and index + 1 < len(self.words):
            self.say(self.pending, word)
            self.pending = ""
            return self.after_then(index + 1)
        else:
            self.found.append(word)
        return index + 1

    def ask(self, mark: Word) -> None:
        """Say "gets hit? Draw a card" as a condition and what is done then."""
        start = max((at + 1 for at, word in enumerate(self.found) if word.text in (".", ":")), default=0)
        first = self.found[start].text.lower() if start < len(self.found) else ""
        if first in ASKING:
            self.say(",", mark)
        elif first:
            place = self.found[start]
            self.found[start:start] = [Word("condition", place.start, place.start), Word(":", place.start, place.start)]
            self.say(":", mark)

    def after_then(self, index: int) -> int:
        """Return where a sentence begins behind the label of what is done."""
        end, after = self.extent(index)
        return after if end and self.name(index, end) in THEN else index

    def label(self, index: int) -> int:
        """Say the label that begins here as what it means, and return where what it stands before begins."""
        if (argued := self.argued(index)) > index:
            return argued
        if self.words[index].text == '"':
            return self.quoted(index)
        end, after = self.extent(index)
        name = self.name(index, end) if end else ""
        if not name:
            return index
        place = Word(name, self.words[index].start, self.words[end].end)
        boxed = self.words[index].text in BRACKETS or self.words[index].text == "("
        if name in self.headers:
            if boxed:
                self.say(f"{name} :", place)
            return after if boxed else index
        told = self.moment(name) or (self.state(name) if boxed or name.startswith("in ") else "")
        if told and self.words[after].text.lower() not in TELLING:
            self.say(told, place)
            return after
        if told:
            return after
        if (goes_on := self.structure(name, index, end, after, place)) > index:
            return goes_on
        if not boxed and self.verb(name, after):
            self.found.append(self.words[index])
            return after
        return after if self.is_empty(name, after) else index

    def state(self, name: str) -> str:
        """Return what words in brackets ask for: a place where this card is, what must be so, or a choice."""
        words = name.split()
        if self.hosted and name.removesuffix(" only") in SIDES:
            return f"attach to {SIDES[name.removesuffix(' only')]} {self.body} ."
        if name in self.vocabulary.words.dial_states or any(
            name in dial for dial in self.vocabulary.words.dials.values()
        ):
            return f"{name} :"
        if name in OR_ELSE:
            return "otherwise ,"
        if name in CHOICES:
            return "choose one :"
        if name in PASSING or words[0] in ("start", "end", "beginning"):
            return f"{name} :"
        if words[0] in ASKING or words[0] == "during":
            return f"{name} ,"
        if words[-1] == "mode":
            return f"while this is in {name.removeprefix('in ')} ,"
        if words[-1] == "zone":
            return f"while this is in your {name.removeprefix('in ').removeprefix('your ')} ,"
        zones = self.vocabulary.words.zones
        for zone in zones:
            said = self.vocabulary.phrase("zones", zone)
            if name.removeprefix("in ").removeprefix("your ") == said.lower() and not zones[zone].in_play:
                return f"while this is in your {said} ,"
        return ""

    def structure(self, name: str, index: int, end: int, after: int, place: Word) -> int:
        """Take a label that tells what part of the text follows, and return where that goes on."""
        following = self.words[after].text.lower()
        stop = any(word.text == "." for word in self.words[after:-1])
        if name in COST and stop and not following.isdecimal() and following not in NUMBER_WORDS:
            if self.stays:
                self.pending = ":"
            else:
                self.say("as an additional cost ,", place)
            return after
        if name == "attached" and not self.attaches and not self.bears:
            self.say("attached card :", place)
            return after
        if name in AIM and stop and self.words[end].text == ":":
            goes_on = self.aimed(after, place)
            if goes_on:
                said = [each.text.lower() for each in self.found]
                chosen = said[len(said) - said[::-1].index("choose")]
                self.aim = "it" if chosen in ("target", "another") else "them"
            return goes_on or index
        if name in BEARERS and self.hosted and following[:1] in "+-":
            return after
        if (goes_on := self.host(name, after, place)) > after - 1:
            return goes_on
        if name in WHEN and stop and following not in ASKING:
            self.say("condition :", place)
            self.pending = ":"
            return after
        return index

    def host(self, name: str, after: int, place: Word) -> int:
        """Take a label that says that this card is attached, and perhaps to what, before what its bearer gets."""
        parts = name.split()
        size = next((size for size in (2, 1) if " ".join(parts[:size]) in HOSTS), 0)
        following = self.words[after].text.lower()
        if not size or not (self.attaches or not self.bears) or following == "to":
            return 0
        given = following[:1] in "+-" or keyword_before(self.words[after : after + 1], self.vocabulary) != ""
        if not self.attaches:
            self.say("attached card :", place)
            return after if given else 0
        if parts[size:] and self.hosted:
            self.say(f"attach to {' '.join(parts[size:])} .", place)
        elif parts[size:]:
            return 0
        elif not given:
            self.say("attach to", place)
        if given and self.hosted and following[:1] not in "+-":
            self.say(f"the attached {self.body} has", place)
        return after

    def is_empty(self, name: str, after: int) -> bool:
        """Tell whether a label says nothing that its sentence does not say."""
        first, _, number = name.rpartition(" ")
        plain = first if number.isdecimal() else name
        following = self.words[after].text.lower()
        if plain in EMPTY:
            return plain not in WORN or self.attaches
        if plain in USING or plain == "aura":
            return not self.stays if plain in USING else not self.attaches
        sentence = [word.text.lower() for word in self.words[after:]]
        sentence = sentence[: sentence.index(".")] if "." in sentence else sentence
        if plain == "combo":
            return "if" in sentence
        if plain in SPOKEN:
            return following in ASKING or following in self.headers or plain == "trap" and following == "until"
        return False
