#!/usr/bin/env python3
"""Checks the environments with Gymnasium: its checker, its own vector environment, its spaces and its spec.

Every one of our vector environments is stepped beside Gymnasium's SyncVectorEnv over single games of ours
in each autoreset mode; all that the two return must be equal.
"""
import functools
import pathlib
import pickle
import re
import warnings

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.utils.performance import benchmark_vector_step
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import memorize_gym

IDS = [
    "memorize/Memorize-v0",
    "memorize/ConcentrationEasy-v0",
    "memorize/ConcentrationMedium-v0",
    "memorize/ConcentrationHard-v0",
]
GAMES = 6
SMALL = {"kinds": 3, "copies": 2, "horizon": 25}


def checker_passes(name, render_mode):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(name, render_mode=render_mode).unwrapped)


def vector_equals_single_games(preset, mode):
    ours = memorize_gym.MemorizeVectorEnv(GAMES, preset, autoreset_mode=mode, **SMALL)
    makers = [
        lambda place=place: memorize_gym.MemorizeEnv(
            preset, first_game=place, game_stride=GAMES, **SMALL
        )
        for place in range(GAMES)
    ]
    theirs = SyncVectorEnv(makers, autoreset_mode=mode)
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"] == mode
    assert ours.single_observation_space == theirs.single_observation_space
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space

    first, again = ours.reset(seed=5), theirs.reset(seed=[5] * GAMES)
    ended = 0
    for turn in range(300):
        assert data_equivalence(first[0], again[0], exact=True)
        actions = np.random.default_rng(turn).integers(ours.cards, size=GAMES)
        first, again = ours.step(actions), theirs.step(actions)
        for one, other in zip(first[1:4], again[1:4]):
            np.testing.assert_array_equal(one, other)
        same_infos(first[4], again[4])
        assert ours.observation_space.contains(first[0])
        over = first[2] | first[3]
        ended += over.sum()
        if mode == AutoresetMode.DISABLED and over.any():
            assert data_equivalence(first[0], again[0], exact=True)
            first = ours.reset(options={"reset_mask": over})
            again = theirs.reset(options={"reset_mask": over.copy()})
    assert ended > 3 * GAMES, ended
    ours.close()
    theirs.close()


def same_infos(ours, theirs):
    assert ours.keys() == theirs.keys(), (ours.keys(), theirs.keys())
    for name in ours:
        if name == "final_obs":
            for one, other in zip(ours[name], theirs[name]):
                assert (one is None) == (other is None)
                np.testing.assert_array_equal(one, other)
        elif name.startswith("_"):
            np.testing.assert_array_equal(ours[name], theirs[name])


def made_by_name():
    env = gymnasium.make_vec(IDS[1], num_envs=4)
    assert isinstance(env, memorize_gym.MemorizeVectorEnv)
    env.reset(seed=1)
    observations = [env.step(env.action_space.sample())[0] for _ in range(3)]
    assert not np.shares_memory(observations[0], observations[1])
    assert benchmark_vector_step(env, target_duration=0.2, seed=1) > 0
    assert gymnasium.make_vec(pickle.loads(pickle.dumps(env.spec))).num_envs == 4

    lent = memorize_gym.MemorizeVectorEnv(4, copy=False)
    lent.reset(seed=1)
    assert np.shares_memory(lent.step([0, 1, 2, 3])[0], lent.step([4, 5, 6, 7])[0])


def refused(call, *arguments, **named):
    try:
        call(*arguments, **named)
    except (ValueError, TypeError, gymnasium.error.Error):
        return
    raise AssertionError(f"{call} took {arguments} {named}")


def mistakes_are_told():
    """Expects a Python error for every invalid call, and unchanged games after it."""
    make = memorize_gym.MemorizeVectorEnv
    for wrong in [
        {"num_envs": 0}, {"num_envs": 2**64 + 1}, {"num_envs": 1.5}, {"num_envs": "2"}, {"kinds": -1},
        {"preset": "patience"}, {"rules": "patience"}, {"copies": 3}, {"match_size": 2**70},
        {"horizon": -1}, {"bonus_limit": -1}, {"bonus_limit": float("nan")}, {"flip_time": 1e30},
        {"render_mode": "human"}, {"autoreset_mode": "sometimes"}, {"first_game": -1},
        {"preset": "concentration-hard", "match_size": 4},
    ]:
        refused(make, **wrong)

    env, twin = make(3, **SMALL), make(3, **SMALL)
    refused(env.step, [0, 0, 0])
    env.reset(seed=1)
    twin.reset(seed=1)
    for actions in [
        None, [], [0], 0, [0, 0, 6], [0, 0, -1], [0, 0, 2**63], [0, 0, 2**80], [0.5, 0, 0], "abc",
        [[0, 0, 0]], np.zeros((3, 1), int), np.array([0, 0, np.nan]),
    ]:
        refused(env.step, actions)
    for seed in [-1, 2**64, "x", 0.5, [1], [1, 2, -3], [None, None, 2**64]]:
        refused(env.reset, seed=seed)
    for options in [
        {"reset_mask": [True]}, {"reset_mask": [0, 1, 1]}, {"reset_mask": np.zeros(3, np.bool_)},
        {"deal": None}, {"deal": [0, 1]}, {"deal": np.zeros((3, 6))}, {"deal": np.full((3, 6), 9)},
    ]:
        refused(env.reset, options=options)
    np.testing.assert_array_equal(env.deal, twin.deal)
    for one, other in zip(env.step([1, 2, 3])[:4], twin.step([1, 2, 3])[:4]):
        np.testing.assert_array_equal(one, other)
    env.close()
    env.close()
    refused(env.step, [0, 0, 0])
    refused(env.reset)
    refused(lambda: env.deal)


def readme_works():
    """Runs the README's example."""
    readme = pathlib.Path(__file__).resolve().parents[4] / "README.md"
    example = re.search("```python\n(.*?)```", readme.read_text(), re.DOTALL).group(1)
    names = {}
    exec(example, names)
    assert names["observations"].shape == (256, 52) and names["rewards"].shape == (256,)


def rendered():
    env = memorize_gym.MemorizeVectorEnv(2, kinds=3, render_mode="ansi")
    env.reset(options={"deal": [[0, 1, 2, 0, 1, 2], [2, 2, 1, 1, 0, 0]]})
    env.step([1, 0])
    env.step([4, 1])
    env.step([5, 3])
    assert env.render() == ("? . ? ? . 2\n", ". . ? 1 ? ?\n")
    assert memorize_gym.MemorizeEnv(render_mode="ansi").render() is not None
    assert memorize_gym.MemorizeEnv().render() is None


def main():
    checks = [
        functools.partial(checker_passes, name, mode) for name in IDS for mode in (None, "ansi")
    ]
    checks += [
        functools.partial(vector_equals_single_games, preset, mode)
        for preset in ("memorize", "concentration-hard")
        for mode in AutoresetMode
    ]
    checks += [made_by_name, mistakes_are_told, readme_works, rendered]
    for check in checks:
        check()
    print(f"Gymnasium {gymnasium.__version__} agrees in {len(checks)} checks")


if __name__ == "__main__":
    main()
