"""Sense: what parses but can do nothing in this game is an error."""

from __future__ import annotations

from typing import Final

from cardwright.text import tree
from cardwright.text.keyworded import bears
from cardwright.text.lexicon import VERBS
from cardwright.text.tree import PLAYERS, Abilities, Clause, Things, nodes
from cardwright.text.words import CardFacts, Vocabulary

AGENTS: Final = {verb.id: verb.agent for verb in VERBS}
IN_PLAY_ONLY: Final = ("destroy", "kill", "sacrifice", "gain_control", "trade", "trade_two", "deal", "fight")
"""Verbs of what happens to nothing that lies in a hand or a pile."""
ON_STACK: Final = ("counter", "cancel", "retarget", "reaim")
POSES: Final = ("shift", "switch", "turn")
"""Verbs of how a card stands: players do it to cards."""
ALWAYS: Final = ("turn", "round", "game")
"""Spans of which one always goes on."""
GONE: Final = frozenset({"destroy", "exile", "kill", "return", "sacrifice", "discard"})
"""What is done to all of a sort, so that none of them is left to be counted."""
WHOLE: Final = "{what:things}"
"""The frame of a verb that says all of what is done without more words."""
DONE: Final = ("activate", "use", "make", "choose", "copy")


class Senseless(Exception):
    """A meaning that cannot be."""

    def __init__(self, message: str, word: str) -> None:
        super().__init__(message)
        self.message = message
        self.word = word


def check(abilities: Abilities, vocabulary: Vocabulary, facts: CardFacts) -> None:
    """Raise if an ability makes no sense in this game."""
    attached = [ability for ability in abilities if isinstance(ability, tree.Attach)]
    if vocabulary.attaches(facts) and len(attached) != 1:
        raise Senseless('a card of this kind says once what it is attached to: "Attach to ..."', "")
    if facts.type in vocabulary.words.nouns and not may_attack(vocabulary, facts) and not attached:
        for ability in abilities:  # what it gives to others is theirs
            match ability:
                case tree.Triggered(
                    event=Clause(
                        verb="attack" | "counterattack" | "fight" as verb, subject=tree.Reference(slot=tree.THIS)
                    )
                ):
                    name = vocabulary.noun(facts.type)
                    raise Senseless(f"a {name} never {verb}s: whose {verb} is meant?", f"{verb}s")
    for ability in abilities:
        check_moment(ability, vocabulary)
        if isinstance(ability, tree.Activated) and ability.event is None:
            check_use(ability, vocabulary)
        check_borne(ability, vocabulary, facts)
    for node in nodes(abilities):
        match node:
            case Clause():
                check_clause(node, vocabulary)
                check_chosen(node)
                check_revealer(node, vocabulary)
                check_own(node, vocabulary, facts)
            case tree.Activated(cost=cost) if facts.type in vocabulary.words.nouns:
                if vocabulary.words.nouns[facts.type].fixed and any(gives_itself(clause) for clause in cost):
                    name = vocabulary.noun(facts.type)
                    raise Senseless(
                        f"a {name} never leaves its place, so it cannot be the price of its ability", "this"
                    )
            case tree.StatIs(compared=tree.Compared(amount=tree.StatOf(stat, tree.Reference(word="this")))):
                printed = stat in vocabulary.words.stats and vocabulary.words.stats[stat].printed
                if printed and facts.type and stat not in vocabulary.stats_of(facts.type, facts.kind):
                    raise Senseless(f"this has no {stat}", stat)
            case tree.StatOf(stat, of) if stat in vocabulary.words.stats:
                both = stat in vocabulary.words.numbers  # a card's printed number, and what a player has of it
                if vocabulary.words.stats[stat].player != isinstance(of, PLAYERS) and not both:
                    raise Senseless(f"{stat} is not a number of this", stat)
            case tree.Kind():
                check_kind(node, vocabulary)
            case tree.Things() if any(isinstance(each, tree.AttachedTo) for each in node.filters):
                check_attached(node, vocabulary)
            case tree.Beside(of=tree.Reference(word="this")) if facts.type in vocabulary.words.nouns:
                if not vocabulary.words.nouns[facts.type].stays:
                    raise Senseless(f"a {vocabulary.noun(facts.type)} stands in no zone of the field", "this")
            case tree.Duration(kind="while here") if facts.type in vocabulary.words.nouns:
                if not vocabulary.stays(facts) and not any(isinstance(each, tree.Lasts) for each in abilities):
                    raise Senseless(f"a {vocabulary.noun(facts.type)} does not stay in play", "this")
            case tree.Static(condition=Clause(verb="be", subject=tree.Reference(slot=tree.THIS)) as asked):
                check_stays(asked, vocabulary, facts)
            case tree.Replacement(event=Clause(subject=Things(quantity=tree.All())), limit=tree.Limit()):
                raise Senseless("how often for each of them, or for all of them together?", "")
            case tree.PhaseEvent("in", span) if (
                span in vocabulary.words.phases and "in" not in vocabulary.words.phases[span].heard
            ):
                said = vocabulary.phrase("phases", span)
                raise Senseless(f"no text can wait for the middle of the {said} in this game", span)
            case tree.During(span, None) if span in ALWAYS:
                raise Senseless(f"it is always a {span}: say whose, or leave this out", span)


