import MemorySimulation
import PlainJSON

/// The flips of recorded games as a table, a row for each flip.
///
/// The columns are a format with a version: what they mean does not change within it.
struct FlipTable {
  /// The version of the columns.
  static let version = 2

  /// The names of the columns; those with a unit end in it.
  static let columns = [
    "game", "theme", "player", "turn", "flip", "card", "kind", "time_s", "reaction_time_s",
    "times_seen", "lag_cards", "lag_s", "partner_seen", "partner_lag_cards", "partner_lag_s",
    "outcome", "points", "participant", "condition",
  ]

  /// A flip, with what had been seen before it.
  struct Row {
    let game: String
    let theme: String
    let player: Int
    let turn: Int
    let flip: Int
    let card: Int
    let kind: Int
    /// The time since the deal in nanoseconds.
    let time: Int64
    /// The nanoseconds since the flip before it; nil for the first flip of a game.
    let reactionTime: Int64?
    /// The number of times the card had been up.
    let timesSeen: Int
    /// The last sight of the card, before this flip.
    let lag: Lag?
    /// The last sight of another card of the kind that lies on the table face down or up.
    let partnerLag: Lag?
    let outcome: String
    let points: Int
    /// The names of an experiment's participant and condition; empty for none.
    let participant: String
    let condition: String
  }

  /// The distance to an earlier flip.
  struct Lag {
    let cards: Int
    let nanoseconds: Int64
  }

  /// True if the table is written as JSON.
  let isJSON: Bool
  /// The number of rows that were written.
  private(set) var count = 0
  private var hasHead = false

  init(isJSON: Bool) {
    self.isJSON = isJSON
  }

  /// Writes rows, after the head if they are the first.
  mutating func write(_ rows: [Row], to output: inout StandardOutput) throws {
    try writeHead(to: &output)
    for row in rows {
      try output.write(isJSON ? (count == 0 ? "" : ",") + row.json.description : row.csv)
      count += 1
    }
  }

  /// Writes the end of the table, and the head of an empty one.
  mutating func finish(to output: inout StandardOutput) throws {
    try writeHead(to: &output)
    if isJSON { try output.write("]}\n") }
  }

  // The JSON has the version, the names of the columns, and a list of cells for each flip.
  private mutating func writeHead(to output: inout StandardOutput) throws {
    guard !hasHead else { return }
    hasHead = true
    let names = JSON.array(Self.columns.map { .string($0) })
    try output.write(
      isJSON
        ? #"{"version":\#(Self.version),"columns":\#(names),"rows":["#
        : Self.columns.joined(separator: ",") + "\n")
  }
}

extension FlipTable.Row {
  fileprivate var csv: String { cells.joined(separator: ",") + "\n" }

  /// The cells as JSON: texts as texts, numbers as numbers, and null for those that do not exist.
  fileprivate var json: JSON {
    .array(
      zip(FlipTable.columns, cells).map { column, cell in
        switch column {
        case "game": .string(game)
        case "theme": .string(theme)
        case "outcome": .string(outcome)
        case "participant": .string(participant)
        case "condition": .string(condition)
        default: cell.isEmpty ? .null : .number(cell)
        }
      })
  }

  /// The cells in the order of the columns; numbers that do not exist are empty.
  private var cells: [String] {
    [
      game.csvCell, theme.csvCell, "\(player)", "\(turn)", "\(flip)", "\(card)", "\(kind)",
      seconds(time), seconds(reactionTime), "\(timesSeen)", number(lag?.cards),
      seconds(lag?.nanoseconds), partnerLag == nil ? "0" : "1", number(partnerLag?.cards),
      seconds(partnerLag?.nanoseconds), outcome, "\(points)",
      participant.csvCell, condition.csvCell,
    ]
  }

  private func number(_ value: Int?) -> String { value.map(String.init) ?? "" }

  private func seconds(_ nanoseconds: Int64?) -> String {
    nanoseconds.map(UnitScale.seconds) ?? ""
  }
}
