import CommandLineKit
import MemoryEngine
import MemoryModel
import MemorySimulation
import MemoryViewModel
import MemoryViews
import TextUI
import TextUIGallery

/// An error in a command line.
///
/// A case exists only if code distinguishes it; a message is written where the error is thrown.
enum UsageError: Error {
  /// An error that can occur in the command line of any program.
  case arguments(ArgumentError)
  /// An error of which only the message matters: one line, with typed text in printable form.
  case usage(String)
  case unknownGame(String, games: [String])
  /// Several games have the name.
  case ambiguousGame(String, ids: [String])
  case gameName(String)
  case unknownSharedGame(String, games: [String])
  /// No shared game was named, and several have free seats.
  case severalSharedGames([String])
  /// Several users share a game of the name; the references tell them apart.
  case ambiguousSharedGame(String, references: [String])
}

extension UsageError: CustomStringConvertible {
  /// The message in one line, with typed text in printable form.
  var description: String {
    switch self {
    case .arguments(let error):
      error.sentence(quoting: shown)
    case .usage(let message):
      message
    case .unknownGame(let word, let games):
      unknown("game", word, among: games, or: "see \(Memorize.name) games")
    case .ambiguousGame(let word, let ids):
      "\(ids.count) games are called \(shown(word)); name one by its id: "
        + ids.prefix(5).map { shown($0) }.joinedWithOr()
    case .gameName(let word):
      "the name of a game must be 1...\(SavedGameList.longestName) characters, not \(shown(word))"
    case .unknownSharedGame(let word, let games):
      unknown("shared game", word, among: games, or: "see \(Memorize.name) games --shared")
    case .severalSharedGames(let names):
      "\(names.count) shared games have free seats; name one: "
        + names.prefix(5).map { shown($0) }.joinedWithOr()
    case .ambiguousSharedGame(let name, let references):
      "\(references.count) users share a game called \(name); say whose: "
        + references.prefix(5).map { shown($0) }.joinedWithOr()
    }
  }

  private func unknown(
    _ what: String, _ word: String, among candidates: [String], or other: String
  ) -> String {
    let error = ArgumentError.unknown(what, word, among: candidates, otherwise: other)
    return error.sentence(quoting: shown)
  }
}

extension UsageError {
  /// Returns the error for two options that exclude each other.
  static func conflict(_ one: OptionRow, _ other: OptionRow) -> Self {
    .arguments(.conflict(one, other))
  }

  /// Returns the error for an option without any of the options that it needs.
  static func option(_ one: OptionRow, needs others: OptionRow...) -> Self {
    .usage("\(one.title) needs \(others.map(\.title).joinedWithOr())")
  }

  /// The error for standard input that was named as two files.
  static let standardInputTwice = Self.usage("standard input (-) can be read only once")
}

/// Returns typed text as error messages quote it: in one line, printable and shortened.
func shown(_ text: String) -> String {
  let line = text.printable(atMost: 60)
  return line.isEmpty || line.contains(" ") ? "\"\(line)\"" : line
}
