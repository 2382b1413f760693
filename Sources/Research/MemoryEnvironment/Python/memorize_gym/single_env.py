"""A single game."""
import gymnasium
from gymnasium.vector import AutoresetMode

from .vector_env import MemorizeVectorEnv


class MemorizeEnv(gymnasium.Env):
    """A single game, with the arguments of MemorizeVectorEnv except its number of games and autoreset.

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
        self.kinds, self.cards = self._games.kinds, self._games.cards
        self.match_size = self._games.match_size

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        observations, infos = self._games.reset(seed=seed, options=options)
        return observations[0], self._infos(infos)

    def step(self, action):
        observations, rewards, terminated, truncated, infos = self._games.step([action])
        return (
            observations[0], float(rewards[0]), bool(terminated[0]), bool(truncated[0]),
            self._infos(infos),
        )

    @staticmethod
    def _infos(infos):
        return {"action_mask": infos["action_mask"][0]} if "action_mask" in infos else {}

    def action_masks(self):
        """Returns true for each card that is a valid action, under the name that MaskablePPO calls."""
        return self._games.action_masks()[0]

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
