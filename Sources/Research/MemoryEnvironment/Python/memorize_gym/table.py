"""A table of cards as text, as the game prints it in plain lines."""
import math


def table(codes, kinds):
    """Returns the rows of a table: [7] is card 7, face down, and a bare number is the kind of a card that is up.

    Empty places are blank. The number of columns is the square root of the number of cards, rounded up.
    """
    words = [_word(card, code, kinds) for card, code in enumerate(codes.tolist())]
    columns = math.isqrt(len(words) - 1) + 1
    width = max(len(str(len(words) - 1)), len(str(kinds - 1))) + 4
    rows = [words[first : first + columns] for first in range(0, len(words), columns)]
    lines = ["".join(word.ljust(width) for word in row).rstrip() for row in rows]
    return "\n".join(lines) + "\n"


def _word(card, code, kinds):
    if code == kinds:
        return f"[{card}]"
    return str(code) if code < kinds else ""
