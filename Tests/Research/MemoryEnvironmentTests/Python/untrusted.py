#!/usr/bin/env python3
"""Expects that no library is loaded from a folder that anybody could have made, and no state of another shape.

    untrusted.py

MEMORY_ENVIRONMENT_LIBRARY or the release build is the real library; planted ones are empty files that are
found and never loaded.
"""
import copy
import importlib.util
import os
import pathlib
import shutil
import tempfile

import numpy as np

import memorize_gym
from memorize_gym import library


def found(package):
    """Returns the path that a copy of the package in a folder would load, relative to the folder's end."""
    package.mkdir(parents=True, exist_ok=True)
    shutil.copy(library.__file__, package / "library.py")
    spec = importlib.util.spec_from_file_location("copy_of_library", package / "library.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.find()


def plant(folder):
    """Makes a build folder with a library, and returns the library's path."""
    built = folder / ".build" / "release" / "libMemoryEnvironment.so"
    built.parent.mkdir(parents=True, exist_ok=True)
    built.touch()
    return built


def places():
    """Expects the library of the package's own checkout, and none of a folder above."""
    real = os.environ.get("MEMORY_ENVIRONMENT_LIBRARY") or library.find()
    os.environ["MEMORY_ENVIRONMENT_LIBRARY"] = str(real)
    with tempfile.TemporaryDirectory() as name:
        shared = pathlib.Path(name).resolve()
        checkout = shared / "memorize"
        package = checkout / library.PACKAGE
        plant(shared)
        plant(checkout / "Sources")
        assert found(package) is None
        own = plant(checkout)
        assert found(package) is None
        (checkout / "Package.swift").touch()
        assert found(package) == own
        plant(checkout / "elsewhere")
        assert found(checkout / "elsewhere" / "memorize_gym") is None
        if os.geteuid() == 0:
            os.chown(own, 65534, 65534)
            assert found(package) is None
        shutil.rmtree(checkout / ".build")
        (checkout / ".build").symlink_to(shared / ".build")
        assert found(package) is None
        (package / "libMemoryEnvironment.so").touch()
        assert found(package) == package / "libMemoryEnvironment.so"


def states():
    """Expects that a state of another type, shape or size is refused before the library reads it."""
    env = memorize_gym.MemorizeVectorEnv(3)
    env.reset(seed=1)
    kept = env.__getstate__()
    state = kept["state"]
    wrong = [
        state[:-1], state[:0], np.append(state, 0), state.astype(np.int8), state.astype(np.float64),
        state.reshape(1, -1), state[::-1], list(state), bytes(state), 7, np.int64(7), state.astype(">i8"),
    ]
    for number, bad in enumerate(wrong):
        try:
            copy.copy(env).__setstate__(kept | {"state": bad})
        except ValueError:
            continue
        raise AssertionError(f"wrong state {number} was restored")
    for bad in [kept | {"extra": 1}, {"state": state}, kept | {"_arguments": [1]}]:
        try:
            copy.copy(env).__setstate__(bad)
        except ValueError:
            continue
        raise AssertionError(f"{list(bad)} were restored")
    env.__setstate__(kept)
    np.testing.assert_array_equal(env.__getstate__()["state"], state)


if __name__ == "__main__":
    places()
    states()
    print("no library or state of others was loaded")
