"""The laws of the game contract. A law takes a game, its kit and a walk, and fails by AssertionError.

Each is a plain function, so that a planted bug can be shown to be caught by the law that forbids it.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engines.core import AnyGame, write_record
from tests.engines.contestants import Contestant, Kit
from tests.engines.laws import lists, openly, order, people, secrecy, sides, timeline, values
from tests.engines.walk import Walk

Law = Callable[[AnyGame, Kit, Walk, Random], None]

LAWS: tuple[Law, ...] = (
    timeline.law_defaults_can_be_dealt,
    timeline.law_replay_equals_live,
    timeline.law_undo_equals_the_earlier_state,
    timeline.law_over_when_nothing_is_pending,
    timeline.law_ids_are_never_reused,
    timeline.law_invariants_hold,
    timeline.law_games_end,
    timeline.law_places_are_a_ranking,
    values.law_json_round_trip,
    values.law_values_are_frozen,
    values.law_apply_leaves_its_argument_unchanged,
    lists.law_one_decision_per_seat,
    lists.law_lists_are_unique_and_steady,
    lists.law_texts_parse_back,
    lists.law_offers_follow_the_list,
    lists.law_anything_else_is_refused,
    lists.law_folded_offers_lead_where_they_say,
    people.law_computer_answers_legally,
    people.law_wishes_answer_legally,
    people.law_kept_wishes_are_set_by_asides,
    people.law_passing_wishes_only_decline,
    people.law_plans_offer_what_can_be_read,
    people.law_standings_are_complete,
    order.law_who_is_next_comes_next,
    sides.law_open_questions_do_not_change,
    sides.law_order_of_answers_does_not_matter,
    sides.law_asides_leave_questions_alone,
    sides.law_wishes_stay_by_their_silence,
    secrecy.law_nobody_sees_what_is_hidden,
    secrecy.law_events_name_only_what_lay_open,
    secrecy.law_events_tell_no_more,
    secrecy.law_hidden_answers_are_heard_alike,
    secrecy.law_quiet_is_known_beforehand,
    secrecy.law_finality_is_known_beforehand,
    secrecy.law_quiet_steps_follow_from_the_view,
    secrecy.law_folded_questions_follow_from_the_view,
    secrecy.law_wishes_answer_by_public_facts,
    openly.law_open_offers_follow_from_public_facts,
    openly.law_unseen_answers_leave_the_board_alone,
    openly.law_open_questions_have_open_offers_alone,
)


def obey(contestant: Contestant, law: Law, session: Walk, luck: int) -> None:
    """Hold a session against a law; a failure carries the record."""
    try:
        law(contestant.game, contestant.kit, session, Random(luck))
    except Exception as broken:
        broken.add_note(f"{law.__name__} with luck {luck}:\n{write_record(session.record)}")
        raise
