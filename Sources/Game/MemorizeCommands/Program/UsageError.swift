import CommandLineKit
import MemoryEngine
import MemoryModel
import MemorySimulation
import MemoryViewModel
import MemoryViews
import TextUI
import TextUIGallery

/// An error in a command line.
enum UsageError: Error {
  /// An error that can occur in the command line of any program.
  case arguments(ArgumentError)
  /// The system gave no arguments.
  case noArguments
  case unknownTheme(String, themes: [String])
  case unknownGame(String, games: [String])
  case unknownPreview(String)
  case unknownShell(String)
  /// The cell to inspect is outside of the picture.
  case outsidePicture(Point, Size)
  /// Several previews were requested in a single SVG file.
  case previewsInOnePicture
  /// Standard input was named as two files.
  case standardInputTwice
  case badVariable(SettingVariable, String)
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
  /// An option for a deal was typed, although a record defines the game.
  case optionBesideRecord(OptionRow)
  case nothingToReplay
  /// An option for a deal, or a theme, was typed beside a list of deals.
  case besideDeals(String)
  case unknownSharedGame(String, games: [String])
  /// No shared game was named, and several have free seats.
  case severalSharedGames([String])
  /// Several users share a game of the name; the references tell them apart.
  case ambiguousSharedGame(String, references: [String])
  /// An option for sharing was typed without `--share`.
  case nothingShared(OptionRow)
  case pairsForLargerMatches(matchSize: Int)
  case copiesNotInMatches(copies: Int, matchSize: Int)
  case tooManyCards(kinds: Int, copies: Int)
  /// A theme has too few kinds, or pairs if `arePairs` is true; `other` is a theme with enough.
  case themeTooSmall(String, kinds: Int, wanted: Int, arePairs: Bool, other: String?)
  /// The words of a theme cannot replace its pictures.
  case noWordSides(String)
  /// Cards of more or less than one theme are to be printed.
  case sheetOfThemes(Int)
  case sidesWithoutSheet
  /// Both cards of a pair of a theme show the same.
  case noHalves(String)
  /// The players are invalid; the option is the one that named them.
  case players(PlayersError, OptionRow?)
  /// The number of players leaves no seat for a person.
  case tooFewSeats(Int, computers: Int)
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
  /// The time limit is not longer than the peek.
  case peekUntilTheEnd
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
    case .unknownTheme(let word, let themes):
      unknown("theme", word, among: themes, or: "see \(Memorize.name) themes")
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
    case .badVariable(let variable, let text):
      "\(variable.name) must be \(variable.value.allowed), not \(shown(text))"
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
    case .optionBesideRecord(let row):
      "a record has its own deal and rules; leave out \(row.title)"
    case .besideDeals(let typed):
      "\(Option.deals.row.title) decides what is dealt; leave out \(typed)"
    case .nothingToReplay:
      "replay needs a record, or the --seed of a simulated game"
    case .unknownSharedGame(let word, let games):
      unknown("shared game", word, among: games, or: "see \(Memorize.name) games --shared")
    case .severalSharedGames(let names):
      "\(names.count) shared games have free seats; name one: "
        + names.prefix(5).map { shown($0) }.joinedWithOr()
    case .ambiguousSharedGame(let name, let references):
      "\(references.count) users share a game called \(name); say whose: "
        + references.prefix(5).map { shown($0) }.joinedWithOr()
    case .nothingShared(let row):
      "\(row.title) is for a game that is shared; give \(Option.share.row.title) as well"
    case .pairsForLargerMatches(let matchSize):
      "--pairs deals too few cards for matches of \(matchSize); give --kinds instead"
    case .copiesNotInMatches(let copies, let matchSize):
      "--copies must be a multiple of \(matchSize), the cards of a match, not \(copies)"
    case .tooManyCards(let kinds, let copies):
      "\(kinds) kinds of \(copies) cards are \(kinds * copies); "
        + "at most \(Deck<Int>.maximumCardCount) can be dealt"
    case .themeTooSmall(let theme, let kinds, let wanted, let arePairs, let other):
      "theme \(shown(theme)) has \(kinds) \(arePairs ? "pairs" : "kinds") of cards, "
        + "fewer than \(wanted); \(other.map { "\(shown($0)) has enough" } ?? Self.numbersHint)"
    case .noWordSides(let theme):
      "theme \(shown(theme)) has no pictures with different words; "
        + "\(Option.sides.row.title) is for themes such as animals"
    case .sheetOfThemes(let count):
      "\(Option.sheet.row.title) draws the cards of one theme, not of \(count == 0 ? "all" : "\(count)")"
    case .sidesWithoutSheet: "\(Option.sides.row.title) needs \(Option.sheet.row.title)"
    case .noHalves(let theme):
      "both cards of a pair of \(shown(theme)) show the same; \(Option.halves.row.title) is for "
        + "themes of two sides such as capitals, or with \(Option.sides.row.title) word"
    case .players(let error, let row):
      row.map { "\($0.title): \(error)" } ?? "\(error)"
    case .tooFewSeats(let seats, let computers):
      "\(counted(computers, "computer")) and a person are more than \(counted(seats, "player"))"
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
    case .peekUntilTheEnd:
      "--limit time must be longer than --peek, or no card can be turned"
    case .noTheory(let gap):
      "\(gap)"
    }
  }

  private static let numbersHint = "without a theme numbers are dealt"

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
