"""Where labels begin and end, and the moments, verbs and asides that they are."""

from __future__ import annotations

from cardwright.text.label_words import (
    AIMED,
    ASKING,
    BOTH,
    BRACKETS,
    CHOICES,
    CLAUSE_STARTS,
    COLONS,
    DAWN,
    DEPLOYING,
    DESTROYED,
    DUSK,
    DYING,
    ENTERING,
    GLOSSES,
    LONGEST,
    OBJECTS,
    OWN_TURN,
    SINGLE,
    SLAYING,
    STRIKING,
    THEIR_TURN,
    TURNING,
    UNSHOWN,
)
from cardwright.text.language import language_for
from cardwright.text.synonyms import NUMBER_WORDS, VERBS
from cardwright.text.tokens import Word, split_words
from cardwright.text.wordings import all_told
from cardwright.text.words import CardFacts, Vocabulary


class Marked:
    """The words of a text with what stands between them: where labels end and what they are called."""

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
        self.bears = any(noun.attaches or noun.worn for noun in vocabulary.words.nouns.values())
        """Whether cards say themselves what they are attached to."""
        headers = vocabulary.words.headers.items()
        self.headers = {said.lower() for name, each in headers for said in (each.words or name, *each.synonyms)}
        bodies = [name for name, noun in vocabulary.words.nouns.items() if noun.role == "type" and noun.stats is True]
        self.body = vocabulary.noun(bodies[0]) if bodies else ""
        self.hosted = facts is not None and vocabulary.attaches(facts) and bool(self.body)
        self.answers = "respond when" if facts is not None and vocabulary.awaits(facts) else "activate when"
        """How a card is used that answers what others do, nothing if none does."""
        if "respond" not in vocabulary.words.headers:
            self.answers = ""
        self.nouns = {vocabulary.noun(name).lower() for name in vocabulary.words.nouns}
        self.found: list[Word] = []
        self.aim = ""
        """Whom the sentence before pointed at, if it did nothing else: it or them."""
        self.unnamed = False
        """Whether a sentence speaks of the host without naming it."""
        self.pending = ""
        """What the sentence before was, of which this one tells what comes of it."""

    def say(self, meant: str, place: Word) -> None:
        """Add words that stand for one."""
        self.found += [Word(part.text, place.start, place.end) for part in split_words(meant)]

    def extent(self, index: int) -> tuple[int, int]:
        """Return where the label that begins here ends, and what follows it; 0 if there is none."""
        words = self.words
        closing = BRACKETS.get(words[index].text) if index < len(words) else None
        if index + 1 < len(words) and words[index].text == "(" and words[index + 1].text.lower() in ASKING:
            closing = ")"
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
        start = index + (self.words[index].text in BRACKETS or self.words[index].text == "(")
        said = [word.text.lower() for word in self.words[start:end]]
        return " ".join(said[:-1] if said and said[-1] in (":", ".", "!") else said)

    def gloss(self, index: int) -> int:
        """Return where a text goes on behind a parenthesis that only says a verb in other words, 0 if it does not."""
        end = next((at for at in range(index, len(self.words)) if self.words[at].text == ")"), 0)
        inner = " ".join(word.text.lower() for word in self.words[index + 1 : end]).removesuffix(" .")
        verb = self.found[-1].text.lower() if self.found else ""
        said = [word.text.lower() for word in self.found]
        if verb in GLOSSES and inner in GLOSSES[verb] or ("look" in said and inner in UNSHOWN):
            return end + 1
        if inner in BOTH and {"each", "both", "all", "any"} & {*said}:
            return end + 1
        return 0

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

    def quoted(self, index: int) -> int:
        """Leave out a name in quotes before a colon."""
        end = next((at for at in range(index + 1, len(self.words) - 2) if self.words[at].text == '"'), 0)
        named = end and end - index <= LONGEST + 1 and self.words[end + 1].text in COLONS
        return end + 2 if named else index

    def said_again(self, inner: list[str], after: int) -> bool:
        """Tell whether a sentence says all the words that its label has in brackets."""
        sentence = [word.text.lower() for word in self.words[after:]]
        return all(word in sentence or f"{word}s" in sentence for word in inner)

    def verb(self, name: str, after: int) -> bool:
        """Tell whether a label is what is done to what follows it ("Counter: target spell")."""
        if name not in self.vocabulary.words.verbs and name not in VERBS:
            return False
        return self.words[after].text.lower() in OBJECTS or self.words[after].text.isdecimal()

    def is_verb(self, index: int) -> bool:
        """Tell whether "target" is what is done: "target 1 creature; destroy it"."""
        first = not self.found or self.found[-1].text.lower() in CLAUSE_STARTS
        following = [word.text.lower() for word in self.words[index + 1 : index + 3]]
        counted = bool(following) and (
            following[0] in SINGLE or following[0].isdecimal() or following[0] in NUMBER_WORDS
        )
        return first and len(following) == 2 and (counted or following == ["up", "to"])

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
        if said[0] in ("your", "own", "my"):
            self.say("choose target friendly", place)
            return index + 1
        if said[skipped] not in SINGLE and said[0] not in AIMED and said[0] not in self.nouns:
            return 0
        self.say("choose target" if said[0] != "another" else "choose another target", place)
        return index + (skipped + 1 if said[skipped] in SINGLE else said[0] == "another")

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
        if name in TURNING and "turn" in verbs:
            return "when this is turned face up ,"
        if name in SLAYING:
            return "on slaying :"
        if name in STRIKING and "attack" in verbs:
            return "on attack :"
        if name in DAWN:
            return f"at the start of {turn} ,"
        if name in DUSK:
            return f"at the end of {turn} ,"
        span, _, edge = name.rpartition(" ")
        if edge in ("start", "end") and span.split()[-1:] and span.split()[-1] in self.vocabulary.words.phases:
            return f"{edge} of {span} :"
        if name in OWN_TURN:
            return "during your turn ,"
        return "during your opponent's turn ," if name in THEIR_TURN else ""


def keyword_before(words: list[Word], vocabulary: Vocabulary) -> str:
    """Return the keyword with which the words end, perhaps followed by its number or a stop."""
    said = [word.text.lower() for word in words if word.text not in (".", ":")]
    if said and said[-1].isdecimal():
        said = said[:-1]
    for name, keyword in vocabulary.words.keywords.items():
        for phrase in (vocabulary.phrase("keywords", name), *all_told(keyword.synonyms)):
            if not said or not phrase.lower().endswith(said[-1]):
                continue
            parts = [word.text.lower() for word in split_words(phrase)]
            if said[-len(parts) :] == parts:
                return name
    return ""
