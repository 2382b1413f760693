import CommandLineKit
import MemoryEngine
import MemorySimulation

/// The pairs, times and players of a sweep as they are typed; one of them is a range.
struct SweptOptions: Sendable {
  static let standardPairs = "4...26"

  let pairs: String?
  let flipTime: String?
  let players: [PlayerPattern]
  let hasSeedPerPoint: Bool

  init(_ line: inout RequestReader) throws(UsageError) {
    pairs = try line[.sweptPairs]
    flipTime = try line[.sweptFlipTime]
    hasSeedPerPoint = try line[.seedPerPoint]
    let players = try line[.sweptPlayer]
    self.players = players.isEmpty ? [.perfect] : players.map(PlayerPattern.init)
  }
}

extension PlayerPattern {
  fileprivate static let perfect = PlayerPattern(PlayerChoice.perfect.name)
}

extension SweptOptions {
  /// Returns the range of the sweep; without a typed range, a single typed number of pairs or the
  /// default range of pairs.
  func range() throws(UsageError) -> SweptRange {
    let ranges = try ranges()
    if let other = ranges.dropFirst().first(where: { !$0.isLike(ranges[0]) }) {
      throw .usage(
        "only one thing can vary at a time, not both \(ranges[0].typed) and \(other.typed)")
    }
    let swept: Swept
    if let range = ranges.first {
      swept = range
    } else if let pairs, let value = Int(typed: pairs, in: DeckChoice.pairCounts) {
      swept = Swept(parameter: .pairs, values: [value], text: pairs, typed: pairs)
    } else {
      guard let usual = try pairsRange(Self.standardPairs) else { throw badPairs }
      swept = usual
    }
    return SweptRange(
      swept.parameter, swept.values, text: swept.text, players: players.map(\.text),
      hasSeedPerPoint: hasSeedPerPoint)
  }

  /// A range that was typed.
  private struct Swept {
    let parameter: SweptRange.Parameter
    let values: [Int]
    let text: String
    /// The text of the range as it was typed, with its option, for error messages.
    let typed: String

    /// Returns true if both ranges have the same parameter and values, so that they can vary
    /// together.
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
    .arguments(.badValue(Option.sweptPairs.row, pairs ?? Self.standardPairs))
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

  /// Returns the range of a player; every value must give a player.
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
    let names = swept.values.map { player.name($0.inBillionths) }
    if let name = names.first(where: { choice($0) == nil }) {
      throw .usage("\(swept.typed): \(shown(name)) is not a player")
    }
    return swept
  }

  private func swept(
    _ parameter: SweptRange.Parameter, _ range: RangeText, as values: RangeValues,
    _ row: OptionRow, _ text: String
  ) throws(UsageError) -> Swept {
    let typed = "\(row.title) \(shown(text))"
    do throws(UsageError) {
      return Swept(
        parameter: parameter, values: try values.values(of: range), text: text, typed: typed)
    } catch {
      throw .usage("\(typed): \(error)")
    }
  }

  private func choice(_ name: String) -> PlayerChoice? { ValueForm.player.read(name) }
}

extension PlayerPattern {
  /// True if the number may be a fraction; tries one next to the range's first value.
  fileprivate func takesFractions(_ choice: (String) -> PlayerChoice?) -> Bool {
    guard let range else { return false }
    if range.first.contains(".") || range.last.contains(".") { return true }
    return choice(name(range.first + ".5")) != nil
  }
}

extension SweptOptions {
  /// Returns the games that are simulated for a value and some of the players.
  func setup(
    _ range: SweptRange, _ value: Int, _ patterns: [PlayerPattern], rules: RuleOptions
  ) throws(UsageError) -> SimulationSetup {
    var cards = CardOptions()
    cards.pairs =
      range.parameter == .pairs
      ? value : pairs.flatMap { Int(typed: $0, in: DeckChoice.pairCounts) }
    let flipTime =
      range.parameter == .flipTime
      ? .nanoseconds(value)
      : flipTime.flatMap { Duration(typed: $0, in: Rules.Range.pause) } ?? .seconds(1)
    return try SimulationSetup(
      patterns.compactMap { choice($0.name(range.decimal(value))) }, cards: cards, rules: rules,
      flipTime: flipTime)
  }

  /// Returns a line for each player, or one for two players at one table.
  func lines(of rules: RuleOptions) throws(UsageError) -> [[PlayerPattern]] {
    try Rules(rules).players == 2 ? [players] : players.map { [$0] }
  }
}
