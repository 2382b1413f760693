import CommandLineKit
import MemoryEngine
import MemorySimulation

extension SweepCommand {
  static let standardPairs = "4...26"

  /// What is typed: what varies, who plays, and what is simulated for each value.
  struct Arguments: Sendable {
    let pairs: String?
    let flipTime: String?
    let players: [PlayerPattern]
    let plots: [CountedQuantity]
    let logarithmic: LinePlot.Logarithmic?
    let simulate: SimulateCommand.Arguments

    init(_ arguments: inout ArgumentReader) throws(ArgumentError) {
      pairs = try arguments[.sweptPairs]
      flipTime = try arguments[.sweptFlipTime]
      let players = try arguments[.sweptPlayer]
      self.players = players.isEmpty ? [.perfect] : players.map(PlayerPattern.init)
      plots = try arguments[.plot].flatMap(\.self)
      logarithmic = try arguments[.logarithmic]
      var simulate = SimulateCommand.Arguments()
      simulate.seed = try arguments[.seed]
      simulate.games = try arguments[.games]
      simulate.answerTimeout = try arguments[.answerTimeout]
      simulate.threads = try arguments[.threads]
      simulate.rules = try RuleOptions(&arguments)
      simulate.isJSON = try arguments[.json]
      simulate.isCSV = try arguments[.sweepAsCSV]
      simulate.tellsHead = try arguments[.csvHead]
      simulate.folder = try arguments[.out]
      simulate.picture = try arguments[.svg]
      simulate.scheme = try arguments[.pictureScheme]
      self.simulate = simulate
    }
  }
}

extension PlayerPattern {
  fileprivate static let perfect = PlayerPattern(PlayerChoice.perfect.name)
}

extension SweepCommand.Arguments {
  /// What varies; without any range, the usual numbers of pairs or the one that was typed.
  func range() throws(UsageError) -> SweptRange {
    let ranges = try ranges()
    if let other = ranges.dropFirst().first(where: { !$0.isLike(ranges[0]) }) {
      throw .twoRanges(ranges[0].typed, other.typed)
    }
    let swept: Swept
    if let range = ranges.first {
      swept = range
    } else if let pairs, let value = Int(typed: pairs, in: DeckChoice.pairCounts) {
      swept = Swept(parameter: .pairs, values: [value], text: pairs, typed: pairs)
    } else {
      guard let usual = try pairsRange(SweepCommand.standardPairs) else { throw badPairs }
      swept = usual
    }
    return SweptRange(
      swept.parameter, swept.values, text: swept.text, players: players.map(\.text))
  }

  /// A range that was typed.
  private struct Swept {
    let parameter: SweptRange.Parameter
    let values: [Int]
    let text: String
    /// With its option.
    let typed: String

    /// Players may vary together.
    func isLike(_ other: Swept) -> Bool { parameter == other.parameter && values == other.values }
  }

  private func ranges() throws(UsageError) -> [Swept] {
    var ranges: [Swept] = []
    if let pairs, let range = try pairsRange(pairs) { ranges.append(range) }
    if let flipTime, let range = try flipTimeRange(flipTime) { ranges.append(range) }
    for player in players {
      if let range = try range(of: player) { ranges.append(range) }
    }
    return ranges
  }

  private var badPairs: UsageError {
    .arguments(.badValue(Option.sweptPairs.row, pairs ?? SweepCommand.standardPairs))
  }

  private func pairsRange(_ text: String) throws(UsageError) -> Swept? {
    guard let range = RangeText(text) else {
      if Int(typed: text, in: DeckChoice.pairCounts) == nil { throw badPairs }
      return nil
    }
    return try swept(.pairs, range, as: .whole(DeckChoice.pairCounts), Option.sweptPairs.row, text)
  }

  private func flipTimeRange(_ text: String) throws(UsageError) -> Swept? {
    guard let range = RangeText(text) else {
      if Duration(typed: text, in: Rules.Range.pause) == nil {
        throw .arguments(.badValue(Option.sweptFlipTime.row, text))
      }
      return nil
    }
    return try swept(
      .flipTime, range, as: .times(Rules.Range.pause), Option.sweptFlipTime.row, text)
  }

  /// Every player that the range comes to must be one.
  private func range(of player: PlayerPattern) throws(UsageError) -> Swept? {
    let row = Option.sweptPlayer.row
    guard let range = player.range else {
      if choice(player.text) == nil { throw .arguments(.badValue(row, player.text)) }
      return nil
    }
    guard PlayerForm.allCases.contains(where: { $0.name == player.form && $0.argument != nil })
    else {
      throw .arguments(.badValue(row, player.text))
    }
    let swept = try swept(
      .argument(of: player.form), range,
      as: .decimals(areWhole: !player.takesFractions(choice)), row, player.text)
    for value in swept.values where choice(player.name(value.inBillionths)) == nil {
      throw .notAPlayerInRange(swept.typed, player: player.name(value.inBillionths))
    }
    return swept
  }

  private func swept(
    _ parameter: SweptRange.Parameter, _ range: RangeText, as values: RangeValues,
    _ row: OptionRow, _ text: String
  ) throws(UsageError) -> Swept {
    let typed = "\(row.title) \(shown(text))"
    do throws(RangeError) {
      return Swept(
        parameter: parameter, values: try values.values(of: range), text: text, typed: typed)
    } catch {
      throw .badRange(typed, error)
    }
  }

  private func choice(_ name: String) -> PlayerChoice? { ValueForm.player.read(name) }
}

extension PlayerPattern {
  /// Whether the number may be a fraction, as is tried out with one beside the range's first.
  fileprivate func takesFractions(_ choice: (String) -> PlayerChoice?) -> Bool {
    guard let range else { return false }
    if range.first.contains(".") || range.last.contains(".") { return true }
    return choice(name(range.first + ".5")) != nil
  }
}

extension SweepCommand.Arguments {
  /// What is simulated for a value and some of the players.
  func simulate(
    _ range: SweptRange, _ value: Int, _ patterns: [PlayerPattern]
  ) throws(UsageError) -> SimulateCommand {
    var simulate = simulate
    simulate.deck.pairs =
      range.parameter == .pairs
      ? value : pairs.flatMap { Int(typed: $0, in: DeckChoice.pairCounts) }
    simulate.flipTime =
      range.parameter == .flipTime
      ? .nanoseconds(value)
      : flipTime.flatMap { Duration(typed: $0, in: Rules.Range.pause) } ?? .seconds(1)
    simulate.players = patterns.compactMap { choice($0.name(range.decimal(value))) }
    return try SimulateCommand(simulate)
  }

  /// A line for each player, but for two at a table for two, who are one.
  func lines() throws(UsageError) -> [[PlayerPattern]] {
    let areTwo = try Rules(simulate.rules).players == 2
    return areTwo ? [players] : players.map { [$0] }
  }
}
