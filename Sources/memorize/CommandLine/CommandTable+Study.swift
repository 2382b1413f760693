// Commands for people who study the game.

extension Command {
  static let theory = Command(
    "theory", "Say exactly what games come to on average",
    examples: [
      Example("memorize theory", "the turns that a perfect memory needs"),
      Example("memorize theory --player random -p 10", "and none at all"),
      Example("memorize theory --players 2", "how two should play for the lead"),
      Example("memorize theory --pairs 1...52 --json", "with all distributions, as JSON"),
    ],
    options: [
      Option.pairsOfTheory.row, Option.playerOfTheory.row, Option.playersOfTheory.row,
      Option.json.row,
    ]
  ) { given throws(UsageError) in .theory(try TheoryCommand(given)) }

  static let shards = Command(
    "shards", "Cut a simulation into shards, for many machines",
    examples: [
      Example("memorize shards -n 100M --seed 42 > plan", "a line of JSON for each shard"),
      Example("memorize shards --size 10k | memorize work | memorize merge", "all of it here"),
    ],
    options: .deck + [Option.seed.row]
      + [Option.games.row, Option.shardSize.row, Option.player.row, Option.flipTime.row] + .rules
  ) { given throws(UsageError) in .shards(try ShardsCommand(given)) }

  static let work = Command(
    "work", "Play shards: a spec on each line in, a summary on each line out",
    examples: [
      Example("memorize work < plan > results", "all shards of a plan"),
      Example("parallel --pipe -N1 memorize work -j1 < plan > results", "one a core, or a machine"),
    ],
    options: [Option.threads.row, Option.heartbeat.row]
  ) { given throws(UsageError) in .work(try WorkCommand(given)) }

  static let merge = Command(
    "merge", "Add up what became of the shards, as simulate would print it",
    operand: Operand(placeholder: "FILE", most: .max, isFile: true), usages: ["[FILE]... [OPTIONS]"],
    examples: [
      Example("memorize merge results", "or what is still missing, as specs, and exit code 3"),
      Example("cat results-* | memorize merge --json", "the bytes of simulate --json"),
    ],
    options: [Option.json.row]
  ) { given throws(UsageError) in .merge(try MergeCommand(given)) }
}
