"""Memorize and POPGym's Concentration for learners: Gymnasium environments over the library's C interface.

    import memorize_gym
    games = memorize_gym.MemorizeVectorEnv(256, preset="concentration-easy")
    observations, infos = games.reset(seed=42)

This file, Gymnasium, NumPy and libMemoryEnvironment are all it takes: nothing is compiled. The library is
looked for where MEMORY_ENVIRONMENT_LIBRARY says, beside this file, and in the package's .build/release.

An observation has a number for each card: that of its kind while the card is up, `kinds` for a card that
is face down, and `kinds` + 1 for an empty place, which Concentration does not have. Nothing is remembered
for the learner: a card that was turned down again looks like any other. An action is a card's number.

Game i of a seed has the same cards as in `memorize deal --seed S --game i` and `memorize simulate`. An
environment that is reset by a seed begins with game i at place i, and every place goes on with the
game that lies `num_envs` further, so that the games of a run do not depend on who ends first.
"""
import ctypes
import operator
import os
import pathlib
import sys

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

__all__ = ["PRESETS", "MemorizeEnv", "MemorizeVectorEnv"]

#: The decks and rules by name. POPGym's three have its rewards, its illegal moves and its horizon.
PRESETS = {
    "memorize": {},
    "concentration-easy": {"rules": "concentration", "kinds": 2, "copies": 26},
    "concentration-medium": {"rules": "concentration", "kinds": 2, "copies": 52},
    "concentration-hard": {"rules": "concentration", "kinds": 13, "copies": 4},
}

_VERSION = 1
_RULES = ["memorize", "concentration"]
_AUTORESET = [AutoresetMode.DISABLED, AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP]


class _Options(ctypes.Structure):
    _fields_ = [
        ("games", ctypes.c_int64),
        ("first_game", ctypes.c_uint64),
        ("game_stride", ctypes.c_uint64),
        ("rules", ctypes.c_int32),
        ("autoreset", ctypes.c_int32),
        ("kinds", ctypes.c_int64),
        ("copies", ctypes.c_int64),
        ("match_size", ctypes.c_int64),
        ("match_points", ctypes.c_int64),
        ("miss_penalty", ctypes.c_int64),
        ("bonus_limit", ctypes.c_int64),
        ("flip_time", ctypes.c_int64),
        ("horizon", ctypes.c_int64),
    ]


class _Step(ctypes.Structure):
    _fields_ = [
        field
        for name in [
            "actions", "observations", "rewards", "terminated", "truncated", "final_observations",
        ]
        for field in [(name, ctypes.c_void_p), (name + "_count", ctypes.c_size_t)]
    ]


def _places():
    """Returns the possible paths of the library, the likeliest first."""
    name = "libMemoryEnvironment" + (".dylib" if sys.platform == "darwin" else ".so")
    here = pathlib.Path(__file__).resolve().parent
    yield here / name
    for folder in here.parents:
        yield folder / ".build" / "release" / name


def _load():
    path = os.environ.get("MEMORY_ENVIRONMENT_LIBRARY")
    if path is None:
        path = next((place for place in _places() if place.exists()), None)
    if path is None:
        raise ImportError(
            "libMemoryEnvironment was not found: build it with"
            " `swift build -c release --product MemoryEnvironment`,"
            " or say where it is with MEMORY_ENVIRONMENT_LIBRARY"
        )
    library = ctypes.CDLL(str(path))
    if library.memory_environment_version() != _VERSION:
        raise ImportError(f"{path} is not of the same version as {__file__}")
    pointer, number, size = ctypes.c_void_p, ctypes.c_uint64, ctypes.c_size_t
    for function, arguments in {
        "create": [pointer, pointer],
        "free": [number],
        "reset": [number, pointer, pointer, size, pointer, size],
        "reset_with_deal": [number, pointer, size, pointer, size, pointer, size],
        "read_deal": [number, pointer, size],
        "step": [number, pointer],
    }.items():
        entry = getattr(library, "memory_environment_" + function)
        entry.argtypes, entry.restype = arguments, ctypes.c_int32
    library.memory_environment_message.argtypes = []
    library.memory_environment_message.restype = ctypes.c_char_p
    return library


