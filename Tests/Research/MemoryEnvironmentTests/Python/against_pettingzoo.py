#!/usr/bin/env python3
"""Checks the game for several players with PettingZoo's own tests, and against whole games by hand."""
import copy
import pickle
import warnings

import numpy as np
import pettingzoo
from pettingzoo.test import api_test, seed_test

import memorize_gym
from memorize_gym import aec


def own_tests_pass():
    with warnings.catch_warnings():
        # Observations with a mask are dictionaries.
        warnings.simplefilter("ignore")
        for players in (1, 2, 5):
            api_test(aec.env(players=players), num_cycles=300)
        seed_test(aec.env, num_cycles=50)


def rendered():
    env = aec.env(kinds=2, render_mode="ansi")
    env.reset(options={"deal": [1, 0, 0, 1]})
    env.step(0)
    assert env.render() == "1    [1]\n[2]  [3]\n", env.render()


def a_match_gives_another_turn():
    env = aec.env(preset="pairs", kinds=3, miss_penalty=1)
    env.reset(options={"deal": [0, 0, 1, 1, 2, 2]})
    # A match of the first player, a miss, an ignored choice, then matches of the second player.
    expected = [
        (0, "player_0", 0), (1, "player_0", 2), (2, "player_0", 0), (4, "player_1", 0),
        (4, "player_1", 0), (3, "player_1", 0), (2, "player_1", 2), (5, "player_1", 0), (4, "player_1", 2),
    ]
    sums = dict.fromkeys(env.possible_agents, 0)
    for card, following, points in expected:
        agent = env.agent_selection
        env.step(card)
        assert env.rewards[agent] == points, (card, env.rewards)
        sums[agent] += points
        assert env.agent_selection == following or all(env.terminations.values()), (card, env.agent_selection)
    assert all(env.terminations.values()) and sums == {"player_0": 2, "player_1": 4}


def points_are_those_of_one_player():
    """Expects the sum of all players' points to be those of one player who chooses the same cards."""
    for seed in range(20):
        env, single = aec.env(players=3, kinds=5), memorize_gym.MemorizeEnv(kinds=5)
        env.reset(seed=seed)
        single.reset(seed=seed)
        chance = np.random.default_rng(seed)
        sums, total = dict.fromkeys(env.possible_agents, 0), 0
        while env.agents:
            agent = env.agent_selection
            observation, reward, terminated, truncated, info = env.last()
            sums[agent] += reward
            if terminated or truncated:
                env.step(None)
                continue
            np.testing.assert_array_equal(observation["action_mask"], info["action_mask"])
            card = int(chance.integers(10))
            env.step(card)
            _, points, *_ = single.step(card)
            total += points
            if seed % 2:
                env = pickle.loads(pickle.dumps(env)) if seed % 4 == 1 else copy.deepcopy(env)
        assert sum(sums.values()) == total, (sums, total)


def mistakes_are_told():
    for wrong in [
        {"players": 0}, {"players": "two"}, {"preset": "concentration-hard"}, {"preset": "patience"},
        {"render_mode": "human"},
    ]:
        try:
            aec.env(**wrong)
        except ValueError:
            continue
        raise AssertionError(wrong)


def main():
    checks = [
        own_tests_pass, rendered, a_match_gives_another_turn, points_are_those_of_one_player,
        mistakes_are_told,
    ]
    for check in checks:
        check()
    print(f"PettingZoo {pettingzoo.__version__} agrees in {len(checks)} checks")


if __name__ == "__main__":
    main()
