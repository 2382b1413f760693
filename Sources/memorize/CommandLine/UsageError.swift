import MemoryEngine
import MemorySimulation
import MemoryViewModel
import MemoryViews
import TextUIGallery

/// What is wrong with a command line.
enum UsageError: Error {
  /// The system does not tell what was typed.
  case noArguments
  case unknownCommandOrTheme(String, themes: [String])
  case unknownCommand(String)
  case unknownAction(String, Command)
  case unknownTheme(String, themes: [String])
  case unknownGame(String, games: [String])
  case unknownPreview(String)
  case unknownShell(String)
  case commandNotFirst(String)
  case unknownOption(String, Command)
  case unexpected(String, Command)
  /// A dash was given for two files.
  case standardInputTwice
  case missingValue(OptionRow)
  case valueForFlag(OptionRow)
  case badValue(OptionRow, String)
  case badVariable(SettingVariable, String)
  case missingOperands(of: Command, given: Int)
  /// Several games have the name.
  case ambiguousGame(String, ids: [String])
  case gameName(String)
  /// What cannot be undone needs a yes, and nobody is there to say it.
  case nobodyToAsk(OptionRow)
  case notAPlayer(String)
  case twoRanges
  case conflict(OptionRow, OptionRow)
  /// A record says all about its game.
  case optionBesideRecord(OptionRow)
  case nothingToReplay
  case pairsForLargerMatches(matchSize: Int)
  case copiesNotInMatches(copies: Int, matchSize: Int)
  case tooManyCards(kinds: Int, copies: Int)
  /// Kinds are pairs where two cards are a match.
  case themeTooSmall(String, kinds: Int, wanted: Int, arePairs: Bool)
  case players(PlayersError, Command)
  /// A single standard output cannot take both.
  case pictureBeside(OptionRow)
  case headWithoutCSV
  case onlyOfTwoPlayers(CountedQuantity)
  /// The time is up before the cards are turned down for the first time.
  case peekUntilTheEnd
  case noTheory(TheoryGap)
}

