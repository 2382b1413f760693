#!/usr/bin/env python3
"""Trains two agents of Stable-Baselines3 on three pairs: one that heeds the masks, and one with a memory.

    pip install stable-baselines3 sb3-contrib
    with_stable_baselines3.py [--steps 20000]
"""
import argparse

import torch
from gymnasium.wrappers import FlattenObservation
from sb3_contrib import MaskablePPO, RecurrentPPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy as evaluate_maskable
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.evaluation import evaluate_policy

import memorize_gym

parser = argparse.ArgumentParser()
parser.add_argument("--steps", type=int, default=20_000)
steps = parser.parse_args().steps
# Networks as small as these are slower on several threads.
torch.set_num_threads(1)

# Single games, each with its own seed and episodes that Stable-Baselines3 monitors.
# Flat observations are one-hot; those of MultiDiscrete spaces cannot be inputs of an LSTM.
games = make_vec_env(
    memorize_gym.MemorizeEnv, n_envs=16, seed=1, env_kwargs={"kinds": 3}, wrapper_class=FlattenObservation
)

# It finds the masks by the method action_masks of the games.
maskable = MaskablePPO("MlpPolicy", games, n_steps=64, batch_size=256, seed=1)
maskable.learn(steps)
points, spread = evaluate_maskable(maskable, games, n_eval_episodes=100, deterministic=False)
print(f"MaskablePPO: {points:.1f} points a game, standard deviation {spread:.1f}")

size = {"lstm_hidden_size": 32}
recurrent = RecurrentPPO("MlpLstmPolicy", games, n_steps=64, batch_size=256, policy_kwargs=size, seed=1)
recurrent.learn(steps)
points, spread = evaluate_policy(recurrent, games, n_eval_episodes=100, deterministic=False)
print(f"RecurrentPPO: {points:.1f} points a game, standard deviation {spread:.1f}")
