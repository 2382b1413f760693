"""The decks and rules by name."""

#: Eight pairs, of which a match has 2 points and nothing else counts.
DEFAULTS = {
    "rules": "memorize", "kinds": 8, "copies": 2, "match_size": 2, "match_points": 2,
    "miss_penalty": 0, "bonus_limit": 0, "flip_time": 1,
}

#: The values of each preset that differ from DEFAULTS. "memorize" has the points of the game: each
#: card of a miss that had been seen before costs one, and each card has a bonus of 6 points, less
#: one for each second that it was up; a flip takes one second. POPGym's three have its rewards, its
#: illegal moves and its horizon.
PRESETS = {
    "memorize": {"miss_penalty": 1, "bonus_limit": 6},
    "pairs": {},
    "concentration-easy": {"rules": "concentration", "kinds": 2, "copies": 26},
    "concentration-medium": {"rules": "concentration", "kinds": 2, "copies": 52},
    "concentration-hard": {"rules": "concentration", "kinds": 13, "copies": 4},
}

RULES = ["memorize", "concentration"]


def resolved(preset, given):
    """Returns the rules and the deck of a preset, changed by the given values that are not None."""
    if preset not in PRESETS:
        raise ValueError(f"preset must be one of {', '.join(PRESETS)}, not {preset!r}")
    changes = {name: value for name, value in given.items() if value is not None}
    values = DEFAULTS | PRESETS[preset] | changes
    if values["rules"] not in RULES:
        raise ValueError(f"rules must be one of {', '.join(RULES)}, not {values['rules']!r}")
    return values
