#!/usr/bin/env python3
"""Trains a small agent with TorchRL on three pairs, by the policy gradient of whole games.

    pip install torchrl
    with_torchrl.py [--rounds 30]
"""
import argparse

import torch
from tensordict.nn import TensorDictModule
from torchrl.data import Binary
from torchrl.envs import GymWrapper, TransformedEnv
from torchrl.envs.gym_like import default_info_dict_reader
from torchrl.envs.transforms import ActionMask
from torchrl.modules import MaskedCategorical, ProbabilisticActor

import memorize_gym

parser = argparse.ArgumentParser()
parser.add_argument("--rounds", type=int, default=30)
rounds = parser.parse_args().rounds
torch.manual_seed(1)

single = memorize_gym.MemorizeEnv(kinds=3)
env = GymWrapper(single, categorical_action_encoding=True)
mask = Binary(single.cards, dtype=torch.bool)
env.set_info_dict_reader(default_info_dict_reader(["action_mask"], spec={"action_mask": mask}))
env = TransformedEnv(env, ActionMask())
env.set_seed(1)


class Odds(torch.nn.Module):
    """The odds of each card, from the one-hot codes of all cards."""

    def __init__(self, cards, codes):
        super().__init__()
        self.codes = codes
        self.layers = torch.nn.Sequential(
            torch.nn.Linear(cards * codes, 64), torch.nn.ReLU(), torch.nn.Linear(64, cards)
        )

    def forward(self, observation):
        if observation.shape[-1] != self.layers[0].in_features:
            observation = torch.nn.functional.one_hot(observation.long(), self.codes).flatten(-2)
        return self.layers(observation.float())


policy = ProbabilisticActor(
    TensorDictModule(Odds(single.cards, 5), in_keys=["observation"], out_keys=["logits"]),
    in_keys={"logits": "logits", "mask": "action_mask"}, out_keys=["action"],
    distribution_class=MaskedCategorical, return_log_prob=True,
)
optimizer = torch.optim.Adam(policy.parameters(), 1e-2)
for round in range(rounds):
    games = [env.rollout(12, policy) for _ in range(32)]
    points = torch.stack([game["next", "reward"].sum() for game in games])
    loss = 0
    for game, gain in zip(games, points - points.mean()):
        chances = policy.get_dist(game.exclude("action"))
        loss = loss - gain * chances.log_prob(game["action"]).sum() / len(games)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    if round % 10 == 0 or round == rounds - 1:
        print(f"round {round + 1}: {points.mean():.1f} points a game", flush=True)