def check_use(ability: tree.Activated, vocabulary: Vocabulary) -> None:
    """Refuse an ability that is used only while nobody uses anything."""
    for only in ability.only:
        match only.condition:
            case tree.During(span, tree.You() | tree.Opponent() | None as whose) if span in vocabulary.words.phases:
                idle = vocabulary.words.phases[span].idle
                own, enemy = not isinstance(whose, tree.Opponent), not isinstance(whose, tree.You)
                if (not own or "own" in idle) and (not enemy or "enemy" in idle):
                    said = vocabulary.phrase("phases", span)
                    raise Senseless(f"nothing is used in the {said}: say when this happens", span)


def check_borne(ability: object, vocabulary: Vocabulary, facts: CardFacts) -> None:
    """Refuse a keyword on a card where it does nothing."""
    if isinstance(ability, tree.Keyword) and not bears(vocabulary, facts, ability.name):
        name = vocabulary.phrase("keywords", ability.name)
        raise Senseless(f'"{name}" does nothing on such a card: say what gets it', "")


def check_own(clause: Clause, vocabulary: Vocabulary, facts: CardFacts) -> None:
    """Refuse a bonus of this card to a number where such cards have none."""
    grants, this = clause.get("grants"), clause.subject
    if clause.verb != "get" or not isinstance(grants, tree.Grants) or not isinstance(this, tree.Reference):
        return
    if this.slot != tree.THIS or facts.type not in vocabulary.words.nouns:
        return
    for keyword in grants.keywords:
        if not bears(vocabulary, facts, keyword.name):
            raise Senseless(f"this cannot have {vocabulary.phrase('keywords', keyword.name)}", this.word)
    for bonus in grants.bonuses:
        stat = vocabulary.words.stats.get(bonus.stat)
        if stat is not None and stat.printed and not stat.player and not vocabulary.stats_of(facts.type, facts.kind):
            raise Senseless(f"this has no {vocabulary.phrase('stats', bonus.stat)}", this.word)


def check_stays(asked: Clause, vocabulary: Vocabulary, facts: CardFacts) -> None:
    """Check that what holds while this is in play is said by a card that stays there."""
    how = asked.get("how")
    zone = vocabulary.words.zones.get(how.place.zone) if isinstance(how, tree.InZone) else None
    here = isinstance(how, tree.InPlay) or (zone is not None and zone.in_play)
    if here and not asked.modal and facts.type in vocabulary.words.nouns and not vocabulary.stays(facts):
        raise Senseless("such a card does not stay in play", "it")


def may_attack(vocabulary: Vocabulary, facts: CardFacts) -> bool:
    """Tell whether cards of a type have the number with which they attack."""
    stats = vocabulary.words.nouns[facts.type].stats
    strength = vocabulary.words.style.strength or next(iter(vocabulary.words.pair), "")
    return stats is True or not strength or strength in (stats or ()) or vocabulary.is_worn(facts)


def check_hurt(clause: Clause, vocabulary: Vocabulary) -> None:
    """Refuse damage to players where they have nothing that damage could take."""
    if clause.verb == "deal" and clause.modal in ("can", "may"):
        raise Senseless("who decides whether it does? Say you may have it deal damage", "deal")
    healed = clause.get("whom") if clause.get("whom") is not None else clause.subject
    if clause.verb == "heal" and not vocabulary.words.style.players_heal and isinstance(healed, PLAYERS):
        if clause.get("ailment") is None:
            raise Senseless("whom does it heal? Players are not healed in this game", "heal")
    if clause.verb not in ("take", "deal") or vocabulary.words.style.players_hurt:
        return
    hurt = (clause.subject,) if clause.verb == "take" else (clause.get("whom"), clause.get("spill"))
    if any(isinstance(one, PLAYERS) for one in hurt):
        raise Senseless("players cannot be dealt damage in this game", "damage")


