"""Labels before what a text says: those that only name it are left out, the others are said as what they mean."""

from __future__ import annotations

from cardwright.text.label_words import (
    AIM,
    ASKING,
    BRACKETS,
    CHOICES,
    CLAUSE_STARTS,
    COLONS,
    COST,
    DAWN,
    DEPLOYING,
    DESTROYED,
    DOING,
    DUSK,
    DYING,
    EMPTY,
    ENTERING,
    GLOSSES,
    HOSTS,
    LONGEST,
    NUMBERED,
    OBJECTS,
    OR_ELSE,
    OWN_TURN,
    PASSING,
    SIDES,
    SINGLE,
    SLAYING,
    SPOKEN,
    STRIKING,
    TELLING,
    THEIR_TURN,
    THEN,
    UNSHOWN,
    VERBAL,
    WHEN,
    WORN,
)
from cardwright.text.language import language_for
from cardwright.text.synonyms import NUMBER_WORDS, VERBS
from cardwright.text.tokens import Word, split_words
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


class Labels:
    """Walks through the words of a text and replaces what stands before its sentences."""

    def __init__(self, words: list[Word], vocabulary: Vocabulary, facts: CardFacts | None) -> None:
        self.words = words
        self.vocabulary = vocabulary
        self.stays = facts is not None and vocabulary.stays(facts)
        self.attaches = facts is not None and (vocabulary.attaches(facts) or vocabulary.is_worn(facts))
        self.stats = {
            said.lower()
            for name, stat in vocabulary.words.stats.items()
            for said in (stat.words or name, *stat.synonyms)
        }
        headers = vocabulary.words.headers.items()
        self.headers = {said.lower() for name, each in headers for said in (each.words or name, *each.synonyms)}
        bodies = [name for name, noun in vocabulary.words.nouns.items() if noun.role == "type" and noun.stats is True]
        self.body = vocabulary.noun(bodies[0]) if bodies else ""
        self.hosted = facts is not None and vocabulary.attaches(facts) and bool(self.body)
        self.found: list[Word] = []
        self.unnamed = False
        """Whether a sentence speaks of the host without naming it."""
        self.pending = ""
        """What the sentence before was, of which this one tells what comes of it."""

    def read(self) -> list[Word]:
        """Return the words as they are meant."""
        index = 0
        while index < len(self.words):
            starts = not self.found or self.found[-1].text in (".", ":")
            after = self.label(index) if starts else index
            if after > index:
                index = after
                continue
            if starts and self.hosted:
                index = self.of_host(index)
            elif starts and [word.text.lower() for word in self.words[index : index + 2]] == ["cannot", "be"]:
                self.say("this", Word("", self.words[index].start, self.words[index].start))
            if index < len(self.words):
                index = self.plain(index)
        return self.found

    def of_host(self, index: int) -> int:
        """Say of whom a note on an attached card speaks, and that "attach enemy" is to what it is attached."""
        word = self.words[index]
        said = [each.text.lower() for each in self.words[index : index + 3]]
        if said[0] in ("attach", "attaches") and said[1:2] and said[1] not in ("to", "this", "it", ":"):
            self.say("attach to", word)
            if said[1] in SIDES and said[2:3] in ([], ["."], [";"], [","]):
                self.say(f"{SIDES[said[1]]} {self.body}", self.words[index + 1])
                return index + 2
            return index + 1
        if word.text[:1] in "+-" and word.text[1:2].isdecimal():
            self.say(f"the attached {self.body} has", Word("", word.start, word.start))
            return self.bonuses(index)
        if said[0] in DOING:
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

    def gloss(self, index: int) -> int:
        """Return where a text goes on behind a parenthesis that only says a verb in other words, 0 if it does not."""
        end = next((at for at in range(index, len(self.words)) if self.words[at].text == ")"), 0)
        inner = " ".join(word.text.lower() for word in self.words[index + 1 : end]).removesuffix(" .")
        verb = self.found[-1].text.lower() if self.found else ""
        said = [word.text.lower() for word in self.found]
        if verb in GLOSSES and inner in GLOSSES[verb] or ("look" in said and inner in UNSHOWN):
            return end + 1
        return 0

    def is_verb(self, index: int) -> bool:
        """Tell whether "target" is what is done: "target 1 creature; destroy it"."""
        first = not self.found or self.found[-1].text.lower() in CLAUSE_STARTS
        following = [word.text.lower() for word in self.words[index + 1 : index + 3]]
        counted = bool(following) and (
            following[0] in SINGLE or following[0].isdecimal() or following[0] in NUMBER_WORDS
        )
        return first and len(following) == 2 and (counted or following == ["up", "to"])

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

    def say(self, meant: str, place: Word) -> None:
        """Add words that stand for one."""
        self.found += [Word(part.text, place.start, place.end) for part in split_words(meant)]

    def after_then(self, index: int) -> int:
        """Return where a sentence begins behind the label of what is done."""
        end, after = self.extent(index)
        return after if end and self.name(index, end) in THEN else index

    def extent(self, index: int) -> tuple[int, int]:
        """Return where the label that begins here ends, and what follows it; 0 if there is none."""
        words = self.words
        closing = BRACKETS.get(words[index].text) if index < len(words) else None
        if closing:
            end = next((at for at in range(index + 1, len(words)) if words[at].text == closing), 0)
            after = end + 1
            while end and after < len(words) and (words[after].text in COLONS or words[after].text == "."):
                after += 1
            return (end, after) if end and after < len(words) else (0, 0)
        for at in range(index + 1, min(index + LONGEST + 1, len(words) - 1)):
            if words[at].text in COLONS:
                return at, at + 1
            if words[at].text == "," and self.moment(self.name(index, at)).startswith("on "):
                return at, at + 1
            if not words[at].text[:1].isalnum():
                break
        return 0, 0

    def name(self, index: int, end: int) -> str:
        """Return the words of a label."""
        start = index + (self.words[index].text in BRACKETS)
        said = [word.text.lower() for word in self.words[start:end]]
        return " ".join(said[:-1] if said and said[-1] in (":", ".", "!") else said)

    def argued(self, index: int) -> int:
        """Take a label with what it is about in brackets: "Defense [choose]:", "Trap (until your next turn):"."""
        words = self.words
        if index + 3 >= len(words) or words[index + 1].text not in ("[", "("):
            return index
        closing = "]" if words[index + 1].text == "[" else ")"
        end = next((at for at in range(index + 2, len(words) - 2) if words[at].text == closing), 0)
        if not end or words[end + 1].text not in COLONS:
            return index
        first, inner = words[index].text.lower(), [word.text.lower() for word in words[index + 2 : end]]
        place = Word("", words[index].start, words[end].end)
        if " ".join(inner) in CHOICES:
            self.say(f"{first} : choose one :", place)
        elif first in self.headers:
            return index
        elif inner[0] in ("until", "during", "this", "while", "if", "when", "whenever"):
            self.found += [*words[index + 2 : end], Word(",", words[end].start, words[end].end)]
        elif first not in language_for(self.vocabulary).known and self.said_again(inner, end + 2):
            pass
        else:
            return index
        return end + 2

    def said_again(self, inner: list[str], after: int) -> bool:
        """Tell whether a sentence says all the words that its label has in brackets."""
        sentence = [word.text.lower() for word in self.words[after:]]
        return all(word in sentence or f"{word}s" in sentence for word in inner)

    def verb(self, name: str, after: int) -> bool:
        """Tell whether a label is what is done to what follows it ("Counter: target spell")."""
        if name not in self.vocabulary.words.verbs and name not in VERBS:
            return False
        return self.words[after].text.lower() in OBJECTS or self.words[after].text.isdecimal()

    def label(self, index: int) -> int:
        """Say the label that begins here as what it means, and return where what it stands before begins."""
        if (argued := self.argued(index)) > index:
            return argued
        end, after = self.extent(index)
        name = self.name(index, end) if end else ""
        if not name:
            return index
        place = Word(name, self.words[index].start, self.words[end].end)
        boxed = self.words[index].text in BRACKETS
        if name in self.headers:
            if boxed:
                self.say(f"{name} :", place)
            return after if boxed else index
        told = self.moment(name) or (self.state(name) if boxed else "")
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

    def moment(self, name: str) -> str:
        """Return the words of a moment that a label names."""
        verbs = self.vocabulary.words.verbs
        turn = "your turn" if "turn" in self.vocabulary.words.phases else "the round"
        if name in DEPLOYING:
            return "on deploy :" if "deploy" in verbs else "battlecry :"
        if name in ENTERING:
            return "battlecry :"
        if name in DESTROYED or name in DYING:
            return "when this dies ," if name in DYING and "die" in verbs else "when this is destroyed ,"
        if name in SLAYING:
            return "on slaying :"
        if name in STRIKING and "attack" in verbs:
            return "on attack :"
        if name in DAWN:
            return f"at the start of {turn} ,"
        if name in DUSK:
            return f"at the end of {turn} ,"
        if name in OWN_TURN:
            return "during your turn ,"
        return "during your opponent's turn ," if name in THEIR_TURN else ""

    def state(self, name: str) -> str:
        """Return what words in brackets ask for: a place where this card is, what must be so, or a choice."""
        words = name.split()
        if name in OR_ELSE:
            return "otherwise ,"
        if name in CHOICES:
            return "choose one :"
        if name in PASSING or words[0] in ("start", "end", "beginning"):
            return f"{name} :"
        if words[0] in ASKING or words[0] == "during":
            return f"{name} ,"
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
        if name in AIM and stop and self.words[end].text == ":":
            return self.aimed(after, place) or index
        if name in HOSTS and self.attaches and following != "to":
            self.say("attach to", place)
            return after
        if name in WHEN and stop and following not in ASKING:
            self.say("condition :", place)
            self.pending = ":"
            return after
        return index

    def aimed(self, index: int, place: Word) -> int:
        """Say "Target: 1 enemy creature" as "choose target enemy creature"; return where it goes on, 0 if nowhere."""
        said = [word.text.lower() for word in self.words[index : index + 3]]
        number = next((at for at, word in enumerate(said) if word.isdecimal() or word in NUMBER_WORDS), 3)
        if said[:2] == ["up", "to"] and number == 2:
            self.say(f"choose up to {said[2]} target", place)
            return index + 3
        skipped = 1 if said[:1] == ["any"] and number == 1 else 0
        if number == skipped and said[number] not in SINGLE:
            self.say(f"choose {said[number]} target", place)
            return index + number + 1
        if said[skipped] not in SINGLE and said[0] not in ("enemy", "friendly", "ally", "opposing", "another"):
            return 0
        self.say("choose target" if said[0] != "another" else "choose another target", place)
        return index + (skipped + 1 if said[skipped] in SINGLE else said[0] == "another")

    def is_empty(self, name: str, after: int) -> bool:
        """Tell whether a label says nothing that its sentence does not say."""
        first, _, number = name.rpartition(" ")
        plain = first if number.isdecimal() else name
        following = self.words[after].text.lower()
        if plain in EMPTY:
            return plain not in WORN or self.attaches
        sentence = [word.text.lower() for word in self.words[after:]]
        sentence = sentence[: sentence.index(".")] if "." in sentence else sentence
        if plain == "combo":
            return "if" in sentence
        if plain in SPOKEN:
            return following in ASKING or plain == "trap" and following == "until"
        return False
