""" "This character" on a card that is none: the one that bears it, or the one of which the text has told."""

from __future__ import annotations

from cardwright.text.casual import body_of
from cardwright.text.own_sort import of_own_sort
from cardwright.text.tokens import Word
from cardwright.text.words import CardFacts, Vocabulary


def of_another(words: list[Word], vocabulary: Vocabulary, facts: CardFacts | None) -> list[Word]:
    """Return the words with what fights pointed at as what it is; a quoted text is that of another card."""
    words = of_own_sort(words, vocabulary, facts)
    body = body_of(vocabulary)
    noun = vocabulary.words.nouns.get(body)
    own = facts.type if facts is not None else ""
    if facts is None or not own or own == body or noun is None or noun.role != "type":
        return words
    bears = vocabulary.attaches(facts) or vocabulary.is_worn(facts)
    named = {each.lower() for each in (vocabulary.noun(body), *noun.synonyms)}
    found: list[Word] = []
    quoted = False
    for index, word in enumerate(words):
        quoted ^= word.text == '"'
        if quoted or word.text.lower() not in named or not index or words[index - 1].text.lower() != "this":
            found.append(word)
            continue
        before = words[index - 1]
        if bears:
            found[-1:] = [Word("the", before.start, before.end), word]
            found += [Word(part, word.start, word.end) for part in ("wearing", "this")]
        else:
            found[-1:] = [Word("that", before.start, before.end), word]
    return found
