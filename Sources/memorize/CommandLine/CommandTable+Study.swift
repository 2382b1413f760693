import CommandLineKit
import MemorySimulation

// Commands for people who study the game.

extension CommandTable {
  static let simulate = Command(
    "simulate", "Let the computer play many games, and count",
    examples: [
      Example("memorize simulate", "how a perfect memory does"),
      Example("memorize simulate --player random -p 4", "and none at all, with four pairs"),
      Example("memorize simulate -n 1M --seed 42 --json", "exact figures, every time the same"),
      Example("memorize simulate --csv > games.csv", "a line a game"),
      Example("memorize simulate -p 26 --check", "and how far from theory that is"),
    ], reading: SimulateCommand.Arguments.init
  ) { arguments, _ throws(UsageError) in .simulate(try SimulateCommand(arguments)) }

  static let theory = Command(
    "theory", "Say exactly what games come to on average",
    examples: [
      Example("memorize theory", "the turns that a perfect memory needs"),
      Example("memorize theory --player random -p 10", "and none at all"),
      Example("memorize theory --players 2", "how two should play for the lead"),
      Example("memorize theory --pairs 1...52 --json", "with all distributions, as JSON"),
    ], reading: TheoryCommand.init
  ) { command, _ throws(UsageError) in .theory(try command.checked()) }

  static let compare = Command(
    "compare", "Let two players play the same deals, and tell them apart",
    examples: [
      Example("memorize compare capacity:7 perfect", "what forgetting costs"),
      Example("memorize compare perfect random -p 4 -n 1M --json", "exact figures"),
    ], reading: CompareCommand.Arguments.init
  ) { arguments, _ throws(UsageError) in .compare(try CompareCommand(arguments)) }

  static let sweep = Command(
    "sweep", "Simulate over a range of pairs, or of a player's capacity",
    examples: [
      Example("memorize sweep --pairs 4...26", "how the turns grow"),
      Example("memorize sweep --capacity 0...20 -p 8", "what more memory brings"),
      Example("memorize sweep -p 5...50 --step 5 --svg turns.svg", "a picture as well"),
      Example("memorize sweep --pairs 1...20 --csv > sweep.csv", "a line for each"),
    ], reading: SweepCommand.Arguments.init
  ) { arguments, _ throws(UsageError) in .sweep(try SweepCommand(arguments)) }

  static let shards = Command(
    "shards", "Cut a simulation into shards, for many machines",
    examples: [
      Example("memorize shards -n 100M --seed 42 > plan", "a line of JSON for each shard"),
      Example("memorize shards --seed 42 --size 10k > plan", "smaller shards"),
    ], reading: ShardsCommand.Arguments.init
  ) { arguments, _ throws(UsageError) in .shards(try ShardsCommand(arguments)) }

  static let work = Command(
    "work", "Play shards: a spec on each line in, a summary on each line out",
    examples: [
      Example("memorize work < plan > results", "all shards of a plan"),
      Example("memorize work --threads 1 < plan > results", "on one core"),
    ], reading: WorkCommand.init
  ) { command, _ throws(UsageError) in .work(command) }

  static let merge = Command(
    "merge", "Add up what became of the shards, as simulate would print it",
    examples: [
      Example("memorize merge results", "or what is still missing, as specs, and exit code 3"),
      Example("memorize merge one two --json", "the bytes of simulate --json"),
    ], reading: MergeCommand.init
  ) { command, _ throws(UsageError) in .merge(try command.checked()) }
}
