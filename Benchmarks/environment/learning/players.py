"""Players that do not learn: chance, a perfect memory, and a memory of so many cards."""
import random


class MemoryPlayer:
    """A player that remembers the cards it saw last, and knows what to do with them.

    It takes a pair that it remembers, otherwise it turns cards that it does not remember, from left to right
    with a perfect memory and at random with a limited one: the players `perfect` and `capacity:N` of
    `memorize simulate`.
    """

    def __init__(self, kinds, chance, capacity=None):
        self.kinds, self.chance, self.capacity = kinds, chance, capacity
        self.seen = {}

    def choose(self, codes, mask):
        up = [card for card, code in enumerate(codes) if code < self.kinds]
        for card in up:
            # A card that is seen again becomes the newest.
            self.seen.pop(card, None)
            self.seen[card] = codes[card]
        if len(up) == 2:
            self._settle(up, codes)
        valid = [card for card, is_valid in enumerate(mask) if is_valid]
        if len(up) == 1:
            wanted = [card for card, kind in self.seen.items() if kind == codes[up[0]] and card in valid]
        else:
            kinds = list(self.seen.values())
            wanted = [card for card, kind in self.seen.items() if kinds.count(kind) == 2 and card in valid]
        if wanted:
            return wanted[0]
        unknown = [card for card in valid if card not in self.seen] or valid
        return unknown[0] if self.capacity is None else self.chance.choice(unknown)

    def _settle(self, up, codes):
        """Forgets the cards of a match, or after a miss the cards beyond the capacity."""
        if codes[up[0]] == codes[up[1]]:
            forgotten = up
        else:
            beyond = 0 if self.capacity is None else max(0, len(self.seen) - self.capacity)
            forgotten = list(self.seen)[:beyond]
        for card in forgotten:
            del self.seen[card]


class RandomPlayer:
    """A player that turns any valid card."""

    def __init__(self, chance):
        self.chance = chance

    def choose(self, codes, mask):
        return self.chance.choice([card for card, is_valid in enumerate(mask) if is_valid])


def points(env, make, seed):
    """Returns the points of one game at each place, up to the horizon, and the mean number of steps."""
    observations, infos = env.reset(seed=seed)
    players = [make(random.Random(seed + place)) for place in range(env.num_envs)]
    is_playing, sums, steps = [True] * env.num_envs, [0.0] * env.num_envs, 0
    while any(is_playing):
        codes, masks = observations.tolist(), infos["action_mask"].tolist()
        actions = [
            player.choose(codes[place], masks[place]) if is_playing[place] else 0
            for place, player in enumerate(players)
        ]
        observations, rewards, terminated, truncated, infos = env.step(actions)
        for place in range(env.num_envs):
            sums[place] += float(rewards[place]) * is_playing[place]
            steps += is_playing[place]
            is_playing[place] = is_playing[place] and not (terminated[place] or truncated[place])
    return sums, steps / env.num_envs
