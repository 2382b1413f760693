"""Seeds as `reset` takes them."""
import operator

import numpy as np

MOST = 1 << 64


def number(seed):
    """Returns a seed as an int below 2 ** 64."""
    seed = operator.index(seed)
    if not 0 <= seed < MOST:
        raise ValueError(f"a seed must be 0 or above, and below 2 ** 64, not {seed}")
    return seed


def following(seed, count):
    """Returns the seeds of all places: the given one, and one more for each place after it."""
    seed = number(seed)
    if seed + count > MOST:
        raise ValueError(f"the seeds of {count} games that begin with {seed} do not end below 2 ** 64")
    return np.arange(count, dtype=np.uint64) + np.uint64(seed)


def listed(seeds, count):
    """Returns the seed of each place, and which places have one: None in the list leaves a place its own."""
    if len(seeds) != count:
        raise ValueError(f"there must be {count} seeds, not {len(seeds)}")
    given = np.array([seed is not None for seed in seeds], np.bool_)
    return np.array([0 if seed is None else number(seed) for seed in seeds], np.uint64), given