def check_being(clause: Clause, vocabulary: Vocabulary) -> None:
    """Check what something is said to be."""
    how = clause.get("how")
    if isinstance(how, tree.State) and (
        (clause.modal and how.name in done(vocabulary)) or (clause.tense and how.name in participles(vocabulary))
    ):
        raise Senseless(f'"{how.name}" is what is done to it', how.name)
    if clause.modal == "must" and isinstance(how, tree.Is | tree.Trait):
        raise Senseless("what something is cannot be asked of it: say what becomes of it", "must")
    if isinstance(clause.subject, PLAYERS) and isinstance(how, tree.Is):
        raise Senseless("a player is no card", "is")
    if isinstance(how, tree.Is) and isinstance(clause.subject, tree.Things) and not how.kind.filters:
        said = [noun for kind in clause.subject.kinds for noun in kind.nouns]
        if said and all(noun in how.kind.nouns for noun in said):
            raise Senseless("it is one already", "is")


def check_often(clause: Clause, vocabulary: Vocabulary) -> None:
    """Check whether it can be said how often something attacks, and that players are attacked at all."""
    if clause.verb == "attack" and not clause.modal and "fights" in vocabulary.words.style.attacks:
        if isinstance(clause.get("whom"), PLAYERS) or "directly" in clause.adverbs:
            raise Senseless("no player is attacked in this game", "attacks")
    limit = clause.limit
    often = clause.verb == "attack" and clause.modal in ("", "can") and limit is not None and not limit.first
    if often and "often" not in vocabulary.words.style.attacks:
        raise Senseless("no text changes how often a card attacks in this game", "attack")


def check_chosen(clause: Clause) -> None:
    """Refuse to choose both of what was spoken of, or both players: nothing is left to be chosen."""
    if clause.verb == "choose" and isinstance(clause.subject, PLAYERS) and is_several(clause.get("what")):
        raise Senseless("choose both of what?", "choose")


def check_moment(ability: tree.Ability, vocabulary: Vocabulary) -> None:
    """Refuse to speak of what this card blocks at any moment but that in which it does."""
    header = vocabulary.words.headers.get(ability.header) if isinstance(ability, tree.Headed) else None
    if "block" not in vocabulary.words.verbs or (header is not None and header.role == "moment" and not header.after):
        return
    for node in nodes((ability,)):
        who = node.subject if isinstance(node, Clause) and node.verb == "block" else None
        if isinstance(node, tree.Stopped) or (isinstance(who, tree.Reference) and who.slot == tree.THIS):
            raise Senseless("this card blocks nothing at that moment", "blocks")


def check_revealer(clause: Clause, vocabulary: Vocabulary) -> None:
    """Refuse what can no longer be done to the attack for which this card lies revealed, and to call this an attack."""
    how, subject = clause.get("how"), clause.subject
    if isinstance(how, tree.Is) and isinstance(subject, tree.Reference) and subject.slot == tree.THIS:
        nouns = [vocabulary.words.nouns[noun] for noun in how.kind.nouns if noun in vocabulary.words.nouns]
        if any(noun.role == "object" and noun.of and not noun.moment for noun in nouns):
            raise Senseless("this card is none itself: what is meant?", "it")
    told = (subject, clause.get("what"), clause.get("whom"))
    if clause.verb in ("get", "lose", "deal", "take", "cancel", "prevent", "double", "block") and any(
        isinstance(one, tree.Reference) and one.slot == tree.REVEALER for one in told
    ):
        raise Senseless("its damage has been worked out when this card is revealed", "attack")


def is_several(what: object) -> bool:
    """Tell whether something is both of what was spoken of, or both players."""
    return isinstance(what, tree.EachPlayer) or (isinstance(what, tree.Reference) and what.word in ("them", "both"))


