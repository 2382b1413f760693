"""A full-screen game in a pseudo terminal, for scripts that attack it."""

import fcntl
import json
import os
import pty
import re
import select
import shutil
import signal
import struct
import subprocess
import tempfile
import termios
import time

PATIENCE = 30.0  # seconds; a machine under load is slow, a lost answer never comes
MEGABYTES = 200  # what a game may take, whatever is done to it
MODES = {b"7": True, b"25": True}  # what a terminal has on before; all others are off


class Broken(Exception):
    """The game did not survive an attack."""


class Game:
    """The program in a terminal and a home folder of its own."""

    def __init__(self, program, seed, home=None):
        self.program = program
        self.home = home or tempfile.mkdtemp(prefix="memorize-terminals-")
        self.is_borrowed = home is not None
        self.environment = {
            "HOME": self.home, "PATH": os.environ["PATH"], "TERM": "xterm-256color",
            "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
        }
        self.modes = dict(MODES)
        self.tail = b""
        self.ours, self.theirs = pty.openpty()
        os.set_blocking(self.ours, False)
        self.resize(80, 24)
        self.settings = termios.tcgetattr(self.theirs)
        words = ["play", "--seed", str(seed), "--pairs", "8", "--no-animation"]
        start = time.monotonic()
        self.process = subprocess.Popen(
            [program, *words], env=self.environment, cwd=self.home, stdin=self.theirs,
            stdout=self.theirs, stderr=self.theirs, start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0))  # noqa: PLW1509 - no threads
        self.wait("the first picture", b"Find the cards")
        self.slowness = time.monotonic() - start

    def resize(self, columns, rows):
        fcntl.ioctl(self.theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def read(self, timeout=0.0, most=65536):
        """Returns the program's new output, which may be empty."""
        if not select.select([self.ours], [], [], timeout)[0]:
            return b""
        try:
            heard = os.read(self.ours, most)
        except (BlockingIOError, OSError):
            return b""
        self.note(heard)
        return heard

    def note(self, heard):
        """Tracks the terminal modes; a sequence may be split between two reads."""
        text = self.tail + heard
        for numbers, ending in re.findall(rb"\x1b\[\?([0-9;]+)([hl])", text):
            for number in numbers.split(b";"):
                self.modes[number] = ending == b"h"
        self.tail = text[-24:]

    def type(self, text):
        """Writes as much as fits while reading; returns the number of bytes written."""
        self.read()
        try:
            return os.write(self.ours, text)
        except BlockingIOError:
            self.read(0.01)
            return 0

    def wait(self, what, text):
        heard = b""
        end = time.monotonic() + PATIENCE
        while text not in heard:
            if time.monotonic() > end:
                raise Broken(f"{what} did not come")
            self.expect_alive()
            heard += self.read(0.05)

    def expect_alive(self):
        if self.process.poll() is not None:
            raise Broken(f"the program ended by itself with {self.process.returncode}")
        if self.megabytes > MEGABYTES:
            raise Broken(f"the program takes {self.megabytes} MB")

    @property
    def megabytes(self):
        """Returns the peak memory of the program."""
        try:
            with open(f"/proc/{self.process.pid}/status") as status:
                return next((int(line.split()[1]) >> 10 for line in status if "VmHWM" in line), 0)
        except OSError:
            return 0

    @property
    def moves(self):
        """Returns the number of moves in the saved games, as the program reads them."""
        folder = os.path.join(self.home, ".local/share/memorize/games")
        names = sorted(os.listdir(folder)) if os.path.isdir(folder) else []
        lines = [
            line for name in names if name.endswith(".game")
            for line in self.ask("replay", os.path.join(folder, name), "--json").splitlines()]
        return sum(1 for line in lines if "move" in json.loads(line))

    def ask(self, *words):
        return subprocess.run(
            [self.program, *words], env=self.environment, stdin=subprocess.DEVNULL,
            capture_output=True, timeout=PATIENCE, check=False).stdout.decode()

    def turn(self, card):
        """Turns a card, and waits until the flip is saved."""
        before = self.moves
        while not self.type(f"{card}\r".encode()):
            pass
        end = time.monotonic() + PATIENCE
        while self.moves == before:
            if time.monotonic() > end:
                raise Broken(f"card {card} was typed, and no flip is kept")
            self.expect_alive()

    def end(self, how=signal.SIGTERM):
        """Ends the program by a signal, and checks that the terminal is restored."""
        self.expect_alive()
        self.process.send_signal(how)
        self.expect_end([-how])

    def expect_end(self, statuses):
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < end:
            self.read(0.05)
        while self.read(0.05):
            pass
        if self.process.returncode not in statuses:
            raise Broken(f"it ended with {self.process.returncode}, not with one of {statuses}")
        self.expect_restored()

    def expect_restored(self):
        if termios.tcgetattr(self.theirs) != self.settings:
            raise Broken("the settings of the terminal are not what they were")
        wrong = [name.decode() for name, is_on in self.modes.items() if is_on != MODES.get(name, False)]
        if wrong:
            raise Broken(f"modes that were not given back: {wrong}")

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        for descriptor in (self.ours, self.theirs):
            if descriptor is not None:
                os.close(descriptor)
        if not self.is_borrowed:
            shutil.rmtree(self.home, ignore_errors=True)
