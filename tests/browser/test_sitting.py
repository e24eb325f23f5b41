"""Sitting at a table: lost connections, one screen for two, the keyboard, taking back, giving up."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from cardwright import games
from tests.browser.conftest import NewPerson
from tests.browser.people import ANSWERED, deal, join, links, make_moves
from tests.browser.serving import Serving

FIRST: Final = games.ids()[-1]
STEPS: Final = "tempest"
CHANGED: Final = "before => document.querySelector('.prompt')?.dataset.number !== before"


def question(page: Page) -> tuple[str, str | None]:
    """What is asked, and its number."""
    page.wait_for_selector(".prompt[data-number]")
    return page.locator(".prompt h2").inner_text(), page.get_attribute(".prompt", "data-number")


def test_a_question_outlives_the_page_the_device_and_the_server(person: NewPerson, tmp_path: Path) -> None:
    server = Serving(tmp_path)
    try:
        outlive(person, server)
    finally:
        server.stop()


def outlive(person: NewPerson, server: Serving) -> None:
    """Ask, and lose one after another what the question was asked by."""
    ann = person(base_url=server.address)
    deal(ann, FIRST, "Novice")
    make_moves(ann, 4)
    asked = question(ann)
    ann.reload()
    assert question(ann) == asked
    phone = person(base_url=server.address, viewport={"width": 390, "height": 844})
    ann.get_by_role("button", name="Other device").click()
    link = ann.get_by_role("dialog").locator("code.link").inner_text()
    ann.keyboard.press("Escape")
    phone.goto(link)
    phone.get_by_role("button", name="Go on here").click()
    assert question(phone) == asked
    assert link.rsplit("/", 1)[1] not in phone.url
    server.stop()
    expect(ann.locator(".notice")).to_contain_text("No connection")
    server.start()
    expect(ann.locator(".notice")).to_have_count(0)
    assert question(ann) == asked
    make_moves(ann, 2)
    assert question(ann) != asked


def test_two_on_one_screen_hand_it_over(person: NewPerson) -> None:
    page = person()
    deal(page, FIRST, "Same screen")
    names: set[str] = set()
    for _ in range(30):
        page.wait_for_selector(".bench, .cover .act")
        if page.locator(".cover .act").count():
            expect(page.locator(".bench")).to_have_count(0)
            names.add(page.locator(".cover h1").inner_text())
            page.locator(".cover .act").click()
        if len(names) == 2:
            return
        make_moves(page, 1)
    raise AssertionError(f"only {names} were ever asked")


def test_choices_by_the_keyboard_alone(person: NewPerson) -> None:
    page = person()
    deal(page, FIRST, "Novice")
    for _ in range(5):
        _, number = question(page)
        page.evaluate("document.activeElement?.blur()")
        key = page.locator(".prompt .act kbd").first.inner_text() if page.locator(".prompt .act kbd").count() else "1"
        page.keyboard.press(key)
        page.wait_for_function(ANSWERED, arg=number)
    page.wait_for_selector(".prompt[data-number]")
    page.keyboard.press("ArrowDown")
    seen = page.evaluate("document.activeElement.tagName")
    assert seen in ("BUTTON", "A")
    outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline != "none"


def test_a_card_is_dragged_out_of_the_hand(person: NewPerson) -> None:
    page = person()
    deal(page, FIRST, "Novice")
    offered = page.locator(".hand .playable")
    _, number = question(page)
    while not offered.count():
        make_moves(page, 1)
        _, number = question(page)
    place = offered.first.bounding_box()
    assert place is not None
    x, y = place["x"] + 14, place["y"] + 40
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y - 300, steps=6)
    page.mouse.up()
    page.wait_for_function(ANSWERED, arg=number)


def test_a_choice_in_several_steps_is_stepped_back_from(person: NewPerson) -> None:
    page = person()
    deal(page, STEPS, "Novice")
    for _ in range(40):
        asked, number = question(page)
        offered = page.locator(".playable")
        if not offered.count():
            make_moves(page, 1)
            continue
        offered.first.click()
        page.wait_for_function(ANSWERED, arg=number)
        if page.locator(".is-selected").count() and page.get_attribute(".prompt", "data-number") == number:
            page.locator(".prompt .act[data-option]").first.click()
            page.wait_for_function(CHANGED, arg=number)
        back = page.get_by_role("button", name="Back")
        page.wait_for_selector(".prompt[data-number], .over h1")
        if back.count():
            _, second = question(page)
            back.click()
            page.wait_for_function(CHANGED, arg=second)
            assert question(page)[0] == asked
            return
    raise AssertionError("nothing could ever be stepped back from")


def test_take_back_hint_and_concede(person: NewPerson) -> None:
    page = person()
    deal(page, FIRST, "Novice")
    question(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".act.hinted")).to_be_visible()
    make_moves(page, 1)
    asked, number = question(page)
    make_moves(page, 1)
    _, later = question(page)
    page.get_by_role("button", name="Take back").click()
    page.wait_for_function(CHANGED, arg=later)
    assert question(page)[0] == asked
    assert number != later
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Concede the game").click()
    expect(page.locator(".over h1")).to_have_text("You lose")


def test_friends_agree_on_a_draw_and_play_again(person: NewPerson) -> None:
    ann, ben = person(), person()
    deal(ann, FIRST, "By link")
    invitation, _ = links(ann)
    join(ben, invitation, "Ben")
    late = person()
    late.goto(invitation)
    late.get_by_role("button", name="Sit down").click()
    expect(late.get_by_role("alert")).to_contain_text("already")
    ann.get_by_role("button", name="Offer draw").click()
    ben.get_by_role("button", name="Accept").click()
    for one in (ann, ben):
        expect(one.locator(".over h1")).to_have_text("A draw")
    here = ann.url
    for one in (ann, ben):
        one.get_by_role("button", name="Play again").click()
    for one in (ann, ben):
        one.wait_for_function("here => location.href !== here", arg=here)
        one.wait_for_selector(".bench")
    assert ann.url == ben.url


def test_piles_and_cards_can_be_looked_at(person: NewPerson) -> None:
    page = person()
    deal(page, FIRST, "Novice")
    make_moves(page, 4)
    question(page)
    page.locator(".seat.me .pile").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".hand .card").first.focus()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog").locator(".face")).to_be_visible()