def check_clause(clause: Clause, vocabulary: Vocabulary) -> None:
    """Check a verb against the nouns of its object."""
    agent = AGENTS.get(clause.verb, "any")
    is_player = isinstance(clause.subject, PLAYERS)
    if clause.subject is not None and agent == "player" and not is_player:
        raise Senseless(f'only a player can do this: "{clause.verb}"', clause.verb)
    if agent == "thing" and is_player:
        raise Senseless(f'a player cannot do this: "{clause.verb}"', clause.verb)
    check_hand(clause, vocabulary)
    if is_player and clause.verb in POSES and clause.get("what") is None and not clause.passive:
        raise Senseless(f'what is it that a player should "{clause.verb}"?', clause.verb)
    if clause.verb == "be":
        check_being(clause, vocabulary)
    check_hurt(clause, vocabulary)
    check_often(clause, vocabulary)
    grants = clause.get("grants")
    they = isinstance(clause.subject, tree.ThatPlayer)  # "they" may be things as well
    if they and clause.verb in ("get", "lose") and isinstance(grants, tree.Grants):
        stats = vocabulary.words.stats
        for bonus in grants.bonuses:
            if bonus.stat not in stats or not stats[bonus.stat].player:
                raise Senseless(f"cards have {vocabulary.phrase('stats', bonus.stat)}, players do not", "they")
        if grants.keywords or grants.abilities:
            raise Senseless("cards have keywords and abilities, players do not", "they")
    other = isinstance(clause.subject, tree.Reference) and clause.subject.slot not in (tree.THIS, tree.HOST)
    if other and clause.verb == "get" and isinstance(grants, tree.Grants):
        scored = [bonus.stat for bonus in grants.bonuses if bonus.stat in vocabulary.words.numbers]
        if scored:
            raise Senseless(f"a player scores {scored[0]}", scored[0])
    if is_any_one(clause.subject, vocabulary) and clause.verb == "get" and isinstance(grants, tree.Grants):
        for bonus in grants.bonuses:
            stat = vocabulary.words.stats.get(bonus.stat)
            if stat is not None and stat.player and bonus.stat not in vocabulary.words.numbers:
                raise Senseless(f"players have {vocabulary.phrase('stats', bonus.stat)}, cards do not", "")
    nouns, style = vocabulary.words.nouns, vocabulary.words.style
    what = clause.get("what")
    if clause.verb == "ignore" and clause.get("stat") not in style.ignored:
        raise Senseless("this number is never ignored in this game", "ignores")
    if clause.verb in ("gain_control", "trade", "trade_two") and style.controlled and isinstance(what, Things):
        said = {noun for kind in what.kinds for noun in kind.nouns}
        if not said <= set(style.controlled):
            only = " and ".join(vocabulary.noun(noun, True) for noun in style.controlled)
            raise Senseless(f"only {only} change sides in this game", "control")
    check_there(clause, vocabulary)
    if not isinstance(what, Things):
        return
    check_drawn(clause, what, vocabulary)
    check_held(clause, what)
    for kind in what.kinds:
        for noun in kind.nouns:
            is_object = nouns[noun].role == "object"
            if is_object and clause.verb not in (*ON_STACK, *DONE):
                raise Senseless(f"{vocabulary.noun(noun, True)} cannot be the object of this verb", noun)
            if clause.verb == "cancel" and not is_object and not nouns[noun].activity:
                raise Senseless(f"{vocabulary.noun(noun, True)} cannot be cancelled", noun)
    check_stopped(clause, what, vocabulary)


def check_hand(clause: Clause, vocabulary: Vocabulary) -> None:
    """Refuse cards that draw or discard cards: an attack may, by its damage, and what cannot be done, no card does."""
    if clause.verb not in ("discard", "draw") or clause.modal == "cannot":
        return
    if isinstance(clause.subject, Things) and not clause.passive:
        said = {noun for kind in clause.subject.kinds for noun in kind.nouns}
        nouns = [vocabulary.words.nouns[noun] for noun in said]
        if said and not any(noun.role == "object" or noun.activity for noun in nouns):
            raise Senseless(f"cards {clause.verb} nothing: say who, or what is done to them", clause.verb)


def check_held(clause: Clause, what: Things) -> None:
    """Check what somebody is said to have."""
    if clause.verb not in ("control", "have"):
        return
    for item in what.filters:
        if isinstance(item, tree.Unlike):
            raise Senseless("how many different ones there are is asked of all of them", "different")
        if isinstance(item, tree.Relative) and item.clause.passive and item.clause.verb in GONE:
            raise Senseless("nobody controls what has left: say how many were lost", clause.verb)


def check_there(clause: Clause, vocabulary: Vocabulary) -> None:
    """Check that what happens only to things in play is not done to what lies elsewhere."""
    check_bearer(clause, vocabulary)
    things = [clause.get(name) for name in ("what", "whom")] if clause.verb in IN_PLAY_ONLY else []
    for what in (thing for thing in things if isinstance(thing, Things)):
        for item in (*what.filters, *(one for kind in what.kinds for one in kind.filters)):
            zone = vocabulary.words.zones.get(item.place.zone) if isinstance(item, tree.InZone) else None
            if zone is not None and not zone.in_play and not zone.shared:
                raise Senseless("this is done only to what is in play", clause.verb)


