#!/usr/bin/env python3
"""Checks the environments with Gymnasium: its checker, its own vector environment, its spaces and its spec.

Every one of our vector environments is stepped beside Gymnasium's SyncVectorEnv over single games of ours
in each autoreset mode; all that the two return must be equal.
"""
import copy
import functools
import json
import os
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
    "memorize/Pairs-v0",
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
    ours = memorize_gym.MemorizeVectorEnv(GAMES, preset, autoreset_mode=mode, num_threads=2, **SMALL)
    maker = functools.partial(memorize_gym.MemorizeEnv, preset, **SMALL)
    theirs = SyncVectorEnv([maker] * GAMES, autoreset_mode=mode)
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"] == mode
    assert ours.single_observation_space == theirs.single_observation_space
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space

    first, again = ours.reset(seed=5), theirs.reset(seed=5)
    ended = 0
    for turn in range(300):
        if turn % 100 == 99:
            seeds = [7, 7, 1 << 63, None, 0, turn]
            first, again = ours.reset(seed=seeds), theirs.reset(seed=seeds)
        if turn % 50 == 25:
            ours = copy.deepcopy(pickle.loads(pickle.dumps(ours)))
        same_infos(first[-1], again[-1])
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
        elif name == "action_mask":
            told = ours["_" + name]
            np.testing.assert_array_equal(ours[name][told], theirs[name][told])


def made_by_name():
    env = gymnasium.make_vec(IDS[2], num_envs=4)
    assert isinstance(env, memorize_gym.MemorizeVectorEnv)
    env.reset(seed=1)
    observations = [env.step(env.action_space.sample())[0] for _ in range(3)]
    assert not np.shares_memory(observations[0], observations[1])
    assert benchmark_vector_step(env, target_duration=0.2, seed=1) > 0
    assert gymnasium.make_vec(pickle.loads(pickle.dumps(env.spec))).num_envs == 4
    for name in IDS:
        spec = gymnasium.make(name).spec
        again = type(spec).from_json(spec.to_json())
        assert json.loads(spec.to_json())["entry_point"] == "memorize_gym:MemorizeEnv"
        np.testing.assert_array_equal(
            gymnasium.make(again).reset(seed=3)[0], gymnasium.make(name).reset(seed=3)[0])

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
        {"preset": "concentration-hard", "match_size": 4}, {"num_threads": -1}, {"num_threads": 257},
        {"num_threads": 1.5}, {"match_points": "2"}, {"game_stride": -1},
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
    for seed in [-1, 2**64, 2**64 - 2, "x", 0.5, [1], [1, 2, -3], [1, 2, 3, 4], [], [None, None, 2**64]]:
        refused(env.reset, seed=seed)
    for options in [
        {"reset_mask": [True]}, {"reset_mask": [0, 1, 1]}, {"reset_mask": np.zeros(3, np.bool_)},
        {"numbers": [1, 2, 3]}, {"deal": None}, {"deal": [0, 1]}, {"deal": np.zeros((3, 6))},
        {"deal": np.full((3, 6), 9)},
    ]:
        refused(env.reset, options=options)
    for numbers in [[1], [1, 2, -1], ["x"] * 3, [[1, 2, 3, 4]], [0.5] * 3]:
        refused(env.reset, seed=1, options={"numbers": numbers})
    np.testing.assert_array_equal(env.deal, twin.deal)
    for one, other in zip(env.step([1, 2, 3])[:4], twin.step([1, 2, 3])[:4]):
        np.testing.assert_array_equal(one, other)
    env.close()
    env.close()
    refused(env.step, [0, 0, 0])
    refused(env.reset)
    refused(lambda: env.deal)


def page_works():
    """Runs the example of Gymnasium on the page of the package."""
    catalogue = "Sources/Research/MemoryEnvironment/MemoryEnvironment.docc"
    page = pathlib.Path(__file__).resolve().parents[4] / catalogue / "Python.md"
    examples = re.findall("```python\n(.*?)```", page.read_text(), re.DOTALL)
    (example,) = [example for example in examples if "import gymnasium" in example]
    names = {}
    exec(example, names)  # noqa: S102 - the page is part of this package
    assert names["observations"].shape == (256, 52) and names["rewards"].shape == (256,)


def rendered():
    env = memorize_gym.MemorizeVectorEnv(2, kinds=3, render_mode="ansi")
    env.reset(options={"deal": [[0, 1, 2, 0, 1, 2], [2, 2, 1, 1, 0, 0]]})
    env.step([1, 0])
    env.step([4, 1])
    env.step([5, 3])
    assert env.render() == ("[0]       [2]\n[3]       2\n", "          [2]\n1    [4]  [5]\n"), env.render()
    assert memorize_gym.MemorizeEnv(render_mode="ansi").render() is not None
    assert memorize_gym.MemorizeEnv().render() is None


