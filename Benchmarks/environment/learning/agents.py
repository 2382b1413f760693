"""Agents that learn from raw observations: with a recurrent memory, and without one."""
import numpy as np
import torch

HIDDEN = 64
DISCOUNT = 0.8
TRACE = 0.95
CLIP = 0.2
EPOCHS = 4
RATE = 5e-3
ENTROPY = 0.01
#: The points of a reward of 1, so that the values of all sizes are of order 1.
SCALE = 10


class Agent(torch.nn.Module):
    """A network from codes of cards to the odds of the next card and the expected points.

    The observation is one-hot and nothing else: whatever was seen before must be in the recurrent state. The
    agent without memory has a layer of the same size in place of the GRU.
    """

    def __init__(self, cards, codes, has_memory):
        super().__init__()
        self.codes = codes
        self.embedding = torch.nn.Linear(cards * codes, HIDDEN)
        self.has_memory = has_memory
        self.core = torch.nn.GRU(HIDDEN, HIDDEN) if has_memory else torch.nn.Linear(HIDDEN, HIDDEN)
        self.odds = torch.nn.Linear(HIDDEN, cards)
        self.value = torch.nn.Linear(HIDDEN, 1)

    def forward(self, observations, masks, state=None):
        """Returns the distribution over cards, the values and the new state, for (steps, games, cards)."""
        signs = torch.nn.functional.one_hot(observations.long(), self.codes).flatten(2).float()
        features = torch.relu(self.embedding(signs))
        if self.has_memory:
            features, state = self.core(features, state)
        else:
            features = torch.relu(self.core(features))
        odds = self.odds(features).masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=odds), self.value(features).squeeze(-1), state


def play(agent, env, seed):
    """Plays one game at each place, up to the horizon, and returns what was seen and done, step by step.

    `is_playing` is false for the steps after a game's end, which do not count.
    """
    observations, infos = env.reset(seed=seed)
    columns = {name: [] for name in ("observations", "masks", "actions", "odds", "values", "rewards", "is_playing")}
    is_playing, state = np.ones(env.num_envs, bool), None
    while is_playing.any():
        # A mask without a valid card would make the odds undefined; such a game is over.
        masks = infos["action_mask"] | ~is_playing[:, None]
        seen, valid = torch.from_numpy(observations)[None], torch.from_numpy(masks)[None]
        with torch.no_grad():
            chances, values, state = agent(seen, valid, state)
            actions = chances.sample()
        observations, rewards, terminated, truncated, infos = env.step(actions[0].numpy())
        step = {
            "observations": seen[0], "masks": valid[0], "actions": actions[0],
            "odds": chances.log_prob(actions)[0], "values": values[0],
            "rewards": torch.from_numpy(rewards * is_playing) / SCALE, "is_playing": torch.from_numpy(is_playing),
        }
        for name, value in step.items():
            columns[name].append(value)
        is_playing = is_playing & ~(terminated | truncated)
    return {name: torch.stack(values) for name, values in columns.items()}


def advantages(games):
    """Returns the generalized advantage estimates (Schulman et al., 2016)."""
    result = torch.zeros_like(games["values"])
    following, value = torch.zeros(result.shape[1]), torch.zeros(result.shape[1])
    for step in reversed(range(len(result))):
        error = games["rewards"][step] + DISCOUNT * value - games["values"][step]
        following = (error + DISCOUNT * TRACE * following) * games["is_playing"][step]
        result[step] = following
        value = games["values"][step] * games["is_playing"][step]
    return result


def learn(agent, optimizer, games):
    """Improves the agent by proximal policy optimization (Schulman et al., 2017) on whole games."""
    gains = advantages(games)
    targets, counts = gains + games["values"], games["is_playing"]
    gains = (gains - gains[counts].mean()) / (gains[counts].std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(gains.shape[1]).chunk(4):
            chances, values, _ = agent(games["observations"][:, part], games["masks"][:, part])
            ratio = (chances.log_prob(games["actions"][:, part]) - games["odds"][:, part]).exp()
            gain = gains[:, part]
            surrogate = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)
            error = (values - targets[:, part]) ** 2
            loss = (error / 2 - surrogate - ENTROPY * chances.entropy())[counts[:, part]].mean()
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


def train(env, has_memory, seed, steps):
    """Yields the number of steps so far and the mean points of the latest games, until so many steps were made."""
    torch.manual_seed(seed)
    agent = Agent(env.cards, env.kinds + 2, has_memory)
    optimizer = torch.optim.Adam(agent.parameters(), RATE)
    done = 0
    # Seeds of different runs and rounds are far apart, because each place adds its own number.
    first = seed << 40
    while done < steps:
        games = play(agent, env, first)
        first += env.num_envs
        done += int(games["is_playing"].sum())
        yield done, float(games["rewards"].sum() * SCALE / env.num_envs)
        for group in optimizer.param_groups:
            group["lr"] = RATE * max(0.05, 1 - done / steps)
        learn(agent, optimizer, games)
