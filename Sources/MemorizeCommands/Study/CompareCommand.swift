import CommandLineKit
import MemoryEngine
import MemorySimulation

/// `memorize compare`: two players on the same deals.
struct CompareCommand: Study {
  /// What each would play alone, for all players.
  let first: SimulateCommand
  let second: SimulateCommand
  let isJSON: Bool

  /// What is typed: two players, and what both would be simulated with.
  struct Arguments: Sendable {
    let players: [String]
    let simulate: SimulateCommand.Arguments

    init(_ arguments: inout ArgumentReader) throws(ArgumentError) {
      players = arguments.operand(.players)
      var simulate = SimulateCommand.Arguments()
      simulate.deck = try DeckChoice.Arguments(&arguments)
      simulate.seed = try arguments[.seed]
      simulate.games = try arguments[.games]
      simulate.answerTimeout = try arguments[.answerTimeout]
      simulate.flipTime = try arguments[.flipTime]
      simulate.threads = try arguments[.threads]
      simulate.rules = try RuleOptions(&arguments)
      simulate.isJSON = try arguments[.json]
      simulate.playerOption = nil
      self.simulate = simulate
    }
  }

  init(_ arguments: Arguments) throws(UsageError) {
    isJSON = try SimulateCommand(arguments.simulate).output == .json
    let players = try arguments.players.map { name throws(UsageError) in
      guard let player = ValueForm<PlayerChoice>.player.read(name) else {
        throw .notAPlayer(name)
      }
      return player
    }
    first = try Self.simulate(players[0], arguments.simulate)
    second = try Self.simulate(players[1], arguments.simulate)
  }

  private static func simulate(
    _ player: PlayerChoice, _ arguments: SimulateCommand.Arguments
  ) throws(UsageError) -> SimulateCommand {
    var arguments = arguments
    arguments.players = [player]
    return try SimulateCommand(arguments)
  }
}

extension CommandTable {
  static let compare = Command(
    "compare", "Let two players play the same deals, and tell them apart",
    examples: [
      Example("memorize compare capacity:7 perfect", "what forgetting costs"),
      Example("memorize compare perfect random -p 4 -n 1M --json", "exact figures"),
    ], reading: CompareCommand.Arguments.init
  ) { arguments, _ throws(UsageError) in try CompareCommand(arguments) }
}

extension Operand<[String]> {
  fileprivate static let players = Self(
    2...2, of: PlayerForm.placeholder,
    completion: Option.player.row.value?.completion ?? .nothing)
}

extension CompareCommand {
  func run(to output: inout StandardOutput, in context: RunContext) async throws {
    let seed = first.seed ?? context.chance.seed
    let interrupt = context.console.interrupt
    let programs = ExternalPrograms(
      in: context, timeout: first.answerTimeout, unless: interrupt.hasCome)
    let comparison = Comparison(
      try first.simulation(by: seed, connecting: programs.line(to:)),
      try second.simulation(by: seed, connecting: programs.line(to:)))
    interrupt.catchFirst()
    defer { programs.endAll() }
    let tally = try await play(
      comparison, unless: { interrupt.hasCome() || programs.haveFailed }, in: context)
    let head = RunHead(comparison, games: first.games)
      .withProvenance(answeringWithin: first.answerTimeout)
    let report = ComparisonReport(comparison, tally, under: head)
    try output.write(isJSON ? "\(report.json)\n" : report.text)
    guard report.isIncomplete || programs.reports > 0 else { return }
    try output.flush()
    throw Failure.missing(
      tally.games, of: first.games, programs, isInterrupted: interrupt.hasCome())
  }

  private func play(
    _ comparison: Comparison, unless shouldStop: @escaping @Sendable () -> Bool,
    in context: RunContext
  ) async throws -> PairedTally {
    var tally = PairedTally()
    var progress = ProgressLine(goal: first.games, in: context)
    try await comparison.run(
      games: UInt64(first.games), threads: first.threads ?? context.coreCount,
      unless: shouldStop,
      receive: { batch in
        tally.merge(batch)
        progress.show(tally.games)
      })
    progress.clear()
    return tally
  }
}

extension HelpSection {
  /// What the last lines of a comparison mean, and what nobody should expect of it.
  static let pairing = HelpSection(
    "The same deals",
    paragraph: """
      Players who remember alike, such as capacity:6 and capacity:7, do well or badly in the same \
      games, and fewer games tell them apart than if each had deals of its own: the correlation \
      and how many times fewer are printed below the table. Players of different families, such \
      as capacity:7 and perfect, gain nothing by it, and their number is about 1.
      """)
}
