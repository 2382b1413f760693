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

  static let compare = Command(
    "compare", "Let two players play the same deals, and tell them apart",
    operand: Operand(
      placeholder: PlayerForm.placeholder, least: 2, most: 2,
      completion: Option.ownPlayer.row.value?.completion ?? .nothing),
    examples: [
      Example("memorize compare capacity:7 perfect", "what forgetting costs"),
      Example("memorize compare perfect random -p 4 -n 1M --json", "exact figures"),
    ],
    options: .deck + [Option.seed.row]
      + [Option.games.row, Option.flipTime.row, Option.threads.row] + .rules + [Option.json.row]
  ) { given throws(UsageError) in .compare(try CompareCommand(given)) }

  static let sweep = Command(
    "sweep", "Simulate over a range of pairs, or of a player's capacity",
    examples: [
      Example("memorize sweep --pairs 4...26", "how the turns grow"),
      Example("memorize sweep --capacity 0...20 -p 8", "what more memory brings"),
      Example("memorize sweep -p 5...50 --step 5 --svg turns.svg", "a picture as well"),
      Example("memorize sweep --pairs 1...20 --csv > sweep.csv", "a line for each"),
    ],
    options: [Option.sweptPairs.row, Option.sweptCapacity.row, Option.step.row]
      + [Option.seed.row, Option.games.row, Option.ownPlayer.row, Option.flipTime.row]
      + [Option.threads.row] + .rules
      + [Option.json.row, Option.sweepAsCSV.row, Option.csvHead.row, Option.out.row]
      + [Option.svg.row]
  ) { given throws(UsageError) in .sweep(try SweepCommand(given)) }

  static let shards = Command(
    "shards", "Cut a simulation into shards, for many machines",
    examples: [
      Example("memorize shards -n 100M --seed 42 > plan", "a line of JSON for each shard"),
      Example("memorize shards --seed 42 --size 10k > plan", "smaller shards"),
    ],
    options: .deck + [Option.seed.row]
      + [Option.games.row, Option.shardSize.row, Option.ownPlayer.row, Option.flipTime.row] + .rules
  ) { given throws(UsageError) in .shards(try ShardsCommand(given)) }

  static let work = Command(
    "work", "Play shards: a spec on each line in, a summary on each line out",
    examples: [
      Example("memorize work < plan > results", "all shards of a plan"),
      Example("memorize work --threads 1 < plan > results", "on one core"),
    ],
    options: [Option.threads.row, Option.heartbeat.row]
  ) { given throws(UsageError) in .work(try WorkCommand(given)) }

  static let merge = Command(
    "merge", "Add up what became of the shards, as simulate would print it",
    operand: Operand(placeholder: "FILE", most: .max, completion: .files),
    examples: [
      Example("memorize merge results", "or what is still missing, as specs, and exit code 3"),
      Example("memorize merge one two --json", "the bytes of simulate --json"),
    ],
    options: [Option.json.row]
  ) { given throws(UsageError) in .merge(try MergeCommand(given)) }
}
