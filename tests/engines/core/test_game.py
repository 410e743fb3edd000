from engines.core import Mark, MarkKind, Offer, Outcome, Seat, phrase


def test_all_seats_in_first_place_have_won() -> None:
    assert Outcome((1, 3, 1), ()).winners == (Seat(0), Seat(2))


def test_an_offer_knows_its_marks() -> None:
    offer = Offer("pass", (), marks=(Mark(MarkKind.COSTLY, phrase("why")),))
    assert offer.marked(MarkKind.COSTLY)
    assert not offer.marked(MarkKind.USUAL)
