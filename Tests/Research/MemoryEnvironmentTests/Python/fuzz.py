#!/usr/bin/env python3
"""Fuzzes the C interface with invalid calls between valid ones; nothing may crash Python.

    fuzz.py [--seconds N] [--seed S]

Null pointers, odd addresses, wrong counts, actions and options of any size, numbers of environments that
were freed or never were. What is refused must say so, write nothing and change nothing: a twin that is
called only as it should be goes the same way. Saved states are changed anywhere and restored: what is taken
must play on. Then many threads step and free the same environments.
"""
import argparse
import ctypes
import threading
import time

import numpy as np

from memorize_gym import library as interface

library = interface.library
EDGES = [0, 1, -1, 2, 7, 8, 9, 1000, 2**31 - 1, 2**31, 2**32, 2**63 - 1, -(2**63), 2**24, 65535, 65536]
MARK = 0x5A
CALLS = [
    "reset", "reset_each", "reset_with_deal", "read_deal", "read_action_masks", "restore",
    "step", "step", "step", "step",
]
INPUTS = ("actions", "mask", "deals", "seeds", "numbers")


class Caller:
    """An environment whose buffers lie between guard bytes."""

    def __init__(self, chance):
        self.chance = chance
        self.options = {
            "games": int(chance.integers(1, 6)), "first_game": int(chance.integers(9)), "game_stride": 0,
            "rules": int(chance.integers(2)), "autoreset": int(chance.integers(3)),
            "kinds": int(chance.integers(1, 6)), "copies": 2 * int(chance.integers(1, 4)), "match_size": 2,
            "match_points": int(chance.integers(5)), "miss_penalty": int(chance.integers(3)),
            "bonus_limit": int(chance.integers(10**10)), "flip_time": int(chance.integers(10**10)),
            "horizon": int(chance.integers(20)), "threads": int(chance.integers(4)),
        }
        if chance.integers(20) == 0:
            # So many cards that each game is a part of its own, and several threads step them.
            self.options |= {"kinds": 2, "copies": 9000}
        self.games = self.options["games"]
        self.cards = self.options["kinds"] * self.options["copies"]
        self.number = create(self.options)
        everything = self.games * self.cards
        state = interface.state_size(self.number)
        sizes = {
            "actions": (np.int64, self.games), "observations": (np.int32, everything),
            "rewards": (np.float32, self.games), "terminated": (np.uint8, self.games),
            "truncated": (np.uint8, self.games), "final_observations": (np.int32, everything),
            "mask": (np.uint8, self.games), "deals": (np.int32, everything),
            "seeds": (np.uint64, self.games), "numbers": (np.uint64, self.games),
            "action_masks": (np.uint8, everything), "state": (np.int64, state),
        }
        self.memory = np.full(64 + sum(8 * count + 128 for _, count in sizes.values()), MARK, np.uint8)
        self.guards = np.ones(len(self.memory), np.bool_)
        self.buffers = {}
        start = 64 - self.memory.ctypes.data % 64
        for name, (kind, count) in sizes.items():
            size = count * np.dtype(kind).itemsize
            self.buffers[name] = self.memory[start : start + size].view(kind)
            self.guards[start : start + size] = False
            start += (size + 127) // 64 * 64

    def step_structure(self):
        names = ["actions", "observations", "rewards", "terminated", "truncated", "final_observations"]
        return interface.Step.over({name: self.buffers[name] for name in names})

    def arguments(self, *names):
        for name in names:
            yield self.buffers[name].ctypes.data
            yield self.buffers[name].size

    def draw(self):
        """Fills the inputs of valid calls."""
        self.buffers["actions"][:] = self.chance.integers(self.cards, size=self.games)
        self.buffers["mask"][:] = self.chance.integers(2, size=self.games)
        for name in ("seeds", "numbers"):
            self.buffers[name][:] = self.chance.integers(1 << 63, size=self.games)
        deck = np.repeat(np.arange(self.options["kinds"]), self.options["copies"])
        deals = [self.chance.permutation(deck) for _ in range(self.games)]
        self.buffers["deals"][:] = np.concatenate(deals)

    def guarded(self):
        return bool((self.memory[self.guards] == MARK).all())


