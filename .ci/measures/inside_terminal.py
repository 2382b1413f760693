"""Runs a program inside of a terminal, and keeps what it writes.

    inside_terminal.py FOLDER PROGRAM ARGUMENT...

It marks the corners of the screen when the file `mark` is there, begins with `go`, and ends with
`end`.
"""

import fcntl
import os
import pty
import select
import signal
import sys
import termios
import time
import tty

folder, *words = sys.argv[1:]


def note(name, text):
    with open(os.path.join(folder, name + ".new"), "w") as file:
        file.write(text)
    os.rename(os.path.join(folder, name + ".new"), os.path.join(folder, name))


def wait(name):
    while not os.path.exists(os.path.join(folder, name)):
        time.sleep(0.02)


def size():
    return fcntl.ioctl(0, termios.TIOCGWINSZ, b"\0" * 8)


def mark():
    wait("mark")
    columns, rows = os.get_terminal_size()
    corners = "".join(
        f"\x1b[{y};{x}H\x1b[41m \x1b[0m" for x in (1, columns - 1) for y in (1, rows))
    os.write(1, f"\x1b[?1049h\x1b[?25l\x1b[2J{corners}".encode())
    note("size", f"{columns} {rows}")
    wait("go")
    os.write(1, b"\x1b[?25h\x1b[?1049l\x1b[H\x1b[Jbefore the game\r\n")


def resized(signum, frame):
    fcntl.ioctl(program, termios.TIOCSWINSZ, size())
    columns, rows = os.get_terminal_size()
    note("size", f"{columns} {rows}")


def copy():
    while True:
        ready = select.select([0, program], [], [])[0]
        if 0 in ready:
            os.write(program, os.read(0, 4096))
        if program in ready:
            try:
                text = os.read(program, 65536)
            except OSError:
                return
            if not text:
                return
            log.write(text)
            os.write(1, text)


old = termios.tcgetattr(0)
tty.setraw(0)
mark()
log = open(os.path.join(folder, "log"), "wb", buffering=0)  # noqa: SIM115 - open until the end
child, program = pty.fork()
if child == 0:
    fcntl.ioctl(0, termios.TIOCSWINSZ, size())
    signal.signal(signal.SIGWINCH, signal.SIG_DFL)
    os.execvp(words[0], words)
signal.signal(signal.SIGWINCH, resized)
fcntl.ioctl(program, termios.TIOCSWINSZ, size())
copy()
status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
note("status", str(status))
wait("end")
termios.tcsetattr(0, termios.TCSANOW, old)
