#!/usr/bin/env python3
"""A template, untested: plays the shards of a plan on a Spark cluster.

    memorize shards --games 100G --size 100M --seed 42 >plan
    spark-submit spark_run.py plan results
    cat results/part-* | memorize merge

`checkCode=True` is what makes it safe: without it Spark ignores the exit status of the program, and
the summaries of a worker that died are silently missing. (`merge` would notice, but Spark would not
try again.) What merge prints with exit status 3 is the plan of the next run.
"""

import sys

from pyspark import SparkContext


def main(plan, results):
    context = SparkContext(appName="memorize")
    with open(plan) as lines:
        specs = lines.read().splitlines()
    shards = context.parallelize(specs, numSlices=len(specs))
    shards.pipe("memorize work --threads 1", checkCode=True).saveAsTextFile(results)


if __name__ == "__main__":
    main(*sys.argv[1:])
