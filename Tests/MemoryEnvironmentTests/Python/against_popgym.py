#!/usr/bin/env python3
"""Plays POPGym's own Concentration and ours on the same decks with the same actions, step by step.

    against_popgym.py [--episodes N]

N seeded episodes of each of the three presets, in batches of 50: half of the actions are any card, a
quarter the card of the step before or one that was matched, a quarter a partner that was seen, so that
every rule is met and games are won. Observations, rewards, both ends and the horizon must be equal.
"""
import argparse
import collections

import numpy as np
from popgym.envs.concentration import ConcentrationEasy, ConcentrationHard, ConcentrationMedium

import memorize_gym

CASES = {
    "concentration-easy": ConcentrationEasy,
    "concentration-medium": ConcentrationMedium,
    "concentration-hard": ConcentrationHard,
}
BATCH = 50


def choose(chance, deal, observation, down, latest):
    """A card of some kind of interest; the deal is known to the one who chooses."""
    kind_of_choice = chance.integers(4)
    up = np.flatnonzero(observation != down)
    if kind_of_choice == 0 and len(up):
        return int(chance.choice(up))
    if kind_of_choice == 1 and latest is not None:
        partners = np.flatnonzero((deal == deal[latest]) & (observation == down))
        if len(partners):
            return int(chance.choice(partners))
    return int(chance.integers(len(deal)))


def win(chance, deal, observation, down, latest):
    """The card that a player who knows the deal turns next."""
    hidden = np.flatnonzero(observation == down)
    if latest is not None:
        hidden = hidden[deal[hidden] == deal[latest]]
    return int(chance.choice(hidden))


def play(preset, theirs, episodes, counts):
    games = memorize_gym.MemorizeVectorEnv(
        len(theirs), preset, autoreset_mode=memorize_gym.AutoresetMode.DISABLED
    )
    chance = np.random.default_rng(episodes.start)
    observations = np.stack([env.reset(seed=seed)[0] for env, seed in zip(theirs, episodes)])
    deals = np.stack([env.get_state()[0] for env in theirs])
    first, _ = games.reset(options={"deal": deals})
    np.testing.assert_array_equal(first, observations)
    assert games.cards == len(deals[0]) and games.kinds == theirs[0].facedown_card
    assert games.single_observation_space.nvec.tolist() == theirs[0].observation_space.nvec.tolist()

    # A third of the games are played to be won, so that they end before the horizon.
    players = [win if place % 3 == 0 else choose for place in range(len(theirs))]
    latest = [None] * len(theirs)
    playing = set(range(len(theirs)))
    frozen = np.zeros(len(theirs), np.bool_)
    while playing:
        actions = np.array([
            players[place](chance, deals[place], observations[place], games.kinds, latest[place])
            if place in playing else 0
            for place in range(len(theirs))
        ])
        if frozen.any():
            games.reset(options={"deal": deals, "reset_mask": frozen})
        ours = games.step(actions)
        for place in sorted(playing):
            env = theirs[place]
            step = env.step(int(actions[place]))
            np.testing.assert_array_equal(ours[0][place], step[0])
            assert ours[1][place] == np.float32(step[1]), (ours[1][place], step[1])
            assert bool(ours[2][place]) == step[2], "terminated"
            assert bool(ours[3][place]) == step[3], "truncated"
            observations[place] = step[0]
            latest[place] = int(actions[place]) if env.deck["in_play_idx"] else None
            counts["steps"] += 1
            counts["matches"] += step[1] > 0
            counts["terminated"] += step[2]
            counts["truncated"] += step[3]
            counts["alone"] += np.isclose(step[1], env.failure_reward_scale)
            if step[2] or step[3]:
                playing.remove(place)
        # Games that are over are begun anew, beside what is compared.
        frozen = ours[2] | ours[3]
    games.close()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--episodes", type=int, default=200)
    count = parser.parse_args().episodes
    for preset, case in CASES.items():
        counts = collections.Counter()
        theirs = [case() for _ in range(BATCH)]
        for first in range(0, count, BATCH):
            play(preset, theirs[: count - first], range(first, min(count, first + BATCH)), counts)
        assert all(counts[name] for name in ["matches", "terminated", "truncated", "alone"]), counts
        print(preset, f"{count} episodes are equal:", dict(counts))


if __name__ == "__main__":
    main()
