from collections import Counter
from hashlib import sha256

from hypothesis import given
from hypothesis import strategies as st

from engines.core import Rng, commitment


def test_first_draws_are_pinned_for_ever() -> None:
    # printf moonlight:0 | sha256sum, first 16 hex digits, modulo 1,000; then moonlight:1 and so on.
    expected = (491, 779, 549, 392, 657, 534, 555, 501)
    rng = Rng("moonlight")
    drawn = []
    for _ in expected:
        number, rng = rng.below(1000)
        drawn.append(number)
    assert tuple(drawn) == expected
    assert rng == Rng("moonlight", 8)


def test_first_deal_is_pinned_for_ever() -> None:
    assert Rng("moonlight").shuffle("abcdefghij")[0] == tuple("acjhgdifeb")


def test_a_draw_leaves_the_generator_as_it_was_and_returns_the_next() -> None:
    rng = Rng("x", 7)
    assert rng.below(90) == rng.below(90)
    assert rng == Rng("x", 7)
    assert rng.below(90)[1] == Rng("x", 8)


def test_a_draw_among_one_still_counts() -> None:
    assert Rng("x").below(1) == (0, Rng("x", 1))


def test_a_number_beyond_the_last_whole_multiple_is_drawn_again() -> None:
    # Draws 4, 5 and 6 of this seed lie at or above 2**63 + 1 (by sha256sum), draw 7 below.
    number, after = Rng("moonlight", 4).below((1 << 63) + 1)
    assert after == Rng("moonlight", 8)
    assert number == int.from_bytes(sha256(b"moonlight:7").digest()[:8], "big")


def test_numbers_are_spread_evenly() -> None:
    # 6,000 throws of a die: each face 1,000 times, give or take six standard deviations (29 each).
    counts: Counter[int] = Counter()
    rng = Rng("die")
    for _ in range(6000):
        face, rng = rng.below(6)
        counts[face] += 1
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(abs(count - 1000) < 6 * 29 for count in counts.values())


def test_every_order_of_three_comes_up_equally_often() -> None:
    counts: Counter[tuple[str, ...]] = Counter()
    rng = Rng("cups")
    for _ in range(6000):
        order, rng = rng.shuffle("abc")
        counts[order] += 1
    assert len(counts) == 6
    assert all(abs(count - 1000) < 6 * 29 for count in counts.values())


@given(st.text(max_size=20), st.lists(st.integers(), max_size=30))
def test_a_shuffle_keeps_every_item_and_draws_once_for_each_but_one(seed: str, items: list[int]) -> None:
    order, after = Rng(seed).shuffle(items)
    assert sorted(order) == sorted(items)
    assert after.drawn == max(0, len(items) - 1)


@given(st.text(max_size=20), st.integers(1, 1 << 64))
def test_a_number_lies_below_its_limit(seed: str, limit: int) -> None:
    assert 0 <= Rng(seed).below(limit)[0] < limit


def test_commitment_is_the_hash_anybody_can_compute() -> None:
    # printf abc | sha256sum
    assert commitment("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
