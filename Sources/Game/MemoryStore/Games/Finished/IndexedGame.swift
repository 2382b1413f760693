import MemoryEngine
import MemoryModel
import PlainJSON

/// A finished game in the index.
struct IndexedGame: Equatable {
  /// The number of the record's file.
  let number: UInt64
  let summary: GameSummary
}

extension IndexedGame {
  private static let separator = "\t"

  /// The values of the game, separated by tabs; nil if one of its texts has a control character.
  var fields: String? {
    let texts = [summary.id, summary.name, summary.themeID, summary.themeName]
    guard texts.allSatisfy({ $0.utf8.allSatisfy { $0 >= 0x20 } }) else { return nil }
    let scores = summary.scores.map { "\($0)" }.joined(separator: ",")
    let numbers: [any BinaryInteger] = [
      number, summary.lastPlayed ?? 0, summary.players, summary.cards, summary.cardsLeft,
      summary.turns, summary.played.clampedNanoseconds, summary.isOver ? 1 : 0,
    ]
    let fields = texts + numbers.map { "\($0)" } + [scores] + rareFields
    return fields.joined(separator: Self.separator)
  }

  /// The values that most games do not have: computers, their memory, a daily deal, an experiment.
  private var rareFields: [String] {
    [
      summary.opponents.settingText, summary.opponents.memory?.json.written(),
      summary.daily.map { "\($0)" }, summary.experiment?.json.written(),
    ].map { $0 ?? "" }
  }

  /// Reads the values of a game as `fields` writes them; nil for other bytes.
  init?(_ fields: ArraySlice<UInt8>) {
    var reader = TabbedFields(fields)
    let (id, name) = (reader.text(), reader.text())
    let (themeID, themeName) = (reader.text(), reader.text())
    guard let number: UInt64 = reader.int(), let date: Int64 = reader.int(),
      let players: Int = reader.int(), let cards: Int = reader.int(),
      let cardsLeft: Int = reader.int(), let turns: Int = reader.int(),
      let played: Int64 = reader.int(), let over: Int = reader.int(),
      let scores = reader.ints(), let rest = RareFields(&reader), reader.isAtEnd
    else { return nil }
    self.number = number
    summary = GameSummary(
      id: id, name: name, themeID: themeID, themeName: themeName, players: players,
      opponents: rest.opponents, cards: cards, cardsLeft: cardsLeft, scores: scores, turns: turns,
      played: .nanoseconds(played), isOver: over == 1, lastPlayed: date, isOpenElsewhere: false,
      daily: rest.daily, experiment: rest.experiment)
  }
}

/// The values that most games do not have.
private struct RareFields {
  var opponents = Opponents([])
  var daily: CivilDate?
  var experiment: ExperimentTag?

  /// Reads the values; nil for impossible ones.
  init?(_ reader: inout TabbedFields) {
    if reader.takesEmptyRest(of: 4) { return }
    let fields = (0..<4).map { _ in reader.field() }
    do {
      try read(fields.map { $0.isEmpty ? nil : $0 })
    } catch {
      return nil
    }
  }

  private mutating func read(_ fields: [ArraySlice<UInt8>?]) throws(JSONError) {
    if let levels = fields[0] {
      guard let opponents = Opponents(settingText: String(decoding: levels, as: UTF8.self)) else {
        throw .missing("opponents")
      }
      self.opponents = opponents
    }
    if let memory = fields[1] {
      guard opponents.includePlayer else { throw .missing("opponents.me") }
      let fitted = try FittedMemory(JSONField(JSON(parsing: memory)))
      opponents = opponents.remembering(by: fitted)
    }
    daily = try fields[2].map { day throws(JSONError) in
      try CivilDate(JSONField(.string(String(decoding: day, as: UTF8.self))))
    }
    experiment = try fields[3].map { tag throws(JSONError) in
      try ExperimentTag(JSONField(JSON(parsing: tag)))
    }
  }
}
