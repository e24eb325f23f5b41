"""When a card that waits for its moment may be used: "Use this only when your opponent attacks. Cancel the attack."."""

from __future__ import annotations

from typing import Final

from cardwright.text.after_use import after_use
from cardwright.text.each_time import each_time_first
from cardwright.text.now_and_later import now_and_later
from cardwright.text.paid_when import paid_when
from cardwright.text.tokens import Word
from cardwright.text.words import CardFacts, Vocabulary

USES: Final = ("activate", "use", "play", "cast", "trigger", "flip")
USED: Final = ("activated", "used", "played", "cast", "triggered", "flipped")
WHEN: Final = ("when", "whenever", "after")
ITSELF: Final = ("", "this ", "it ", "this card ", "this trap ", "this spell ", "this trigger ")
LEAVE: Final = ("you can ", "you may ", "")
STARTS: Final = frozenset(
    tuple(f"{start}{when}".split())
    for when in WHEN
    for start in (
        *(f"{may}{only}{use} {it}" for may in LEAVE for only in ("only ", "") for use in USES for it in ITSELF),
        *(f"{may}{use} {it}only " for may in LEAVE for use in USES for it in ITSELF),
        *(
            f"{it}{can} {be}{used} "
            for it in ITSELF
            for can in ("can", "may")
            for be in ("only be ", "be ")
            for used in USED
        ),
        *(f"{it}can be {used} only " for it in ITSELF for used in USED),
    )
)
LONGEST: Final = max(len(start) for start in STARTS)


def used_when(words: list[Word], vocabulary: Vocabulary, facts: CardFacts | None) -> list[Word]:
    """Return the words with what must happen first as a "when", and what is done then behind its colon."""
    words = paid_when(after_use(each_time_first(now_and_later(words)), vocabulary, facts))
    if facts is None or not vocabulary.awaits(facts):
        return words
    lower = [word.text.lower() for word in words]
    start = next((size for size in range(LONGEST, 1, -1) if tuple(lower[:size]) in STARTS), 0)
    if not start or (lower[0] == "activate" and start == 2):
        return words
    end = next((at for at in range(start, len(lower)) if lower[at] in (".", ":")), len(lower))
    if end + 1 >= len(lower):
        return words
    told = ("respond", "when") if "respond" in vocabulary.words.headers else ("when",)
    place = words[0]
    found = [Word(part, place.start, words[start - 1].end) for part in told]
    return [*found, *words[start:end], Word(":", words[end].start, words[end].end), *words[end + 1 :]]
