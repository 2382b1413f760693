import MemoryEngine
import MemorySimulation
import MemoryViewModel
import MemoryViews

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
  case unexpected(String)
  /// A dash was given for two files.
  case standardInputTwice
  case missingValue(OptionRow)
  case valueForFlag(OptionRow)
  case badValue(OptionRow, String)
  case badVariable(SettingVariable, String)
  case missingOperand(String)
  case notAPlayer(String)
  case twoRanges
  case conflict(OptionRow, OptionRow)
  /// A record says all about its game.
  case optionBesideRecord(OptionRow)
  case nothingToReplay
  case pairsForLargerMatches(matchSize: Int)
  case copiesNotInMatches(copies: Int, matchSize: Int)
  case tooManyCards(kinds: Int, copies: Int)
  case themeTooSmall(String, kinds: Int, wanted: Int)
  case players(PlayersError)
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
      unknown("action", word, among: command.actions.map(\.lastWord), in: command.line)
    case .unknownTheme(let word, let themes):
      unknown("theme", word, among: themes)
    case .unknownGame(let word, let games):
      unknown("game", word, among: games, in: Command.games.line)
    case .unknownPreview(let word):
      unknown("preview", word, among: Gallery.names, in: Command.preview.line)
    case .unknownShell(let word):
      unknown("shell", word, among: Shell.allCases.map(\.rawValue), in: Command.completions.line)
    case .commandNotFirst(let word):
      "\(word) must come first: \(Memorize.name) \(word) ..."
    case .unknownOption(let word, let command):
      unknown("option", word, among: command.options.map(\.title), in: command.line)
    case .unexpected(let word):
      "unexpected argument \(shown(word))"
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
    case .missingOperand(let operand):
      "\(operand) is missing"
    case .notAPlayer(let word):
      "a player must be \(Option.player.row.value?.allowed ?? ""), not \(shown(word))"
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
    case .themeTooSmall(let theme, let kinds, let wanted):
      "theme \(theme) has \(kinds) kinds of cards, fewer than \(wanted)"
    case .players(let error):
      "\(Option.player.row.title): \(error)"
    case .peekUntilTheEnd:
      "--limit time must be longer than --peek, or no card can be turned"
    case .noTheory(let gap):
      "\(gap)"
    }
  }

  private func unknown(
    _ what: String, _ word: String, among candidates: [String], in line: String = Memorize.name
  ) -> String {
    let hint = word.closest(among: candidates).map { "did you mean \($0)?" }
    return "unknown \(what) \(shown(word)); " + (hint ?? "see \(line) --help")
  }
}
