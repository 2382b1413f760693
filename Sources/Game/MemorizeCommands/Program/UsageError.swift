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
  /// The system gave no arguments.
  case noArguments
  case unknownGame(String, games: [String])
  case unknownPreview(String)
  case unknownShell(String)
  /// The cell to inspect is outside of the picture.
  case outsidePicture(Point, Size)
  /// Several previews were requested in a single SVG file.
  case previewsInOnePicture
  /// Standard input was named as two files.
  case standardInputTwice
  /// Several games have the name.
  case ambiguousGame(String, ids: [String])
  case gameName(String)
  /// A deletion was not confirmed, and there is no terminal at which to ask.
  case nobodyToAsk(OptionRow)
  case notAPlayer(String)
  /// An external player was given two commands.
  case programNamedTwice(String)
  /// A range is malformed; the text is the range as it was typed, with its option.
  case badRange(String, RangeError)
  /// A range contains an invalid player; the text is the range as it was typed, with its option.
  case notAPlayerInRange(String, player: String)
  /// Two options have ranges; the texts are the ranges as they were typed, with their options.
  case twoRanges(String, String)
  /// A range for a logarithmic axis starts with a number that has no logarithm.
  case logarithmOf(String, of: String)
  case unknownSharedGame(String, games: [String])
  /// No shared game was named, and several have free seats.
  case severalSharedGames([String])
  /// Several users share a game of the name; the references tell them apart.
  case ambiguousSharedGame(String, references: [String])
  /// Cards of more or less than one theme are to be printed.
  case sheetOfThemes(Int)
  case sidesWithoutSheet
  /// The players are invalid; the option is the one that named them.
  case players(PlayersError, OptionRow?)
  /// A picture and another result were both requested on standard output.
  case pictureBeside(OptionRow)
  case headWithoutCSV
  case schemeWithoutPicture
  case sizeWithoutFilm
  /// Several games were named for one film.
  case severalFilms(OptionRow)
  case differenceWithoutPower
  /// Comparisons do not have the quantity.
  case notCompared(CountedQuantity)
  case onlyOfTwoPlayers(CountedQuantity, OptionRow)
  case noTheory(TheoryGap)
}

extension UsageError: CustomStringConvertible {
  /// The message in one line, with typed text in printable form.
  var description: String {
    switch self {
    case .noArguments:
      "cannot tell what was typed: the system passed no arguments, not even the program's name"
    case .arguments(let error):
      error.sentence(quoting: shown)
    case .usage(let message):
      message
    case .unknownGame(let word, let games):
      unknown("game", word, among: games, or: "see \(Memorize.name) games")
    case .unknownPreview(let word):
      unknown(
        "preview", word, among: Gallery.memorize.names,
        or: "see \(Memorize.name) preview --help")
    case .unknownShell(let word):
      unknown("shell", word, among: shells, or: "it must be \(shells.joinedWithOr())")
    case .outsidePicture(let cell, let size):
      "\(Option.inspect.row.title) \(cell.x),\(cell.y) is outside of the picture, of which the last "
        + "cell is \(size.width - 1),\(size.height - 1)"
    case .previewsInOnePicture:
      "\(Option.svg.row.title) draws one preview; name it, or see \(Memorize.name) preview --help"
    case .standardInputTwice:
      "standard input (-) can be read only once"
    case .ambiguousGame(let word, let ids):
      "\(ids.count) games are called \(shown(word)); name one by its id: "
        + ids.prefix(5).map { shown($0) }.joinedWithOr()
    case .gameName(let word):
      "the name of a game must be 1...\(SavedGameList.longestName) characters, not \(shown(word))"
    case .nobodyToAsk(let row):
      "cannot ask for confirmation here; give \(row.title) to do it anyway"
    case .notAPlayer(let word):
      "a player must be \(Option.player.row.value?.allowed ?? ""), not \(shown(word))"
    case .programNamedTwice(let name):
      "\(Option.external.row.title) names \(shown(name)) twice"
    case .badRange(let range, let error):
      "\(range): \(error.description)"
    case .notAPlayerInRange(let range, let player):
      "\(range): \(shown(player)) is not a player"
    case .twoRanges(let one, let other):
      "only one thing can vary at a time, not both \(one) and \(other)"
    case .logarithmOf(let number, let range):
      "\(Option.logarithmic.row.title) x needs values above 0; \(range) begins with \(number)"
    case .unknownSharedGame(let word, let games):
      unknown("shared game", word, among: games, or: "see \(Memorize.name) games --shared")
    case .severalSharedGames(let names):
      "\(names.count) shared games have free seats; name one: "
        + names.prefix(5).map { shown($0) }.joinedWithOr()
    case .ambiguousSharedGame(let name, let references):
      "\(references.count) users share a game called \(name); say whose: "
        + references.prefix(5).map { shown($0) }.joinedWithOr()
    case .sheetOfThemes(let count):
      "\(Option.sheet.row.title) draws the cards of one theme, not of \(count == 0 ? "all" : "\(count)")"
    case .sidesWithoutSheet: "\(Option.sides.row.title) needs \(Option.sheet.row.title)"
    case .players(let error, let row):
      row.map { "\($0.title): \(error)" } ?? "\(error)"
    case .pictureBeside(let row):
      "\(Option.svg.row.title) - and \(row.title) cannot both be on standard output"
    case .headWithoutCSV:
      "\(Option.csvHead.row.title) needs \(Option.csv.row.title) or \(Option.out.row.title)"
    case .schemeWithoutPicture:
      "\(Option.pictureScheme.row.title) needs \(Option.svg.row.title)"
    case .sizeWithoutFilm:
      "\(Option.filmSize.row.title) needs \(Option.filmAsSVG.row.title) or \(Option.filmAsCast.row.title)"
    case .severalFilms(let row):
      "\(row.title) keeps the film of one game; name one"
    case .differenceWithoutPower:
      "\(Option.soughtDifference.row.title) needs \(Option.power.row.title)"
    case .notCompared(let quantity):
      "\(Option.histogram.row.title) \(quantity.rawValue): only turns and score are compared"
    case .onlyOfTwoPlayers(let quantity, let row):
      "\(row.title) \(quantity.rawValue) needs rules with 2 players"
    case .noTheory(let gap):
      "\(gap)"
    }
  }

  private var shells: [String] { Shell.allCases.map(\.rawValue) }

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
}

/// Returns typed text as error messages quote it: in one line, printable and shortened.
func shown(_ text: String) -> String {
  let line = text.printable(atMost: 60)
  return line.isEmpty || line.contains(" ") ? "\"\(line)\"" : line
}
