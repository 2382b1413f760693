import CommandLineKit
import MemoryModel
import MemoryViewModel

/// `memorize games`: the saved games.
enum GamesCommand: Sendable {
  case list(ListOutput)
  /// A game that was named, and what it is to be called.
  case rename(String, to: String)
  case delete(Deletion)

  /// Which games to delete, and what must be asked before.
  struct Deletion: Sendable {
    let games: [String]
    let isConfirmed: Bool
    let isKidsMode: Bool
  }

  /// A name that a game can have.
  static func name(typed word: String) throws(UsageError) -> String {
    guard let name = AppModel.gameName(typed: word) else { throw .gameName(word) }
    return name
  }
}

extension GamesCommand.Deletion {
  struct Arguments: Sendable {
    let games: [String]
    let isConfirmed: Bool

    init(_ arguments: inout ArgumentReader) throws(ArgumentError) {
      games = arguments.operand(.games)
      isConfirmed = try arguments[.confirmed]
    }
  }

  init(_ arguments: Arguments, in context: ParseContext) throws(UsageError) {
    let settings = Settings(
      .memory(context.settings(.standard)),
      overrides: try Settings.Overrides(context.environment))
    games = arguments.games
    isConfirmed = arguments.isConfirmed
    isKidsMode = settings.isKidsMode
  }
}

extension [GameSummary] {
  /// The only game with this id or name, in any case.
  func named(_ word: String) throws(UsageError) -> GameSummary {
    let found = filter { $0.id == word.lowercased() }
    let named = found.isEmpty ? filter { $0.name.lowercased() == word.lowercased() } : found
    guard let game = named.first else { throw .unknownGame(word, games: map(\.name)) }
    guard named.count == 1 else { throw .ambiguousGame(word, ids: named.map(\.id)) }
    return game
  }
}

extension Operand<[String]> {
  fileprivate static let games = Self(1...(.max), of: "GAME", completion: .games)
}