extension UsageError: CustomStringConvertible {
  /// One line for the person; everything typed is shown harmless and short.
  var description: String {
    switch self {
    case .noArguments:
      "cannot tell what was typed: the system passes on no arguments, not even the program's name"
    case .unknownCommandOrTheme(let word, let themes):
      unknown("command or theme", word, among: Command.all.map(\.name) + themes)
    case .unknownCommand(let word):
      unknown("command", word, among: Command.all.flatMap(\.withActions).map(\.name))
    case .unknownAction(let word, let command):
      unknownAction(word, among: command.actions.map(\.lastWord))
    case .unknownTheme(let word, let themes):
      unknown("theme", word, among: themes, or: "see \(Command.themes.line)")
    case .unknownGame(let word, let games):
      unknown("game", word, among: games, or: "see \(Command.games.line)")
    case .unknownPreview(let word):
      unknown(
        "preview", word, among: Gallery.memorize.names, or: "see \(Command.preview.line) --help")
    case .unknownShell(let word):
      unknown("shell", word, among: shells, or: "it must be \(shells.joinedWithOr())")
    case .commandNotFirst(let word):
      "\(word) must come first: \(Memorize.name) \(word) ..."
    case .unknownOption(let word, let command):
      // What another command takes is no misspelling.
      Command.all.contains { $0.option(typed: word) != nil }
        ? "unknown option \(word); usage: \(command.usageLines[0])"
        : unknown(
          "option", word, among: command.options.flatMap(\.spellings),
          or: "see \(command.line) --help")
    case .unexpected(let word, let command):
      "unexpected argument \(shown(word)); usage: \(command.usageLines[0])"
    case .standardInputTwice:
      "standard input (-) can be read only once"
    case .missingValue(let row):
      "\(row.title) needs a value: \(row.value?.allowed ?? "")"
    case .valueForFlag(let row):
      "\(row.title) takes no value"
    case .badValue(let row, let text):
      "\(row.title) must be \(row.value?.allowed ?? ""), not \(shown(text))"
    case .badVariable(let variable, let text):
      "\(variable.name) must be \(variable.value?.allowed ?? ""), not \(shown(text))"
    case .missingOperands(let command, let given):
      "\(command.missing(after: given)) missing; usage: \(command.usageLines[0])"
    case .ambiguousGame(let word, let ids):
      "\(ids.count) games are called \(shown(word)); name one by its id: "
        + ids.prefix(5).map { shown($0) }.joinedWithOr()
    case .gameName(let word):
      "the name of a game must be 1...\(AppModel.longestGameName) characters, not \(shown(word))"
    case .nobodyToAsk(let row):
      "nobody can be asked here; give \(row.title) to do it all the same"
    case .notAPlayer(let word):
      "a player must be \(Option.ownPlayer.row.value?.allowed ?? ""), not \(shown(word))"
    case .twoRanges:
      "give a range of --pairs or of --capacity, not both"
    case .conflict(let one, let other):
      "give \(one.title) or \(other.title), not both"
    case .optionBesideRecord(let row):
      "a record has its own deal and rules; leave out \(row.title)"
    case .nothingToReplay:
      "replay needs a record, or the --seed of a simulated game"
    case .pairsForLargerMatches(let matchSize):
      "--pairs are too few cards for matches of \(matchSize); give --kinds instead"
    case .copiesNotInMatches(let copies, let matchSize):
      "--copies must be a multiple of \(matchSize), the cards of a match, not \(copies)"
    case .tooManyCards(let kinds, let copies):
      "\(kinds) kinds of \(copies) cards are \(kinds * copies); "
        + "at most \(Deck<Int>.maximumCardCount) can be dealt"
    case .themeTooSmall(let theme, let kinds, let wanted, let arePairs):
      "theme \(shown(theme)) has \(kinds) \(arePairs ? "pairs" : "kinds") of cards, "
        + "fewer than \(wanted)"
    case .players(let error, let command):
      command.option(typed: "--player") == nil
        ? "\(error)" : "\(Option.player.row.title): \(error)"
    case .pictureBeside(let row):
      "\(Option.svg.row.title) - and \(row.title) cannot both be on standard output"
    case .headWithoutCSV:
      "\(Option.csvHead.row.title) needs \(Option.csv.row.title) or \(Option.out.row.title)"
    case .onlyOfTwoPlayers(let quantity):
      "\(Option.histogram.row.title) \(quantity.rawValue) needs rules with 2 players"
    case .peekUntilTheEnd:
      "--limit time must be longer than --peek, or no card can be turned"
    case .noTheory(let gap):
      "\(gap)"
    }
  }

  private func unknownAction(_ word: String, among actions: [String]) -> String {
    let hint = word.closest(among: actions, within: 2).map { "did you mean \($0)?" }
    return "unknown action \(shown(word)); \(hint ?? "it must be \(actions.joinedWithOr())")"
  }

  private var shells: [String] { Shell.allCases.map(\.rawValue) }

  private func unknown(
    _ what: String, _ word: String, among candidates: [String],
    or other: String = "see \(Memorize.name) --help"
  ) -> String {
    let hint = word.closest(among: candidates).map { "did you mean \($0)?" }
    return "unknown \(what) \(shown(word)); \(hint ?? other)"
  }
}

extension Command {
  /// Which operands a line with so many of them lacks, as the subject of a sentence.
  fileprivate func missing(after given: Int) -> String {
    var given = given
    var count = 0
    var names: [String] = []
    for operand in operands where operand.least > 0 {
      let lacking = max(0, operand.least - given)
      count += lacking
      switch lacking {
      case 0: break
      case operand.least where lacking > 1: names.append("\(lacking) \(operand.placeholder)s")
      case operand.least: names.append(operand.placeholder)
      default: names.append("another \(operand.placeholder)")
      }
      given = max(0, given - operand.most)
    }
    return names.joined(separator: " and ") + (count == 1 ? " is" : " are")
  }
}
