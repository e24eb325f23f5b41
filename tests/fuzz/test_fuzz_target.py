"""The fuzzer's target takes any bytes; the fuzzer itself runs with `make fuzz`."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fuzz.fuzz_texts import read, text_of, tongues

KNOWN = tongues()


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=120))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    read(data, KNOWN)


def test_bytes_stand_for_text_or_for_the_words_of_the_game() -> None:
    assert text_of(b"\x00Draw a card.", KNOWN[0])[1] == "Draw a card."
    assert text_of(b"\x80\x00\x00\x00\x01", KNOWN[0])[1] == " ".join(KNOWN[0].words[:2])
