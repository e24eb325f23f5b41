"""What joins words and sentences, and what says nothing besides, as told in `sayings.py`."""

from __future__ import annotations

from typing import Final

JOINTS: Final = """
and it = and
and they = and
less damage from each attack = less combat damage
less damage from attacks = less combat damage
less damage from all attacks = less combat damage
no damage from attacks = no combat damage
onto the field under your control = onto the field
into play under your control = into play
that enemy = that
that ally = that
that friendly = that
that opposing = that
as well as = and
along with = and
together with = and
plus = and
in addition to = and
and also = and
and additionally = and
and then = and | then
and after that = and | then
and afterwards = and | then
after that = then
afterwards = then
after this = then
subsequently = then
finally = then
as a next step = then
, but = , and
but = , and
but also = and
and likewise = and
additionally = also
however = but
though = but
although = but
thus = then
hence = then
solely = only
exclusively = only
merely = only
purely = only
in its place = instead
instead and survives = instead
instead and it survives = instead
instead and stays in play = instead
in its stead = instead
in their place = instead
in place of that = instead
as a replacement = instead
as a substitute = instead
instead of that = instead
alternatively = or
or else = or | otherwise
by chance = at random
arbitrarily = at random
randomly = at random
blindly = at random
at random chosen = random
randomly chosen = random
randomly selected = random
random chosen = random
chosen at random = at random
that has = with
which has = with
that have = with
who has = with
which have = with
having = with
featuring = with
possessing = with
which = that
who = that
whom = that
with the name = named
by the name of = named
called = named
titled = named
lacking = without
devoid of = without
with no = without
save for = except
with the exception of = except
apart from = except
barring = except
optionally = you may
you choose not to = you do not
you decide not to = you do not
you decline = you do not
you decline to = you do not
you refuse = you do not
you refuse to = you do not
they choose not to = they do not
they decide not to = they do not
they decline = they do not
they refuse = they do not
from your opponent = of your opponent
from an opponent = of your opponent
from the opponent = of your opponent
from opponent = of your opponent
in reaction to = in response to
as a reaction to = in response to
as a response to = in response to
answering = in response to
because of = by
due to = by
via = by
by means of = by
through = by
vs = against
versus = against
w/o = without
w/ = with
"""
"""Connections."""

FILLERS: Final = """
well | simply | basically | actually | really | of course | please | in fact | as a result | in this case
in that case | at this point | right now | as a bonus | for good measure | so to speak | duly | promptly
there and then | then and there | in turn | on top of that | besides | moreover | furthermore | as follows | in question
successfully | manually | naturally | effectively | essentially | obviously
accordingly | freely | whatsoever | at all | by itself | on its own | it is that | note that | remember to
go ahead and | proceed to | immediately | instantly | at once | right away | straight away | in return
at the same time | simultaneously | for now | in total | altogether | all in all | overall | respectively | kindly
currently | presently | the effect is that | the result is that | it happens that | also | too | as well | just
entire | whole | ever | yourself | personally | somehow | actively | straight | as compensation | to compensate
as a reward | in exchange | regardless | by the way
at that moment | at that time | when this happens | when that happens | still | yet | so far | already | now | so
as long as this is attached | while this is attached
before its duration ends | before its duration is over | before its duration runs out | before it runs out
before its duration has ended | before its duration expires
anyway | all the same | nevertheless | nonetheless | sadly | luckily | on the spot | there | here | out there
"""
"""What says nothing that the rest does not say."""

SMALL: Final = """
; = ,
is = are
are = is
has = have
have = has
was = were
were = was
does = do
do = does
if = when
when = if
whenever = when
an = a
, =
"""
"""Small words and marks that slip: tried only where nothing else helps."""
