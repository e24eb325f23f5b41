"""Words that card designers use for each other: for one that a game does not know, another that it does.

Every line is a group of one meaning. A word is only ever replaced by one of its group that this game knows, in the
same form, the first of them; so a group may list words of which no game knows all.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from cardwright.text.verb import forms_of
from cardwright.text.words import plural

VERBS: Final = """
destroy kill slay smash shatter wreck crush obliterate annihilate demolish ruin eliminate vanquish raze dismantle
destroy defeat murder execute assassinate terminate dispatch exterminate eradicate massacre slaughter pulverize
destroy incinerate vaporize disintegrate devour consume melt dissolve evaporate maul behead decapitate
exile banish expel purge evict vanish
discard toss trash dump ditch scrap chuck jettison shed
draw pull
return recall retrieve recover reclaim salvage recycle rescue fetch bounce withdraw unsummon regain retake
put place lay move send add drop stick position insert transfer deposit tuck stash store bring relocate
shuffle mix randomize reshuffle riffle
look peek glance peer
view examine inspect check see study scan
reveal show expose display uncover disclose unveil present
choose pick select designate nominate elect name declare mark
gain get receive obtain acquire earn collect win take harvest amass
lose forfeit surrender
pay spend expend
heal cure mend restore regenerate repair recover treat
increase raise boost improve enhance
reduce lower decrease lessen diminish cut shrink weaken
attack assault charge strike swing raid ambush
block defend intercept guard parry
prevent stop absorb negate nullify avoid avert
cancel counter negate nullify void annul undo foil thwart interrupt
play cast use
activate use trigger invoke employ
summon create spawn conjure make produce generate build forge raise
control own possess command hold
enter arrive appear emerge
die perish expire fall succumb
copy duplicate mimic replicate imitate clone mirror
swap exchange trade switch
attach equip bind fasten affix
skip miss forgo omit
deal inflict cause apply do
take suffer sustain receive incur
steal seize grab snatch hijack commandeer
suspend disable stun freeze exhaust paralyze
search comb browse rummage scour
resolve finish complete conclude
remain stay survive persist
redirect deflect divert reroute
split divide distribute spread share
ready untap refresh unexhaust straighten
turn flip rotate
repeat redo
deploy play summon field launch
"""

NOUNS: Final = """
creature character unit minion monster fighter beast champion troop soldier warrior servant being
opponent enemy foe rival adversary
graveyard grave boneyard cemetery
deck library
hand grip
damage harm hurt wounds injury
attack strike assault hit
spell effect action sorcery instant magic
aura enchantment attachment curse
player person duelist
cost price expense fee
colour color hue
element colour affinity
keyword trait
weather climate
trap trigger snare
fight combat battle duel
"""

OTHERS: Final = """
friendly allied own
enemy opposing rival hostile
additional extra further bonus
random arbitrary
damaged wounded injured hurt harmed
undamaged unwounded uninjured unhurt unharmed unscathed
different distinct separate
same identical equal
next following upcoming subsequent
highest greatest largest biggest best
lowest smallest least worst
strongest mightiest toughest
weakest feeblest puniest
remaining other leftover
each every
another other
chosen selected picked designated named
attached equipped enchanted
destroyed slain killed dead fallen
when whenever
while whilst
if provided
until till
with having
without lacking
except save barring
face-down facedown hidden
face-up faceup revealed
base printed original natural
total combined
"""


@lru_cache(maxsize=1)
def groups() -> dict[str, tuple[tuple[str, ...], ...]]:
    """Every form of every word, with the same form of the others of its groups."""
    found: dict[str, list[tuple[str, ...]]] = {}
    for line in filter(None, VERBS.splitlines()):
        spelled = [forms_of(word) for word in line.split()]
        for form in range(len(spelled[0])):
            note(found, tuple(each[form] for each in spelled))
    for line in filter(None, NOUNS.splitlines()):
        note(found, tuple(line.split()))
        note(found, tuple(plural(word) for word in line.split()))
    for line in filter(None, OTHERS.splitlines()):
        note(found, tuple(line.split()))
    return {word: tuple(listed) for word, listed in found.items()}


def note(found: dict[str, list[tuple[str, ...]]], words: tuple[str, ...]) -> None:
    """Enter a group under each of its words."""
    for word in words:
        found.setdefault(word, []).append(words)


def alike(word: str, known: frozenset[str]) -> list[str]:
    """Return the plainest known word of each meaning of a word."""
    listed = groups().get(word) or groups().get(word.replace("is", "iz"), ())  # as spelled in Britain
    plainest = [next((each for each in group if each in known), word) for group in listed]
    return [each for each in dict.fromkeys(plainest) if each != word]
