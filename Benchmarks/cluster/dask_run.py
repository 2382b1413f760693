#!/usr/bin/env python3
"""Runs `memorize simulate` on a Dask cluster and prints the same report, to the byte.

Once, for the environment, here and on every machine of the cluster:

    python3 -m venv .venv && .venv/bin/pip install -r Benchmarks/cluster/requirements.txt

On the cores of this machine:

    .venv/bin/python Benchmarks/cluster/dask_run.py -- --games 1G --pairs 26 --seed 42

On a cluster that is running, whether started by hand, by dask-jobqueue (Slurm, PBS, LSF) or by
dask-kubernetes; `memorize` must be in the same place on every machine:

    dask_run.py --scheduler tcp://HOST:8786 --memorize /opt/memorize -- --games 100G --seed 42

What stands after `--` are options of `memorize shards`. The run is cut into shards, each played by
one `memorize work` on one thread of a worker. A shard whose worker is lost, or which fails, is
tried again; what comes back is checked and added up by `memorize merge`, which also says what is
missing.
Summaries are appended to a file as they come. A run that is started again with the same file and
options goes on where it stood; give a --seed then, or a seed by chance makes it another run.

Exit status: that of `memorize merge`, 65 for a shard that no try would help, or 75 if shards are
still missing after all tries: start it again.
"""

import argparse
import collections
import re
import subprocess
import sys
import time

from distributed import Client, LocalCluster, as_completed
from distributed.scheduler import KilledWorker

INCOMPLETE = 3
BAD_DATA = 65
TRY_AGAIN = 75

# The beginning of every spec and every summary.
RUN = re.compile(r'^\{"v":[0-9]+,"kind":"[a-z]+","run":"([0-9a-f]{16})"')


class Refused(Exception):
    """A shard that fails on every attempt."""


def play(memorize, spec):
    """Runs on a worker: reads a spec line and returns a summary line."""
    done = subprocess.run(
        [memorize, "work", "--threads", "1"], input=spec, capture_output=True, text=True,
        check=False)
    if done.returncode == 0:
        return "played", done.stdout
    if done.returncode == BAD_DATA:
        return "refused", done.stdout or done.stderr
    raise RuntimeError(f"memorize work ended with {done.returncode}: {done.stderr.strip()}")


class Progress:
    """Prints progress to standard error: every second on a terminal, otherwise every ten."""

    def __init__(self, goal):
        self.goal = goal
        self.done = 0
        self.start = self.latest = time.monotonic()
        self.is_terminal = sys.stderr.isatty()

    def advance(self):
        self.done += 1
        now = time.monotonic()
        if now - self.latest < (1 if self.is_terminal else 10) and self.done < self.goal:
            return
        self.latest = now
        rate = self.done / (now - self.start)
        left = (self.goal - self.done) / rate
        line = f"{self.done} of {self.goal} shards, {rate:.1f} a second, {left:.0f} s left"
        end = "" if self.is_terminal and self.done < self.goal else "\n"
        print(("\r" if self.is_terminal else "") + line, end=end, file=sys.stderr, flush=True)


def play_all(client, memorize, specs, results, retries):
    """Keeps every thread busy, and appends each summary as it arrives."""
    progress = Progress(len(specs))
    waiting = collections.deque(specs)
    running = as_completed()

    def submit():
        future = client.submit(play, memorize, waiting.popleft(), retries=retries, pure=False)
        running.add(future)

    # A few are queued, so that no thread waits for the client; not all, to bound the memory.
    for _ in range(min(len(waiting), 4 * max(1, sum(client.nthreads().values())))):
        submit()
    for future in running:
        try:
            kind, line = future.result()
        except (RuntimeError, KilledWorker) as error:
            print(f"given up after {retries} retries: {error}", file=sys.stderr)
        else:
            if kind == "refused":
                raise Refused(line.strip())
            results.write(line)
            results.flush()
            progress.advance()
        future.release()
        if waiting:
            submit()


def command(memorize, *words):
    return subprocess.run([memorize, *words], capture_output=True, text=True, check=False)


def missing(memorize, path, plan):
    """Returns the specs that are not played yet: all, or those that `merge` does not find in the file."""
    with open(path, "a+") as results:
        results.seek(0)
        runs = {match[1] for line in results if (match := RUN.search(line))}
    if not runs:
        return plan
    # Otherwise the file of another run would be completed and reported instead of this one.
    if runs != {RUN.search(plan[0])[1]}:
        print(f"{path} holds another run: choose another --results", file=sys.stderr)
        sys.exit(BAD_DATA)
    merged = command(memorize, "merge", path)
    if merged.returncode not in (0, INCOMPLETE):
        sys.stderr.write(merged.stderr)
        sys.exit(merged.returncode)
    return merged.stdout.splitlines() if merged.returncode == INCOMPLETE else []


def arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--memorize", default="memorize", help="the program, on every machine")
    parser.add_argument("--scheduler", help="address of a running scheduler")
    parser.add_argument("--scheduler-file", help="file in which a scheduler left its address")
    parser.add_argument("--workers", type=int, help="workers on this machine; default: one a core")
    parser.add_argument("--retries", type=int, default=3, help="tries after the first")
    parser.add_argument("--results", default="results.jsonl", help="where summaries are appended")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    parser.add_argument("options", nargs="*", help="options of memorize shards, after --")
    return parser.parse_args()


def connect(given):
    if given.scheduler or given.scheduler_file:
        return Client(given.scheduler, scheduler_file=given.scheduler_file)
    return Client(LocalCluster(
        n_workers=given.workers, threads_per_worker=1, host="127.0.0.1", dashboard_address=None))


def main():
    given = arguments()
    planned = command(given.memorize, "shards", *given.options)
    if planned.returncode != 0:
        sys.stderr.write(planned.stderr)
        return planned.returncode
    plan = planned.stdout.splitlines()
    specs = missing(given.memorize, given.results, plan)
    if specs:
        with connect(given) as client, open(given.results, "a") as results:
            try:
                # A summary that was corrupted in transit counts as missing, and is requested again.
                for _ in range(1 + given.retries):
                    play_all(client, given.memorize, specs, results, given.retries)
                    specs = missing(given.memorize, given.results, plan)
                    if not specs:
                        break
            except Refused as error:
                print(error, file=sys.stderr)
                return BAD_DATA
    if specs:
        print(f"{len(specs)} shards are missing: start this again", file=sys.stderr)
        return TRY_AGAIN
    report = command(given.memorize, "merge", given.results, *(["--json"] if given.json else []))
    sys.stderr.write(report.stderr)
    sys.stdout.write(report.stdout)
    return report.returncode


if __name__ == "__main__":
    sys.exit(main())
