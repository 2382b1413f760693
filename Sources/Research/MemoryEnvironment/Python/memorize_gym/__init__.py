"""Memorize and POPGym's Concentration for learners: Gymnasium environments over the library's C interface.

    import memorize_gym
    games = memorize_gym.MemorizeVectorEnv(256, preset="concentration-easy")
    observations, infos = games.reset(seed=42)

This package, Gymnasium, NumPy and libMemoryEnvironment are all it takes: nothing is compiled. The library is
looked for where MEMORY_ENVIRONMENT_LIBRARY says, beside these files, and in the Swift package's .build/release.

An observation has a number for each card: that of its kind while the card is up, `kinds` for a card that
is face down, and `kinds` + 1 for an empty place, which Concentration does not have. Nothing is remembered
for the learner: a card that was turned down again looks like any other. An action is a card's number.
`infos["action_mask"]` is true for each card that is a valid action; a step takes the others as well.

Game i of a seed has the same cards as in `memorize deal --seed S --game i` and `memorize simulate`. As with
Gymnasium's own vector environments, `reset(seed=s)` gives place p the seed s + p; each place then plays its
seed's games 0, 1, 2 ….

`memorize_gym.aec` has the game for several players, as an environment of PettingZoo.
"""
import gymnasium
from gymnasium.vector import AutoresetMode

from .presets import PRESETS
from .single_env import MemorizeEnv
from .vector_env import MemorizeVectorEnv

__all__ = ["PRESETS", "AutoresetMode", "MemorizeEnv", "MemorizeVectorEnv"]

for _id, _preset in {
    "memorize/Memorize-v0": "memorize",
    "memorize/Pairs-v0": "pairs",
    "memorize/ConcentrationEasy-v0": "concentration-easy",
    "memorize/ConcentrationMedium-v0": "concentration-medium",
    "memorize/ConcentrationHard-v0": "concentration-hard",
}.items():
    # Strings, because a spec with classes cannot be written as JSON.
    gymnasium.register(
        _id,
        entry_point="memorize_gym:MemorizeEnv",
        vector_entry_point="memorize_gym:MemorizeVectorEnv",
        kwargs={"preset": _preset},
    )
