#!/usr/bin/env python3
"""Trains a small agent, with NumPy alone, and plays it against chance on games that neither has seen.

    train.py [--seconds 60] [--kinds 8] [--seed 1]

The agent remembers what every card showed; that is given. What to do with it, it has to learn: each card
has seven features, and the weight of each in the first and in the second flip of a turn is learned by
policy gradients (REINFORCE: Williams, 1992), from the game's points alone. Ends with 1 where it does not
bring at least twice the points of chance.
"""
import argparse
import sys
import time

import numpy as np

import memorize_gym

GAMES = 256
STEPS = 64
DISCOUNT = 0.9
RATE = 0.05
FEATURES = 7


class Memory:
    """The observed cards of many games, and the features of each card."""

    def __init__(self, games, cards, kinds):
        self.kinds = kinds
        self.seen = np.full((games, cards), -1)

    def see(self, observations, is_new):
        """Adds a step's observations; the memory of new games is cleared."""
        self.seen[is_new] = -1
        up = observations < self.kinds
        self.seen[up] = observations[up]

    def features(self, observations):
        """Returns 2 × 7 features per card and game; those of the flip that is not next are zero."""
        down = observations == self.kinds
        up = observations < self.kinds
        # A turn is open while a single card is up, whose kind is wanted.
        is_open = up.sum(axis=1) == 1
        wanted = np.where(is_open, np.where(up, observations, -1).max(axis=1), -2)
        known = down & (self.seen >= 0)
        among = np.eye(self.kinds, dtype=np.int64)[np.maximum(self.seen, 0)] * known[..., None]
        has_partner = known & (np.take_along_axis(among.sum(axis=1), np.maximum(self.seen, 0), 1) > 1)
        each = [
            down, up, observations > self.kinds, known, has_partner,
            known & (self.seen == wanted[:, None]), down & ~known,
        ]
        each = np.stack(each, axis=-1).astype(np.float64)
        return np.concatenate(
            [each * ~is_open[:, None, None], each * is_open[:, None, None]], axis=-1
        )


def choose(weights, features, chance):
    """Chooses a card per game, and returns the gradient of its log probability."""
    scores = features @ weights
    odds = np.exp(scores - scores.max(axis=1, keepdims=True))
    odds /= odds.sum(axis=1, keepdims=True)
    cards = (odds.cumsum(axis=1) > chance.random((len(odds), 1))).argmax(axis=1)
    taken = features[np.arange(len(cards)), cards]
    return cards, taken - np.einsum("gc,gcf->gf", odds, features)


def play(env, memory, observations, weights, chance, steps):
    """Steps all games; returns the rewards, which games ended, and the gradients of the choices."""
    rewards, ended, gradients = [], [], []
    for _ in range(steps):
        cards, gradient = choose(weights, memory.features(observations), chance)
        observations, reward, terminated, truncated, _ = env.step(cards)
        memory.see(observations, terminated | truncated)
        rewards.append(reward)
        ended.append(terminated | truncated)
        gradients.append(gradient)
    return observations, np.array(rewards), np.array(ended), np.array(gradients)


def returns(rewards, ended):
    """Returns the discounted return of each choice."""
    result = np.zeros_like(rewards)
    following = np.zeros(rewards.shape[1])
    for step in reversed(range(len(rewards))):
        following = rewards[step] + DISCOUNT * following * ~ended[step]
        result[step] = following
    return result


def train(kinds, seed, seconds):
    env = memorize_gym.MemorizeVectorEnv(
        GAMES, "pairs", kinds=kinds, autoreset_mode=memorize_gym.AutoresetMode.SAME_STEP
    )
    chance = np.random.default_rng(seed)
    memory = Memory(GAMES, env.cards, kinds)
    weights = np.zeros(2 * FEATURES)
    pace = np.zeros(2 * FEATURES)
    observations, _ = env.reset(seed=seed)
    start = last = time.monotonic()
    rounds = 0
    while time.monotonic() - start < seconds:
        observations, rewards, ended, gradients = play(
            env, memory, observations, weights, chance, STEPS
        )
        gain = returns(rewards, ended)
        gain = (gain - gain.mean(axis=1, keepdims=True)) / (gain.std() + 1e-9)
        slope = np.einsum("sg,sgf->f", gain, gradients) / gain.size
        pace = 0.99 * pace + 0.01 * slope**2
        weights += RATE * slope / (np.sqrt(pace) + 1e-6)
        rounds += 1
        if time.monotonic() - last > seconds / 6:
            last = time.monotonic()
            print(f"{last - start:5.1f} s, {rounds * STEPS * GAMES:>9,} steps: "
                  f"{rewards.sum() / max(1, ended.sum()):.2f} points a game")
    env.close()
    return weights


def points(kinds, weights, seed, games=1000):
    """Returns the mean points of whole games of a seed, and its standard error."""
    env = memorize_gym.MemorizeVectorEnv(games, "pairs", kinds=kinds)
    memory = Memory(games, env.cards, kinds)
    observations, _ = env.reset(seed=seed)
    _, rewards, ended, _ = play(
        env, memory, observations, weights, np.random.default_rng(seed), 2 * env.cards
    )
    # Rewards after a game's end belong to the next one.
    first = np.cumsum(ended, axis=0) - ended == 0
    sums = (rewards * first).sum(axis=0)
    env.close()
    return sums.mean(), sums.std() / np.sqrt(games)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--kinds", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    weights = train(options.kinds, options.seed, options.seconds)
    # Equal weights choose at random.
    chance, chance_error = points(options.kinds, np.zeros_like(weights), options.seed + 1)
    agent, agent_error = points(options.kinds, weights, options.seed + 1)
    print(f"chance {chance:.2f} ± {chance_error:.2f} points a game,"
          f" the agent {agent:.2f} ± {agent_error:.2f} of {2 * options.kinds}")
    sys.exit(int(agent < 2 * chance))


if __name__ == "__main__":
    main()
