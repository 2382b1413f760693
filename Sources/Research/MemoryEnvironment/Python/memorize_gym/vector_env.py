"""Many games at once."""
import ctypes

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from . import library as c
from . import seeds as seeding
from .presets import RULES, resolved
from .table import table

_AUTORESET = [AutoresetMode.DISABLED, AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP]


def _nanoseconds(seconds):
    return round(seconds * 1_000_000_000)


class MemorizeVectorEnv(VectorEnv):
    """A vector environment of many games, which can be pickled and copied at any time.

    A pickle is code that runs when it is loaded: load none that is not your own. Games are moved between people
    by their seeds and actions.

    Arguments:
        num_envs: the number of games.
        preset: a name of PRESETS; the arguments from `rules` to `flip_time` change single parts of it.
        rules: "memorize", whose rewards are the game's points and which ignores a card that may not be
            turned, or "concentration" for POPGym's.
        kinds, copies: the deck.
        match_size: the number of cards in a match, 2 to 8.
        match_points, miss_penalty: the points for a match, and the points lost for each card of a miss that
            had been seen before.
        bonus_limit: for how many seconds each card brings a bonus, a point a second; 0 for none.
        flip_time: the number of seconds between two flips, on which only the bonus depends.
        horizon: the number of steps after which a game is truncated; None for twice the number of cards.
        num_threads: the number of threads that step the games, on which results do not depend. Each thread
            steps at least 32,768 cards.
        autoreset_mode: a gymnasium.vector.AutoresetMode, or its value.
        render_mode: "ansi" for render() to give each table as text.
        mask_infos: True if infos have an "action_mask".
        copy: True if results are the caller's to keep; otherwise the next step writes over them.
        first_game, game_stride: the number of its seed's game with which each place begins, and the distance
            to its next one, 1 for None.

    reset() takes a seed s, of which place p gets s + p, or a list with a seed for each place. Its options are
    "reset_mask", true for the games to reset, "numbers", which of its seed's games each place begins with, and
    "deal", an array of the kinds of all games' cards.
    """

    metadata = {"render_modes": ["ansi"], "autoreset_mode": AutoresetMode.NEXT_STEP}
    _KEPT = ("_arguments", "_is_seeded", "_np_random", "_np_random_seed", "spec")

    def __init__(
        self,
        num_envs=1,
        preset="memorize",
        *,
        rules=None,
        kinds=None,
        copies=None,
        match_size=None,
        match_points=None,
        miss_penalty=None,
        bonus_limit=None,
        flip_time=None,
        horizon=None,
        num_threads=1,
        autoreset_mode=AutoresetMode.NEXT_STEP,
        render_mode=None,
        mask_infos=True,
        copy=True,
        first_game=0,
        game_stride=None,
    ):
        self._environment = None
        self._arguments = {
            name: value for name, value in locals().items() if name not in ("self", "__class__")
        }
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode must be None or 'ansi', not {render_mode!r}")
        deck = resolved(preset, {
            "rules": rules, "kinds": kinds, "copies": copies, "match_size": match_size,
            "match_points": match_points, "miss_penalty": miss_penalty, "bonus_limit": bonus_limit,
            "flip_time": flip_time,
        })
        mode = AutoresetMode(autoreset_mode)
        self._environment = c.create(
            games=num_envs,
            first_game=first_game,
            game_stride=1 if game_stride is None else game_stride,
            rules=RULES.index(deck["rules"]),
            autoreset=_AUTORESET.index(mode),
            kinds=deck["kinds"],
            copies=deck["copies"],
            match_size=deck["match_size"],
            match_points=deck["match_points"],
            miss_penalty=deck["miss_penalty"],
            bonus_limit=_nanoseconds(deck["bonus_limit"]),
            flip_time=_nanoseconds(deck["flip_time"]),
            horizon=horizon or 0,
            threads=num_threads,
        )
        self.num_envs = num_envs
        self.kinds = deck["kinds"]
        self.cards = deck["kinds"] * deck["copies"]
        self.match_size = deck["match_size"]
        self.copy = copy
        self.mask_infos = mask_infos
        self.autoreset_mode = mode
        self.metadata = self.metadata | {"autoreset_mode": mode}
        self.render_mode = render_mode
        self._is_seeded = False
        self._create_spaces(codes=self.kinds + (1 if deck["rules"] == "concentration" else 2))
        self._create_buffers()

    def _create_spaces(self, codes):
        self.single_observation_space = gymnasium.spaces.MultiDiscrete(
            np.full(self.cards, codes), dtype=np.int32
        )
        self.single_action_space = gymnasium.spaces.Discrete(self.cards)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def _create_buffers(self):
        """Creates the arrays that the library reads and writes."""
        self._actions = np.zeros(self.num_envs, np.int64)
        self._observations = np.full((self.num_envs, self.cards), self.kinds, np.int32)
        self._rewards = np.zeros(self.num_envs, np.float32)
        self._terminated = np.zeros(self.num_envs, np.bool_)
        self._truncated = np.zeros(self.num_envs, np.bool_)
        self._masks = np.zeros((self.num_envs, self.cards), np.bool_)
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
        self._step = c.Step.over(buffers)
        self._step_reference = ctypes.byref(self._step)

    def reset(self, *, seed=None, options=None):
        options = options or {}
        mask = self._mask(options.get("reset_mask"))
        numbers = self._numbers(options.get("numbers"))
        if numbers is not None and seed is None:
            raise ValueError("numbers are those of a seed's games, and need a seed")
        if "deal" in options:
            self._reset_with_deal(options["deal"], mask)
        elif isinstance(seed, (list, tuple, np.ndarray)):
            self._reset_listed(*seeding.listed(seed, self.num_envs), numbers, mask)
        elif seed is not None:
            each = seeding.following(seed, self.num_envs)
            super().reset(seed=int(seed))
            self._reset_each(each, numbers, mask)
        else:
            self._reset_next(mask)
        self._is_seeded = True
        every = np.ones(self.num_envs, np.bool_)
        infos = self._mask_infos(every if mask is None else mask.copy())
        return self._observations.copy() if self.copy else self._observations, infos

    def _mask(self, mask):
        if mask is None:
            return None
        mask = np.ascontiguousarray(mask)
        if mask.dtype != np.bool_ or mask.shape != (self.num_envs,) or not mask.any():
            raise ValueError(f"reset_mask must be {self.num_envs} truths, one of them True at least")
        return mask

    def _numbers(self, numbers):
        if numbers is None:
            return None
        numbers = [seeding.number(each) for each in np.asarray(numbers).ravel().tolist()]
        if len(numbers) != self.num_envs:
            raise ValueError(f"there must be {self.num_envs} numbers, not {len(numbers)}")
        return np.array(numbers, np.uint64)

    def _reset_listed(self, each, given, numbers, mask):
        mask = np.ones(self.num_envs, np.bool_) if mask is None else mask
        if (mask & ~given).any():
            self._reset_next(mask & ~given)
        if (mask & given).any():
            self._reset_each(each, numbers, mask & given)

    def _reset_each(self, each, numbers, mask):
        self._call("reset_each", *c.span(each), *c.span(numbers), *c.span(mask))

    def _reset_next(self, mask):
        """Resets to the next games of the seeds; to random seeds if no game ever had one."""
        if self._is_seeded:
            self._call("reset", None, *c.span(mask))
        else:
            first = int(self.np_random.integers(1 << 63))
            self._reset_each(seeding.following(first, self.num_envs), None, mask)

    def _reset_with_deal(self, deal, mask):
        deal = np.ascontiguousarray(np.asarray(deal), np.int32)
        self._call("reset_with_deal", *c.span(deal), *c.span(mask))

    def _call(self, name, *arguments):
        """Calls a function that writes the observations of all games."""
        function = getattr(c.library, "memory_environment_" + name)
        c.check(function(self._environment, *arguments, *c.span(self._observations)))

    def step(self, actions):
        actions = np.asarray(actions)
        if actions.shape != self._actions.shape:
            raise ValueError(f"actions must have the shape {self._actions.shape}, not {actions.shape}")
        np.copyto(self._actions, actions, casting="same_kind")
        c.check(c.step(self._environment, self._step_reference))
        infos = {} if self._final is None else self._final_infos()
        if self.mask_infos:
            infos |= self._mask_infos(np.ones(self.num_envs, np.bool_))
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

    def action_masks(self):
        """Returns true for each card of each game that is a valid action."""
        masks = np.empty_like(self._masks) if self.copy else self._masks
        c.check(c.library.memory_environment_read_action_masks(self._environment, *c.span(masks)))
        return masks

    def _mask_infos(self, places):
        """Returns the masks as infos, and for which places they are, as Gymnasium's vector environments do."""
        return {"action_mask": self.action_masks(), "_action_mask": places} if self.mask_infos else {}

    def _final_infos(self):
        """Returns the last observations of ended games; they need no masks, because no action follows."""
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
        c.check(c.library.memory_environment_read_deal(self._environment, *c.span(deal)))
        return deal

    def render(self):
        """Returns each table as text: [7] is card 7, face down, and a bare number the kind of a card that is up."""
        if self.render_mode is None:
            return None
        return tuple(table(codes, self.kinds) for codes in self._observations)

    def __getstate__(self):
        state = None
        if self._environment:
            state = np.zeros(c.state_size(self._environment), np.int64)
            c.check(c.library.memory_environment_read_state(self._environment, *c.span(state)))
        return {name: getattr(self, name) for name in self._KEPT} | {"state": state}

    def __setstate__(self, kept):
        kept = dict(kept)
        state, arguments = kept.pop("state", None), kept.get("_arguments")
        if set(kept) != set(self._KEPT) or not isinstance(arguments, dict):
            raise ValueError("the pickle is not of games of this version")
        self.__init__(**arguments)
        if state is not None:
            self._check_state(state)
        self.__dict__.update(kept)
        if state is None:
            self.close()
        else:
            self._call("restore", *c.span(state))

    def _check_state(self, state):
        """Refuses anything but an array of as many numbers as these games have, because the library reads them."""
        size = c.state_size(self._environment)
        if type(state) is not np.ndarray or state.dtype != np.int64 or state.shape != (size,):
            raise ValueError(f"the state of the games must be an array of {size} numbers of 64 bits")
        if not state.flags.c_contiguous:
            raise ValueError("the state of the games must be contiguous")

    def close_extras(self, **kwargs):
        environment, self._environment = self._environment, 0
        if environment:
            c.check(c.library.memory_environment_free(environment))

    def __del__(self):
        if getattr(self, "_environment", None):
            self.close()
