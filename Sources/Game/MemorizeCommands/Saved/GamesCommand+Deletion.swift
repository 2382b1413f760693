import CommandLineKit
import MemoryModel
import MemoryViewModel

extension GamesCommand {
  /// The games to delete, and the confirmation that this needs.
  struct Deletion: Sendable {
    let games: [String]
    let isConfirmed: Bool
    let isKidsMode: Bool

    init(_ line: inout RequestReader) throws(UsageError) {
      games = line.operand(.games)
      isConfirmed = try line[.confirmed]
      isKidsMode = try line.context.isKidsMode()
    }
  }
}

extension Operand<[String]> {
  fileprivate static let games = Self(1...(.max), of: "GAME", completion: .games)
}

extension GamesCommand.Deletion {
  /// Asks for confirmation, unless the command line has confirmed the deletion.
  func confirm(_ games: [GameSummary], in context: RunContext) throws {
    for game in games { try game.requireFree() }
    let names = games.map { "\($0.shownName), \($0.cardsLeft) of \($0.cards) cards left" }
    try Confirmation(in: context).require(
      "Delete \(names.joined(separator: "; "))?", isKidsMode: isKidsMode,
      unless: Option.confirmed, isGiven: isConfirmed)
  }
}

extension [GameSummary] {
  /// Returns the games with these ids or names, each once; `others` are used for a word that names
  /// none of these, because many finished games have the same name.
  func named(
    _ words: [String], orElse others: [GameSummary]
  ) throws(UsageError) -> [GameSummary] {
    var games: [GameSummary] = []
    for word in words {
      let areThese = contains { $0.isCalled(word) } || !others.contains { $0.isCalled(word) }
      let game = try (areThese ? self : others).named(word)
      if !games.contains(game) { games.append(game) }
    }
    return games
  }
}
