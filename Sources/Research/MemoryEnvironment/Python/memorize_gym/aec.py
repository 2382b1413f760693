"""The game for several players, as an environment of PettingZoo.

    from memorize_gym import aec
    games = aec.env(players=2)
"""
import gymnasium
import numpy as np
import pettingzoo

from .single_env import MemorizeEnv
from .table import table


class MemorizeAECEnv(pettingzoo.AECEnv):
    """One table, at which the players take turns: a match gives another turn, a miss ends it.

    The points of a flip are the reward of the player who flipped. All players see the same cards. A card that
    may not be turned is ignored, and its player chooses again. The arguments are those of MemorizeEnv, with
    the rules of Memorize; the steps up to the horizon are those of all players together.
    """

    metadata = {"name": "memorize_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, players=2, preset="memorize", *, render_mode=None, **arguments):
        super().__init__()
        if not isinstance(players, int) or not 1 <= players <= 1000:
            raise ValueError(f"players must be 1 to 1000, not {players!r}")
        self._game = MemorizeEnv(preset, render_mode=render_mode, **arguments)
        # Concentration has no code for an empty place.
        if self._game.observation_space.nvec[0] != self._game.kinds + 2:
            raise ValueError("several players play by the rules of Memorize, not of Concentration")
        self.render_mode = render_mode
        self.possible_agents = [f"player_{number}" for number in range(players)]
        self.agents = []
        cards = self._game.cards
        self._observation_space = gymnasium.spaces.Dict({
            "observation": self._game.observation_space,
            "action_mask": gymnasium.spaces.Box(0, 1, (cards,), np.int8),
        })

    def observation_space(self, agent):
        return self._observation_space

    def action_space(self, agent):
        return self._game.action_space

    def reset(self, seed=None, options=None):
        self._observation, _ = self._game.reset(seed=seed, options=options)
        self._deal = self._game.deal
        self._turn = []
        self.agents = self.possible_agents[:]
        self.agent_selection = self.agents[0]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._tell_masks()

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        accepted = self._game.action_masks()
        self._observation, points, terminated, truncated, _ = self._game.step(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: points}
        self.terminations = dict.fromkeys(self.agents, terminated)
        self.truncations = dict.fromkeys(self.agents, truncated)
        self._tell_masks()
        if accepted[action]:
            self._pass_on(int(action))
        self._accumulate_rewards()

    def _pass_on(self, card):
        """Notes a flip, and lets the next player choose if it ended a turn without a match."""
        self._turn.append(card)
        if len(self._turn) < self._game.match_size:
            return
        if len(set(self._deal[self._turn].tolist())) > 1:
            following = self.possible_agents.index(self.agent_selection) + 1
            self.agent_selection = self.possible_agents[following % len(self.possible_agents)]
        self._turn = []

    def _mask(self):
        return self._game.action_masks().astype(np.int8)

    def _tell_masks(self):
        self.infos = {agent: {"action_mask": self._mask()} for agent in self.agents}

    def observe(self, agent):
        return {"observation": self._observation.copy(), "action_mask": self._mask()}

    def render(self):
        """Returns the table as text, in the form of MemorizeVectorEnv."""
        if self.render_mode is None:
            return None
        return table(self._observation, self._game.kinds)

    def close(self):
        self._game.close()


def env(**arguments):
    """Returns an environment that reports calls in the wrong order."""
    return pettingzoo.utils.OrderEnforcingWrapper(MemorizeAECEnv(**arguments))