_library = _load()
_step = _library.memory_environment_step


def _check(status):
    if status != 0:
        raise ValueError(_library.memory_environment_message().decode())


def _nanoseconds(seconds):
    return round(seconds * 1_000_000_000)


def _seed(seed):
    if seed is None:
        return None
    seed = operator.index(seed)
    if not 0 <= seed < 1 << 64:
        raise ValueError(f"a seed must be 0 or above, and below 2 ** 64, not {seed}")
    return seed


class MemorizeVectorEnv(VectorEnv):
    """A vector environment of many games.

    Arguments:
        num_envs: how many games.
        preset: a name of PRESETS; the arguments below change single parts of it.
        rules: "memorize", whose rewards are the game's points and which ignores a card that may not be
            turned, or "concentration" for POPGym's.
        kinds, copies: the deck, 8 kinds of 2 cards.
        match_size: how many cards make a match, 2 to 8.
        match_points, miss_penalty: points for a match, 2, and off for each card of a miss that had been
            seen before, 0; the game's own rules say 1.
        bonus_limit: for how many seconds each card brings a bonus, a point a second; 0 for none.
        flip_time: how many seconds lie between two flips, on which only the bonus depends.
        horizon: after so many steps a game is truncated; None for twice the number of cards.
        autoreset_mode: a gymnasium.vector.AutoresetMode, or its value.
        render_mode: "ansi" for render() to give each table as text.
        copy: whether results are the caller's to keep; otherwise the next step writes over them.
        first_game, game_stride: which of a seed's games place 0 begins with, and how far a place's next
            game is; for runs that are cut into several environments.

    reset() takes a seed for all games, or a list with one for each. Its options are "reset_mask", which
    says which games are meant, and "deal", an array of the kinds of all games' cards.
    """

    metadata = {"render_modes": ["ansi"], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        num_envs=1,
        preset="memorize",
        *,
        rules=None,
        kinds=None,
        copies=None,
        match_size=2,
        match_points=2,
        miss_penalty=0,
        bonus_limit=0,
        flip_time=1,
        horizon=None,
        autoreset_mode=AutoresetMode.NEXT_STEP,
        render_mode=None,
        copy=True,
        first_game=0,
        game_stride=None,
    ):
        super().__init__()
        if preset not in PRESETS:
            raise ValueError(f"preset must be one of {', '.join(PRESETS)}, not {preset!r}")
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode must be None or 'ansi', not {render_mode!r}")
        deck = {"rules": "memorize", "kinds": 8, "copies": 2} | PRESETS[preset]
        given = {"rules": rules, "kinds": kinds, "copies": copies}
        deck |= {name: value for name, value in given.items() if value is not None}
        if deck["rules"] not in _RULES:
            raise ValueError(f"rules must be one of {', '.join(_RULES)}, not {deck['rules']!r}")
        mode = AutoresetMode(autoreset_mode)
        self._environment = None
        self._environment = self._create(
            games=num_envs,
            first_game=first_game,
            game_stride=game_stride or 0,
            rules=_RULES.index(deck["rules"]),
            autoreset=_AUTORESET.index(mode),
            kinds=deck["kinds"],
            copies=deck["copies"],
            match_size=match_size,
            match_points=match_points,
            miss_penalty=miss_penalty,
            bonus_limit=_nanoseconds(bonus_limit),
            flip_time=_nanoseconds(flip_time),
            horizon=horizon or 0,
        )
        self.num_envs = num_envs
        self.kinds = deck["kinds"]
        self.cards = deck["kinds"] * deck["copies"]
        self.copy = copy
        self.autoreset_mode = mode
        self.metadata = self.metadata | {"autoreset_mode": mode}
        self.render_mode = render_mode
        self._lay_out(codes=self.kinds + (1 if deck["rules"] == "concentration" else 2))

    @staticmethod
    def _create(**options):
        environment = ctypes.c_uint64()
        given = _Options(**options)
        for name, value in options.items():
            # ctypes truncates numbers of any size to their lowest bits.
            if getattr(given, name) != value:
                raise ValueError(f"{name} is out of range: {value}")
        _check(_library.memory_environment_create(ctypes.byref(given), ctypes.byref(environment)))
        return environment.value

    def _lay_out(self, codes):
        """Creates the spaces, and the buffers that the library reads and writes."""
        self.single_observation_space = gymnasium.spaces.MultiDiscrete(
            np.full(self.cards, codes), dtype=np.int32
        )
        self.single_action_space = gymnasium.spaces.Discrete(self.cards)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._actions = np.zeros(self.num_envs, np.int64)
        self._observations = np.full((self.num_envs, self.cards), self.kinds, np.int32)
        self._rewards = np.zeros(self.num_envs, np.float32)
        self._terminated = np.zeros(self.num_envs, np.bool_)
        self._truncated = np.zeros(self.num_envs, np.bool_)
        self._final = None
        buffers = {
            "actions": self._actions,
            "observations": self._observations,
            "rewards": self._rewards,
            "terminated": self._terminated,
            "truncated": self._truncated,
        }
        if self.autoreset_mode == AutoresetMode.SAME_STEP:
            self._final = np.zeros_like(self._observations)
            buffers["final_observations"] = self._final
        self._step = _Step(
            **{name: buffer.ctypes.data for name, buffer in buffers.items()},
            **{name + "_count": buffer.size for name, buffer in buffers.items()},
        )
        self._step_reference = ctypes.byref(self._step)
        self._is_seeded = False

    def reset(self, *, seed=None, options=None):
        options = options or {}
        mask = self._mask(options.get("reset_mask"))
        if "deal" in options:
            self._reset_with_deal(options["deal"], mask)
        elif isinstance(seed, (list, tuple, np.ndarray)):
            self._reset_each(seed, mask)
        else:
            seed = _seed(seed)
            super().reset(seed=seed)
            self._reset(self._first_seed() if seed is None else seed, mask)
        self._is_seeded = True
        return self._observations.copy() if self.copy else self._observations, {}

    def _mask(self, mask):
        if mask is None:
            return None
        mask = np.ascontiguousarray(mask)
        if mask.dtype != np.bool_ or mask.shape != (self.num_envs,) or not mask.any():
            raise ValueError(f"reset_mask must be {self.num_envs} truths, one of them True at least")
        return mask

    def _first_seed(self):
        """Returns a random seed for games that never had one; None for those that keep theirs."""
        return None if self._is_seeded else int(self.np_random.integers(1 << 63))

    def _reset(self, seed, mask):
        number = None if seed is None else ctypes.byref(ctypes.c_uint64(seed))
        _check(
            _library.memory_environment_reset(
                self._environment, number,
                None if mask is None else mask.ctypes.data, 0 if mask is None else mask.size,
                self._observations.ctypes.data, self._observations.size,
            )
        )

    def _reset_each(self, seeds, mask):
        if len(seeds) != self.num_envs:
            raise ValueError(f"there must be {self.num_envs} seeds, not {len(seeds)}")
        seeds = [_seed(seed) for seed in seeds]
        for place, seed in enumerate(seeds):
            if mask is None or mask[place]:
                alone = np.arange(self.num_envs) == place
                self._reset(self._first_seed() if seed is None else seed, alone)

    def _reset_with_deal(self, deal, mask):
        deal = np.ascontiguousarray(np.asarray(deal), np.int32)
        _check(
            _library.memory_environment_reset_with_deal(
                self._environment, deal.ctypes.data, deal.size,
                None if mask is None else mask.ctypes.data, 0 if mask is None else mask.size,
                self._observations.ctypes.data, self._observations.size,
            )
        )

    def step(self, actions):
        actions = np.asarray(actions)
        if actions.shape != self._actions.shape:
            raise ValueError(f"actions must have the shape {self._actions.shape}, not {actions.shape}")
        np.copyto(self._actions, actions, casting="same_kind")
        _check(_step(self._environment, self._step_reference))
        infos = {} if self._final is None else self._final_infos()
        if not self.copy:
            return self._observations, self._rewards, self._terminated, self._truncated, infos
        return (
            # A loop instead of `copy()`: the C library's memory copy is ten times as slow on some
            # processors if the new array begins a few bytes above the old one, modulo 4096.
            np.positive(self._observations),
            self._rewards.copy(),
            self._terminated.copy(),
            self._truncated.copy(),
            infos,
        )

    def _final_infos(self):
        ended = self._terminated | self._truncated
        if not ended.any():
            return {}
        final = np.full(self.num_envs, None, dtype=object)
        for place in np.flatnonzero(ended):
            final[place] = self._final[place].copy()
        return {"final_obs": final, "_final_obs": ended, "final_info": {}, "_final_info": ended.copy()}

    @property
    def deal(self):
        """The kinds of all cards, including face-down ones."""
        deal = np.zeros_like(self._observations)
        _check(_library.memory_environment_read_deal(self._environment, deal.ctypes.data, deal.size))
        return deal

    def render(self):
        """Returns the tables as text: a kind's number, ? for a face-down card, . for an empty place."""
        if self.render_mode is None:
            return None
        return tuple(self._table(codes) for codes in self._observations)

    def _table(self, codes):
        columns = next(width for width in (13, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1) if self.cards % width == 0)
        size = len(str(self.kinds - 1))
        signs = {self.kinds: "?", self.kinds + 1: "."}
        words = [signs.get(code, str(code)).rjust(size) for code in codes.tolist()]
        rows = [words[first : first + columns] for first in range(0, self.cards, columns)]
        return "\n".join(" ".join(row) for row in rows) + "\n"

    def close_extras(self, **kwargs):
        environment, self._environment = self._environment, 0
        if environment:
            _check(_library.memory_environment_free(environment))

    def __del__(self):
        if getattr(self, "_environment", None):
            self.close()


