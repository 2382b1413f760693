#!/usr/bin/env python3
"""Plays POPGym's own Concentration and ours on the same decks with the same actions, step by step.

    against_popgym.py [--episodes N]

N seeded episodes of each of the three presets, on POPGym's decks. A third of them are played to be won at
once, a third to be won with the last step that the horizon allows, and in a third any card may be turned:
hidden ones, partners, matched ones, the same twice. Observations, rewards and both ends must be equal.
"""
import argparse
import collections

import numpy as np
from gymnasium.vector import AutoresetMode
from popgym.envs.concentration import ConcentrationEasy, ConcentrationHard, ConcentrationMedium

import memorize_gym

CASES = {
    "concentration-easy": ConcentrationEasy,
    "concentration-medium": ConcentrationMedium,
    "concentration-hard": ConcentrationHard,
}
BATCH = 50


class Game:
    """A game of POPGym, and the knowledge of a player who knows its deck."""

    def __init__(self, env, seed):
        self.env = env
        self.observation, _ = env.reset(seed=seed)
        self.deal = env.get_state()[0]
        self.chance = np.random.default_rng(seed)
        self.player = [self.win, self.win_late, self.turn_any][seed % 3]
        self.is_over = False

    @property
    def first(self):
        """Returns the open card of the turn, if any."""
        return next(iter(self.env.deck["in_play_idx"]), None)

    def hidden(self):
        matched = self.env.deck["face_up_idx"]
        return np.setdiff1d(np.arange(len(self.deal)), matched + self.env.deck["in_play_idx"])

    def partners(self):
        hidden = self.hidden()
        return hidden[self.deal[hidden] == self.deal[self.first]]

    def win(self):
        return self.chance.choice(self.hidden() if self.first is None else self.partners())

    def win_late(self):
        left = self.env.episode_length - self.env.curr_step
        # Turning a card twice wastes two steps and leaves the card unmatched.
        if self.first is None or left < len(self.hidden()) + 2:
            return self.win()
        return self.first

    def turn_any(self):
        choices = [np.arange(len(self.deal)), np.flatnonzero(self.observation != self.env.facedown_card)]
        if self.first is not None:
            choices.append(self.partners())
        cards = choices[self.chance.integers(len(choices))]
        return self.chance.choice(cards) if len(cards) else 0

    def step(self, action):
        result = self.env.step(action)
        self.observation = result[0]
        self.is_over = result[2] or result[3]
        return result


def play(preset, games, counts):
    ours = memorize_gym.MemorizeVectorEnv(
        len(games), preset, autoreset_mode=AutoresetMode.DISABLED
    )
    spaces = ours.single_observation_space, games[0].env.observation_space
    assert spaces[0].nvec.tolist() == spaces[1].nvec.tolist()
    assert ours.single_action_space == games[0].env.action_space
    deals = np.stack([game.deal for game in games])
    observations, _ = ours.reset(options={"deal": deals})
    np.testing.assert_array_equal(observations, [game.observation for game in games])
    while not all(game.is_over for game in games):
        over = np.array([game.is_over for game in games])
        if over.any():
            # They continue next to the compared ones.
            ours.reset(options={"deal": deals, "reset_mask": over})
        actions = [0 if game.is_over else int(game.player()) for game in games]
        results = ours.step(actions)
        for place in np.flatnonzero(~over):
            compare([part[place] for part in results[:4]], games[place].step(actions[place]), counts)
    ours.close()


def compare(ours, theirs, counts):
    np.testing.assert_array_equal(ours[0], theirs[0])
    assert ours[1] == np.float32(theirs[1]), (ours[1], theirs[1])
    assert bool(ours[2]) == theirs[2], "terminated"
    assert bool(ours[3]) == theirs[3], "truncated"
    counts["steps"] += 1
    counts["matches"] += theirs[1] > 0
    counts["won"] += theirs[2] and not theirs[3]
    counts["won with the last step"] += theirs[2] and theirs[3]
    counts["not won"] += theirs[3] and not theirs[2]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--episodes", type=int, default=200)
    episodes = range(parser.parse_args().episodes)
    for preset, case in CASES.items():
        counts = collections.Counter()
        for first in episodes[::BATCH]:
            seeds = episodes[first : first + BATCH]
            play(preset, [Game(case(), seed) for seed in seeds], counts)
        assert len(counts) == 5 and all(counts.values()), counts
        print(f"{preset}: {len(episodes)} episodes are equal, {dict(counts)}")


if __name__ == "__main__":
    main()
