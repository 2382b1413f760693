"""The cells that a program draws with, read from its bytes, and its terminal's modes."""

import re
import unicodedata

TOKEN = re.compile(
    r"\x1b\[([?>]?)([0-9;]*)([$ ]?)([@-~])|\x1b[\]P_].*?(?:\x07|\x1b\\)|\x1b(?:[78=>c\\]|$)|[^\x1b]", re.DOTALL)
MODES = {"7": True, "25": True}  # what a terminal has on before; all others are off


def width(sign):
    if unicodedata.combining(sign) or sign in "\u200d\ufe0f" or 0x1F3FB <= ord(sign) <= 0x1F3FF:
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


class Grid:
    """A screen on which every cluster has the width that the program means."""

    def __init__(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.cells = {}  # (column, row) -> (text, style); a missing one is blank
        self.x = self.y = 0
        self.style = ()
        self.modes = dict(MODES)

    def apply(self, text):
        for token in TOKEN.finditer(text):
            if token[4]:
                self.obey(token[1], token[2], token[4])
            elif token[0][0] != "\x1b":
                self.write(token[0])

    def obey(self, marker, numbers, final):
        values = [int(number) if number else 0 for number in numbers.split(";")]
        first = values[0] or 1
        if final in "hl" and marker == "?":
            self.modes.update((str(value), final == "h") for value in values)
        elif marker:
            return
        elif final == "H":
            self.y, self.x = first - 1, (values[1] or 1) - 1 if len(values) > 1 else 0
        elif final == "G":
            self.x = first - 1
        elif final == "C":
            self.x += first
        elif final == "J":
            self.cells = {}
        elif final == "m":
            self.restyle(values)

    def restyle(self, values):
        style = dict(self.style)
        while values:
            value = values.pop(0)
            if value == 0:
                style = {}
            elif value in (38, 48):
                count = 2 if values[0] == 5 else 4
                style[value] = tuple(values[:count])
                values = values[count:]
            elif 30 <= value <= 39 or 90 <= value <= 97:
                style[38] = (value,)
            elif 40 <= value <= 49 or 100 <= value <= 107:
                style[48] = (value,)
            elif value == 22:
                style.pop(1, None), style.pop(2, None)
            elif value > 22:
                style.pop(value - 20, None)
            else:
                style[value] = ()
        self.style = tuple(sorted(style.items()))

    def write(self, sign):
        if ord(sign) < 32:
            self.x = 0 if sign == "\r" else self.x
            self.y += sign == "\n"
            return
        columns = width(sign)
        for column in range(columns):
            self.cells[self.x + column, self.y] = (sign, self.style)
        self.x += columns

    def shown(self):
        """The cells inside of the screen with their text and style, blank ones too."""
        for y in range(self.rows):
            for x in range(self.columns):
                yield x, y, *self.cells.get((x, y), (" ", ()))

    def find(self, text):
        """The column and row of a text; None if it is not there."""
        for y in range(self.rows):
            line = "".join(self.cells.get((x, y), " ")[0] for x in range(self.columns))
            if text in line:
                return line.index(text), y
        return None

    def changed_modes(self):
        return sorted(mode for mode, on in self.modes.items() if on != MODES.get(mode, False))
