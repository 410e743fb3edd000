"""The laws can fail: each planted bug is caught by the law that forbids it."""

from __future__ import annotations

from random import Random

import pytest

from engines.core import BadLine, BrokenState, SetupRefused, read_pack
from tests.engines import planted
from tests.engines.laws import LAWS, Law, lists, openly, order, people, secrecy, sides, timeline, values
from tests.engines.toy import kit
from tests.engines.toy.game import PACK, Toy
from tests.engines.walk import walk

CAUGHT: tuple[tuple[type[Toy], Law], ...] = (
    (planted.ViewShowsABid, secrecy.law_nobody_sees_what_is_hidden),
    (planted.ViewShowsTheSeed, secrecy.law_nobody_sees_what_is_hidden),
    (planted.WaitingListTells, secrecy.law_nobody_sees_what_is_hidden),
    (planted.EventShowsABid, secrecy.law_hidden_answers_are_heard_alike),
    (planted.EventShowsABid, secrecy.law_events_name_only_what_lay_open),
    (planted.DealShowsAllHands, secrecy.law_events_name_only_what_lay_open),
    (planted.MayShowLies, secrecy.law_events_tell_no_more),
    (planted.MayShowLies, secrecy.law_quiet_steps_follow_from_the_view),
    (planted.QuietDependsOnSecrets, secrecy.law_quiet_is_known_beforehand),
    (planted.QuietDependsOnSecrets, secrecy.law_finality_is_known_beforehand),
    (planted.FoldTellsAHand, secrecy.law_folded_questions_follow_from_the_view),
    (planted.OffersLookAlike, lists.law_folded_offers_lead_where_they_say),
    (planted.OpenNoteTells, openly.law_open_offers_follow_from_public_facts),
    (planted.OpenOffersTellABid, openly.law_unseen_answers_leave_the_board_alone),
    (planted.OpenKindOnly, openly.law_open_questions_have_open_offers_alone),
    (planted.IdsReturn, timeline.law_ids_are_never_reused),
    (planted.TwoQuestionsToOneSeat, lists.law_one_decision_per_seat),
    (planted.ListDependsOnOthers, sides.law_open_questions_do_not_change),
    (planted.QuestionDependsOnOthers, sides.law_open_questions_do_not_change),
    (planted.FirstBidderWins, sides.law_order_of_answers_does_not_matter),
    (planted.AsideAnswers, sides.law_asides_leave_questions_alone),
    (planted.ActionTwice, lists.law_lists_are_unique_and_steady),
    (planted.ListWavers, lists.law_lists_are_unique_and_steady),
    (planted.DeadEnd, lists.law_lists_are_unique_and_steady),
    (planted.DeadEnd, timeline.law_games_end),
    (planted.NeverEnds, timeline.law_games_end),
    (planted.NoOutcome, timeline.law_over_when_nothing_is_pending),
    (planted.NobodyFirst, timeline.law_places_are_a_ranking),
    (planted.OffersInAnotherOrder, lists.law_offers_follow_the_list),
    (planted.OffersLookAlike, lists.law_offers_follow_the_list),
    (planted.TextReadsAsAnother, lists.law_texts_parse_back),
    (planted.RefusesWithoutRule, lists.law_anything_else_is_refused),
    (planted.StateIsShared, values.law_apply_leaves_its_argument_unchanged),
    (planted.StateIsShared, values.law_values_are_frozen),
    (planted.AnswerHangsOnThePast, values.law_apply_leaves_its_argument_unchanged),
    (planted.EventNotStored, values.law_json_round_trip),
    (planted.LuckOutsideTheState, timeline.law_replay_equals_live),
    (planted.LuckOutsideTheState, timeline.law_undo_equals_the_earlier_state),
    (planted.CardLost, timeline.law_invariants_hold),
    (planted.DefaultNotDealt, timeline.law_defaults_can_be_dealt),
    (planted.ComputerCheats, people.law_computer_answers_legally),
    (planted.ComputerWavers, people.law_computer_answers_legally),
    (planted.WishUnasked, people.law_wishes_answer_legally),
    (planted.PassingWishBids, people.law_passing_wishes_only_decline),
    (planted.NextSitsAtNoTable, order.law_who_is_next_comes_next),
    (planted.WishLooksAtTheHand, secrecy.law_wishes_answer_by_public_facts),
    (planted.WishWatchesOthers, sides.law_wishes_stay_by_their_silence),
    (planted.KeptWishWithoutAside, people.law_kept_wishes_are_set_by_asides),
    (planted.PlanForNothing, people.law_plans_offer_what_can_be_read),
    (planted.StandingsWithoutTheLastSeat, people.law_standings_are_complete),
)


def broken(bug: type[Toy], law: Law) -> bool:
    """Tell whether one of a few sessions of the broken game is caught by the law."""
    game = bug(read_pack(PACK, "toy.toml"))
    for luck in range(20):
        session = walk(game, kit.setups(Random(luck)), Random(luck))
        try:
            law(game, kit, session, Random(luck))
        except (AssertionError, BadLine, BrokenState, SetupRefused):
            return True
    return False


@pytest.mark.parametrize(("bug", "law"), CAUGHT, ids=lambda value: value.__name__.removeprefix("law_"))
def test_planted_bug_is_caught_by_its_law(bug: type[Toy], law: Law) -> None:
    assert broken(bug, law)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__.removeprefix("law_"))
def test_the_game_without_a_bug_is_caught_by_no_law(law: Law) -> None:
    assert not broken(Toy, law)


def test_no_law_is_without_a_planted_bug_that_it_catches() -> None:
    proven = {law for _, law in CAUGHT}
    assert [law.__name__ for law in LAWS if law not in proven] == []