def check_stopped(clause: Clause, what: Things, vocabulary: Vocabulary) -> None:
    """Check that what is countered or cancelled lies nowhere yet, but on the stack."""
    zones = vocabulary.words.zones
    for item in what.filters if clause.verb in ON_STACK else ():
        zone = zones.get(item.place.zone) if isinstance(item, tree.InZone) else None
        waiting = zone is not None and zone.shared and not zone.in_play
        if isinstance(item, tree.InZone | tree.InPlay) and not waiting:
            raise Senseless("only what is just being played or done can be stopped", clause.verb)


def check_drawn(clause: Clause, what: Things, vocabulary: Vocabulary) -> None:
    """Check what is drawn."""
    if clause.verb != "draw":
        return
    zones = vocabulary.words.zones
    if any(isinstance(each, tree.InZone) and zones[each.place.zone].seen_by == "owner" for each in what.filters):
        raise Senseless("cards are drawn from the top of a deck", "draw")
    for noun in (noun for kind in what.kinds for noun in kind.nouns):
        if vocabulary.words.nouns[noun].role != "any":
            raise Senseless(f"only cards in general are drawn, not {vocabulary.noun(noun, True)}", noun)


def is_any_one(subject: object, vocabulary: Vocabulary) -> bool:
    """Tell whether a subject is one card, of whatever sort: "enemy RPT -1" speaks of a player."""
    if not isinstance(subject, Things) or not isinstance(subject.quantity, tree.Some):
        return False
    nouns = vocabulary.words.nouns
    return all(nouns[noun].role == "any" for kind in subject.kinds for noun in kind.nouns if noun in nouns)


def gives_itself(clause: Clause) -> bool:
    """Tell whether the card itself is given for something."""
    what = clause.get("what")
    return clause.verb != "reveal" and isinstance(what, tree.Reference) and what.word == "this"


def done(vocabulary: Vocabulary) -> set[str]:
    """Return the participles of the game's verbs: what cannot be suspended, nobody can suspend."""
    return {verb.forms[3] for verb in VERBS if verb.id in vocabulary.words.verbs and WHOLE in verb.frames}


def participles(vocabulary: Vocabulary) -> set[str]:
    """Return the participles of all verbs of the game: what was revealed, somebody revealed."""
    return {verb.forms[3] for verb in VERBS if verb.id in vocabulary.words.verbs}


def check_bearer(clause: Clause, vocabulary: Vocabulary) -> None:
    """Refuse what is itself worn as what something is attached to."""
    to = clause.get("to") if clause.verb == "attach" else None
    nouns = vocabulary.words.nouns
    named = [noun for kind in to.kinds for noun in kind.nouns] if isinstance(to, Things) else []
    if named and all(nouns[noun].worn and noun not in nouns[noun].worn for noun in named):
        raise Senseless(f"nothing is attached to {vocabulary.noun(named[0], True)}", named[0])


def check_attached(things: Things, vocabulary: Vocabulary) -> None:
    """Refuse what fights as something that is attached, where other cards are there for that."""
    nouns = vocabulary.words.nouns
    named = {noun for kind in things.kinds for noun in kind.nouns}
    worn = {name for name, noun in nouns.items() if noun.worn or noun.attaches}
    can = {each for noun in worn for each in (noun, *nouns[noun].of)}
    if worn and named and all(nouns[noun].stats is True and noun not in can for noun in named):
        raise Senseless(f"{vocabulary.noun(min(named), True)} are not attached to anything", min(named))


def check_kind(kind: tree.Kind, vocabulary: Vocabulary) -> None:
    """Check that a kind said as an adjective is a kind of the noun."""
    nouns = vocabulary.words.nouns
    for noun in kind.nouns:
        if kind.card and vocabulary.words.nouns[noun].role == "object":
            raise Senseless(f"{vocabulary.noun(noun, True)} are no cards", noun)
    for trait in kind.filters:
        if isinstance(trait, tree.Trait) and trait.group == "kind":
            for value in trait.values:
                if not any(noun in nouns[value].of or nouns[noun].role == "any" for noun in kind.nouns):
                    raise Senseless(f"no {vocabulary.noun(kind.nouns[0])} is of this kind", value)