def create(options):
    number = ctypes.c_uint64()
    status = library.memory_environment_create(
        ctypes.byref(interface.Options(**options)), ctypes.byref(number)
    )
    assert status == 0, message()
    return number.value


def message():
    return library.memory_environment_message().decode()


def good(caller, number, call, seed):
    """Makes a valid call and returns the status."""
    if call == "reset":
        pointer = None if seed is None else ctypes.byref(ctypes.c_uint64(seed))
        return library.memory_environment_reset(
            number, pointer, *caller.arguments("mask", "observations"))
    if call == "reset_with_deal":
        return library.memory_environment_reset_with_deal(
            number, *caller.arguments("deals", "mask", "observations"))
    if call == "read_deal":
        return library.memory_environment_read_deal(number, *caller.arguments("deals"))
    if call == "reset_each":
        return library.memory_environment_reset_each(
            number, *caller.arguments("seeds", "numbers", "mask", "observations"))
    if call == "read_action_masks":
        return library.memory_environment_read_action_masks(number, *caller.arguments("action_masks"))
    if call == "restore":
        return changed(caller, number, seed)
    return library.memory_environment_step(number, ctypes.byref(caller.step_structure()))


def changed(caller, number, seed):
    """Restores the environment's own state, changed at some places if there is a seed."""
    state = caller.buffers["state"]
    assert library.memory_environment_read_state(number, *caller.arguments("state")) == 0
    chance = np.random.default_rng(seed)
    for place in chance.integers(state.size, size=0 if seed is None else int(chance.integers(1, 4))):
        value = int(chance.choice(EDGES))
        state[place] = value if value < 2**63 else -1
    status = library.memory_environment_restore(number, *caller.arguments("state", "observations"))
    assert seed is not None or status == 0, message()
    assert status in (0, 8, 10), message()
    return status


def bad(caller, chance):
    """Makes an invalid call and returns the status."""
    kind = chance.integers(7)
    edge = int(chance.choice(EDGES))
    if kind == 0:
        return library.memory_environment_free(edge % 2**63 + 2**40)
    if kind == 1:
        options = dict(caller.options)
        name, value = {
            0: ("games", 0), 1: ("kinds", -edge if edge > 0 else edge), 2: ("copies", 2 * edge + 1),
            3: ("match_size", 9 + abs(edge)), 4: ("miss_penalty", -1 - abs(edge)),
            5: ("rules", 2 + abs(edge) % 1000), 6: ("horizon", -1 - abs(edge)),
            7: ("autoreset", -1), 8: ("bonus_limit", -1 - abs(edge)),
            9: ("threads", 257 + abs(edge) % 2**60),
        }[int(chance.integers(10))]
        options[name] = value
        number = ctypes.c_uint64(MARK)
        status = library.memory_environment_create(
            ctypes.byref(interface.Options(**options)), ctypes.byref(number))
        assert number.value == MARK or status == 0
        if status == 0:
            library.memory_environment_free(number)
        return status
    if kind == 6:
        name, buffers = {
            0: ("reset_each", ("seeds", "numbers", "mask", "observations")),
            1: ("read_action_masks", ("action_masks",)), 2: ("restore", ("state", "observations")),
            3: ("read_state", ("state",)),
        }[int(chance.integers(4))]
        arguments = list(caller.arguments(*buffers))
        place = chance.integers(len(arguments))
        arguments[place] = None if place % 2 == 0 else arguments[place] + 1 + abs(edge) % 2**40
        return getattr(library, "memory_environment_" + name)(caller.number, *arguments)
    if kind == 2:
        step = caller.step_structure()
        name = str(chance.choice(["actions", "observations", "rewards", "terminated", "truncated"]))
        change = chance.integers(3)
        if change == 0:
            setattr(step, name, None)
        elif change == 1:
            setattr(step, name + "_count", getattr(step, name + "_count") + 1 + abs(edge) % 2**40)
        elif name in ("terminated", "truncated"):
            setattr(step, name + "_count", 0)
        else:
            setattr(step, name, getattr(step, name) + 1)
        return library.memory_environment_step(caller.number, ctypes.byref(step))
    if kind == 3:
        wrong = -1 if 0 <= edge < caller.cards else edge
        caller.buffers["actions"][chance.integers(caller.games)] = wrong
        return library.memory_environment_step(caller.number, ctypes.byref(caller.step_structure()))
    if kind == 4:
        arguments = list(caller.arguments("deals", "mask", "observations"))
        place = chance.integers(len(arguments))
        arguments[place] = None if place % 2 == 0 else arguments[place] + 1 + abs(edge) % 2**40
        return library.memory_environment_reset_with_deal(caller.number, *arguments)
    caller.buffers["deals"][:] = edge if -(2**31) <= edge < 2**31 and edge != 0 else -5
    caller.buffers["mask"][:] = 1
    return library.memory_environment_reset_with_deal(
        caller.number, *caller.arguments("deals", "mask", "observations"))


