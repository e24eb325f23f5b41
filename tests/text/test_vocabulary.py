"""Another game's words change what can be said, and nothing else."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from cardwright.text import (
    CardFacts,
    CardTextError,
    Vocabulary,
    VocabularyError,
    load_vocabulary,
    parse_text,
    print_text,
)
from cardwright.text.tree import Bonus, Clause, Grants, Instructions, Slot, Some, Static, Things

GOLEM = CardFacts("Old Oak", "golem", "")
ORDER = CardFacts("", "order", "")
AURA = CardFacts("", "relic", "aura")


@pytest.mark.parametrize(
    ("facts", "text"),
    [
        (ORDER, "Target golem gets +2 HP and -1 might this turn."),
        (ORDER, "Destroy target Iron golem with HP 3 or less."),
        (ORDER, "Exile target golem. Its controller gains 2 ore."),
        (ORDER, "You may pay 2 ore. If you do, draw 2 cards."),
        (GOLEM, "Friendly Glass golems get +1 might."),
        (GOLEM, "Other friendly golems get Sturdy."),
        (GOLEM, "Sturdy. Fuse 4."),
        (GOLEM, "When this enters the workshop, look at the top 2 cards of your stock."),
        (GOLEM, "At the end of your shift, return a golem from your scrap heap to your bench."),
        (GOLEM, "While your scrap heap contains 3 or more relics, this gets +2 might."),
        (GOLEM, "Relics you play cost 1 less."),
        (AURA, "Attach to target cracked golem. It gets +2 HP. When it leaves the workshop, draw a card."),
        (ORDER, "Sacrifice a golem. Draw cards equal to its might."),
    ],
)
def test_a_second_game_speaks_the_same_language(facts: CardFacts, text: str, smiths: Vocabulary) -> None:
    if facts == AURA:
        smiths = with_verbs(smiths, "attach")
    assert print_text(parse_text(text, smiths, facts), smiths) == text


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        (
            "Whenever an allied golem is banished, you may pay two ore.",
            "Whenever a friendly golem is exiled, you may pay 2 ore.",
        ),
        (
            "When this attacks a rival golem, deal damage equal to its strength to that golem.",
            "When this attacks an enemy golem, deal damage equal to its might to that golem.",
        ),
        ("This golem has strength +2.", "This gets +2 might."),
        ("Your golems have +1 might", "Friendly golems get +1 might."),
        (
            "When Old Oak dies, put a plan from your junk into your bench.",
            "When this is destroyed, put a card from your scrap heap into your bench.",
        ),
    ],
)
def test_its_synonyms_are_its_own(text: str, canonical: str, smiths: Vocabulary) -> None:
    assert print_text(parse_text(text, smiths, GOLEM), smiths) == canonical


def test_signed_stats_need_no_pair(smiths: Vocabulary) -> None:
    (ability,) = parse_text("This gets -1 might.", smiths, GOLEM)
    assert isinstance(ability, Static)
    grants = ability.clause.get("grants")
    assert isinstance(grants, Grants)
    assert [(bonus.stat, bonus.negative) for bonus in grants.bonuses] == [("might", True)]
    assert isinstance(grants.bonuses[0], Bonus)


@pytest.mark.parametrize("text", ["Target creature gets +1/+1.", "Burn 2.", "Gain 2 Fire mana.", "Discard a card."])
def test_words_of_another_game_are_unknown(text: str, smiths: Vocabulary) -> None:
    with pytest.raises(CardTextError):
        parse_text(text, smiths, ORDER)


def with_verbs(vocabulary: Vocabulary, *verbs: str) -> Vocabulary:
    words = msgspec.structs.replace(vocabulary.words, verbs=(*vocabulary.words.verbs, *verbs))
    return replace(vocabulary, words=words, source=vocabulary.source + " ".join(verbs))


def test_a_game_may_let_a_mean_target(smiths: Vocabulary) -> None:
    style = msgspec.structs.replace(smiths.words.style, a_means_target=True)
    words = msgspec.structs.replace(smiths.words, style=style)
    pointing = replace(smiths, words=words, source=smiths.source + "a means target")
    assert quantity("Destroy a golem.", pointing) == quantity("Destroy target golem.", smiths)
    assert quantity("Destroy a golem.", smiths) != quantity("Destroy target golem.", smiths)
    assert quantity("Draw a card.", pointing) == quantity("Draw a card.", smiths)


def quantity(text: str, vocabulary: Vocabulary) -> Some:
    (ability,) = parse_text(text, vocabulary, ORDER)
    assert isinstance(ability, Instructions)
    clause = ability.steps[0]
    assert isinstance(clause, Clause)
    slot = clause.slots[0]
    assert isinstance(slot, Slot)
    assert isinstance(slot.value, Things)
    assert isinstance(slot.value.quantity, Some)
    return slot.value.quantity


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("verbs = ['frob']\n[nouns]\ncard = {role = 'any'}", "unknown verb 'frob'"),
        ("verbs = []\npair = ['might']\n[nouns]", "unknown stat 'might'"),
        ("verbs = []\n[nouns]\naura = {role = 'kind', of = ['relic']}", "unknown noun 'relic'"),
        ("verbs = []\n[nouns]\n[zones]\nbench = {seen = 'x'}", "unknown field `seen`"),
        ("verbs = 3", "verbs"),
        ("verbs = [", "words.toml"),
    ],
)
def test_wrong_words_are_refused(text: str, told: str, tmp_path: Path) -> None:
    path = tmp_path / "words.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(VocabularyError, match=told):
        load_vocabulary(path)