def masks_are_those_of_valid_actions():
    """Chooses invalid cards and expects no change but that of Concentration's costs; then only valid ones."""
    for name in IDS:
        env, twin = gymnasium.make(name, horizon=10**6), gymnasium.make(name, horizon=10**6)
        chance = np.random.default_rng(4)
        (codes, infos), _ = env.reset(seed=4), twin.reset(seed=4)
        over = False
        while not over:
            mask = infos["action_mask"]
            np.testing.assert_array_equal(mask, env.unwrapped.action_masks())
            if not name.startswith("memorize/Concentration"):
                np.testing.assert_array_equal(mask, codes == env.unwrapped._games.kinds)
                for card in np.flatnonzero(~mask)[:2]:
                    ignored, reward, *_ = twin.step(card)
                    assert reward == 0 and (ignored == codes).all()
            card = chance.choice(np.flatnonzero(mask))
            codes, reward, over, _, infos = env.step(card)
            assert (twin.step(card)[0] == codes).all()
            assert codes[card] < env.unwrapped._games.kinds
        assert not env.unwrapped.action_masks().any()


def seeds_and_numbers_are_those_of_the_deal():
    """Expects game i of a seed at every place where it is asked for, and each place's games in order."""
    single = memorize_gym.MemorizeEnv(**SMALL)
    deals = []
    single.reset(seed=9)
    for _ in range(6):
        deals.append(single.deal)
        single.reset()
    many = memorize_gym.MemorizeVectorEnv(3, game_stride=3, **SMALL)
    many.reset(seed=[9] * 3, options={"numbers": np.arange(3)})
    np.testing.assert_array_equal(many.deal, deals[:3])
    many.reset()
    np.testing.assert_array_equal(many.deal, deals[3:])
    many.reset(seed=7)
    np.testing.assert_array_equal(many.deal[2], deals[0])
    many.reset(seed=[9, None, 9], options={"reset_mask": np.array([False, True, True])})
    np.testing.assert_array_equal(many.deal[2], deals[0])


def pickled(preset, arguments):
    """Expects copies to go on as the original does, from any moment; also new ones, and closed ones."""
    env = memorize_gym.MemorizeVectorEnv(5, preset, **arguments)
    refused(pickle.loads(pickle.dumps(env)).step, [0] * 5)
    env.reset(seed=2)
    for turn in range(60):
        twin = pickle.loads(pickle.dumps(env)) if turn % 2 else copy.deepcopy(env)
        np.testing.assert_array_equal(twin.action_masks(), env.action_masks())
        for _ in range(4):
            actions = np.random.default_rng(turn).integers(env.cards, size=5)
            for one, other in zip(env.step(actions)[:4], twin.step(actions)[:4]):
                np.testing.assert_array_equal(one, other)
        np.testing.assert_array_equal(twin.deal, env.deal)
    wrapped = gymnasium.make("memorize/Memorize-v0")
    wrapped.reset(seed=1)
    assert (copy.deepcopy(wrapped).step(3)[0] == wrapped.step(3)[0]).all()
    env.close()
    refused(pickle.loads(pickle.dumps(env)).reset)


def threads_change_nothing():
    """Compares many threads with one, on games of several parts; a forked child can step as well."""
    one, many = (memorize_gym.MemorizeVectorEnv(9000, num_threads=count) for count in (1, 16))
    threads = len(os.listdir("/proc/self/task"))
    one.reset(seed=1), many.reset(seed=1)
    for turn in range(80):
        actions = np.random.default_rng(turn).integers(one.cards, size=9000)
        for first, other in zip(one.step(actions)[:4], many.step(actions)[:4]):
            np.testing.assert_array_equal(first, other)
    actions[8999] = 99
    try:
        many.step(actions)
    except ValueError as error:
        assert "game 8999 " in str(error), error
    assert len(os.listdir("/proc/self/task")) == threads
    child = os.fork()
    if child == 0:
        many.step(np.zeros(9000, int))
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0


def main():
    checks = [
        functools.partial(checker_passes, name, mode) for name in IDS for mode in (None, "ansi")
    ]
    checks += [
        functools.partial(vector_equals_single_games, preset, mode)
        for preset in ("memorize", "concentration-hard")
        for mode in AutoresetMode
    ]
    checks += [
        functools.partial(pickled, preset, arguments)
        for preset in ("memorize", "concentration-easy")
        for arguments in ({"kinds": 3, "copies": 2}, {"kinds": 2, "copies": 4, "autoreset_mode": "SameStep"})
    ]
    checks += [
        made_by_name, mistakes_are_told, page_works, rendered, masks_are_those_of_valid_actions,
        seeds_and_numbers_are_those_of_the_deal, threads_change_nothing,
    ]
    for check in checks:
        check()
    print(f"Gymnasium {gymnasium.__version__} agrees in {len(checks)} checks")


if __name__ == "__main__":
    main()