def attack(chance):
    caller = Caller(chance)
    twin = create(caller.options)
    counts = np.zeros(2, np.int64)
    for _ in range(60):
        if chance.integers(2):
            before = caller.memory.copy()
            status = bad(caller, chance)
            # The fuzzer itself writes its actions and deals.
            for name in INPUTS:
                caller.buffers[name][:] = 0
            after = caller.memory.copy()
            caller.memory[:] = before
            for name in INPUTS:
                caller.buffers[name][:] = 0
            assert status != 0 and message(), "something wrong was taken"
            assert (after == caller.memory).all(), "something refused was written"
            counts[1] += 1
            continue
        call = str(chance.choice(CALLS))
        caller.draw()
        seed = int(chance.integers(1 << 63)) if chance.integers(2) else None
        inputs = {name: caller.buffers[name].copy() for name in INPUTS}
        status = good(caller, caller.number, call, seed)
        outputs = {name: buffer.copy() for name, buffer in caller.buffers.items()}
        for name, values in inputs.items():
            caller.buffers[name][:] = values
        assert good(caller, twin, call, seed) == status, "the twin went another way"
        for name, buffer in caller.buffers.items():
            assert status != 0 or (buffer == outputs[name]).all() or name == "final_observations", name
        assert caller.guarded(), "written beyond a buffer"
        counts[0] += 1
    for number in (caller.number, twin):
        assert library.memory_environment_free(number) == 0
        assert library.memory_environment_free(number) == 9
        assert library.memory_environment_step(number, ctypes.byref(caller.step_structure())) == 9
    return counts


def fight(seed):
    """Steps, resets and frees the same eight environments on eight threads."""
    callers = [Caller(np.random.default_rng(seed + place)) for place in range(8)]

    def work(thread):
        chance = np.random.default_rng(seed * 100 + thread)
        # The environments are shared, but each thread has its own buffers.
        own = [Caller(np.random.default_rng(seed + place)) for place in range(8)]
        for turn in range(200):
            place = int(chance.integers(8))
            if turn > 150 and chance.integers(50) == 0:
                library.memory_environment_free(callers[place].number)
            own[place].draw()
            good(own[place], callers[place].number, str(chance.choice(["step", "reset"])), 1)
        for caller in own:
            assert caller.guarded()
            library.memory_environment_free(caller.number)

    threads = [threading.Thread(target=work, args=(thread,)) for thread in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for caller in callers:
        library.memory_environment_free(caller.number)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    chance = np.random.default_rng(options.seed)
    counts = np.zeros(2, np.int64)
    start = time.monotonic()
    while time.monotonic() - start < options.seconds:
        counts += attack(chance)
    fight(options.seed)
    assert counts.min() > 0
    print(f"{counts[0]} calls were done, {counts[1]} refused, and Python is still there")


if __name__ == "__main__":
    main()
