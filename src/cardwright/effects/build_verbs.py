"""What each verb does as an instruction: one builder per verb."""

from __future__ import annotations

from collections.abc import Callable

from cardwright.effects.build_costs import build_cost_changes
from cardwright.effects.build_rules import build_limit
from cardwright.effects.build_static import build_give, build_ignore
from cardwright.effects.scope import CannotDo, Scope
from cardwright.effects.verbs_acting import (
    build_clash,
    build_deal,
    build_fight,
    build_gain,
    build_heal,
    build_lose,
    build_pay,
    build_prevent,
    build_set,
    build_take,
)
from cardwright.effects.verbs_moving import (
    build_attach,
    build_choose,
    build_look,
    build_name,
    build_play,
    build_put,
    build_put_back,
    build_search,
    build_summon,
    move,
    take_off_top,
)
from cardwright.effects.verbs_posing import (
    build_daze,
    build_detach,
    build_poison,
    build_regroup,
    build_scorch,
    build_shift,
    build_switch,
    build_turn,
)
from cardwright.effects.verbs_stack import build_cancel, build_copy, build_retarget
from cardwright.effects.verbs_status import (
    build_become,
    build_counters,
    build_deploy,
    build_flip,
    build_forfeit,
    build_leave_with,
    build_mend,
    build_restore,
    build_roll,
    build_score,
    build_steal,
    build_suspend,
    build_unsuspend,
)
from cardwright.effects.verbs_time import build_end, build_skip, build_take_turn
from cardwright.effects.verbs_trading import build_sell, build_trade, build_trade_two
from cardwright.engine import kinds
from cardwright.text import tree


def build_die(scope: Scope, clause: tree.Clause) -> None:
    """ "Target creature dies": it is killed."""
    if not isinstance(clause.subject, (tree.Reference, tree.Things)):
        raise CannotDo("who dies?")
    killed = tree.Clause("kill", tree.You(), (tree.Slot("what", clause.subject),))
    move(kinds.KILL)(scope, killed)


VERBS: dict[str, Callable[[Scope, tree.Clause], None]] = {
    "destroy": move(kinds.DESTROY),
    "kill": move(kinds.KILL),
    "die": build_die,
    "exile": move(kinds.EXILE),
    "sacrifice": move(kinds.DESTROY, own=True),
    "discard": move(kinds.DISCARD, "hand"),
    "counter": move(kinds.COUNTER, "stack"),
    "channel": move(kinds.CHANNEL, "hand"),
    "draw": take_off_top(kinds.DRAW),
    "burn": take_off_top(kinds.BURN),
    "restore": build_restore,
    "mark": build_counters,
    "unmark": build_counters,
    "suspend": build_suspend,
    "unsuspend": build_unsuspend,
    "mend": build_mend,
    "leave_with": build_leave_with,
    "steal": build_steal,
    "score": build_score,
    "forfeit": build_forfeit,
    "flip": build_flip,
    "roll": build_roll,
    "deploy": build_deploy,
    "become": build_become,
    "set": build_set,
    "play": build_play,
    "put": build_put,
    "return": build_put,
    "shuffle": build_put,
    "move": build_put,
    "put_back": build_put_back,
    "trade": build_trade,
    "sell": build_sell,
    "trade_two": build_trade_two,
    "deal": build_deal,
    "take": build_take,
    "heal": build_heal,
    "gain": build_gain,
    "lose": build_lose,
    "pay": build_pay,
    "search": build_search,
    "look": build_look,
    "reveal": build_look,
    "summon": build_summon,
    "resummon": build_summon,
    "retarget": build_retarget,
    "reaim": build_retarget,
    "cancel": build_cancel,
    "copy": build_copy,
    "fight": build_fight,
    "clash": build_clash,
    "name": build_name,
    "choose": build_choose,
    "attach": build_attach,
    "limit": build_limit,
    "get": build_give,
    "have": build_give,
    "be": build_give,
    "control": build_give,
    "gain_control": build_give,
    "prevent": build_prevent,
    "cost": build_cost_changes,
    "double": build_give,
    "swap": build_give,
    "remove": move(kinds.EXILE),
    "switch": build_switch,
    "turn": build_turn,
    "shift": build_shift,
    "regroup": build_regroup,
    "poison": build_poison,
    "scorch": build_scorch,
    "daze": build_daze,
    "detach": build_detach,
    "count": build_give,
    "ignore": build_ignore,
    "skip": build_skip,
    "take_turn": build_take_turn,
    "end": build_end,
}
"""What each verb of the lexicon does as an instruction."""