class MemorizeEnv(gymnasium.Env):
    """A single game, with the arguments of MemorizeVectorEnv but its number of games and autoreset.

    reset() without a seed goes on to the seed's next game. Its options may have a "deal": the kinds of
    the cards.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(self, preset="memorize", *, render_mode=None, **arguments):
        self._games = MemorizeVectorEnv(
            1, preset, render_mode=render_mode, autoreset_mode=AutoresetMode.DISABLED, **arguments
        )
        self.render_mode = render_mode
        self.observation_space = self._games.single_observation_space
        self.action_space = self._games.single_action_space

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        observations, infos = self._games.reset(seed=seed, options=options)
        return observations[0], infos

    def step(self, action):
        observations, rewards, terminated, truncated, infos = self._games.step([action])
        return observations[0], float(rewards[0]), bool(terminated[0]), bool(truncated[0]), infos

    @property
    def deal(self):
        """The kinds of the cards, including face-down ones."""
        return self._games.deal[0]

    def render(self):
        """Returns the table as text, in the form of MemorizeVectorEnv."""
        tables = self._games.render()
        return None if tables is None else tables[0]

    def close(self):
        self._games.close()


for _id, _preset in {
    "memorize/Memorize-v0": "memorize",
    "memorize/ConcentrationEasy-v0": "concentration-easy",
    "memorize/ConcentrationMedium-v0": "concentration-medium",
    "memorize/ConcentrationHard-v0": "concentration-hard",
}.items():
    gymnasium.register(
        _id,
        entry_point=MemorizeEnv,
        vector_entry_point=MemorizeVectorEnv,
        kwargs={"preset": _preset},
    )
