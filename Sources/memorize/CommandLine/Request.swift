import MemoryViewModel

/// What a command line asks for, read completely before anything is done.
enum Request: Sendable {
  case print(String)
  case play(PlayCommand)
  case resume(ContinueCommand)
  case games(GamesCommand)
  case themes(ThemesCommand)
  case scores(ScoresCommand)
  case deal(DealCommand)
  case replay(ReplayCommand)
  case simulate(SimulateCommand)
  case theory(TheoryCommand)
  case compare(CompareCommand)
  case sweep(SweepCommand)
  case shards(ShardsCommand)
  case work(WorkCommand)
  case merge(MergeCommand)
  case preview(PreviewCommand)

  /// Reads what was typed after the program's name.
  init(_ words: [String], in context: ParseContext = ParseContext()) throws(UsageError) {
    let start = try CommandStart(of: words, in: context)
    let command = start.command ?? .play
    let given = try GivenArguments(start.rest, for: command, in: context)
    if given.has(.version) {
      self = .print("\(Memorize.versionLine)\n")
    } else if let length = try given[.help] {
      self = .print(HelpPage(of: start.command).text(length, width: context.columns()))
    } else {
      try given.requireOperands()
      self = try command.request(given)
    }
  }
}

/// The words of a line that name its command, and the rest.
private struct CommandStart {
  /// Nil for a line that plays without naming a command.
  let command: Command?
  let rest: ArraySlice<String>

  /// The first word decides alone: an unknown one is not judged by the options that follow it.
  init(of words: [String], in context: ParseContext) throws(UsageError) {
    guard let word = words.first, !word.hasPrefix("-") else {
      (command, rest) = (nil, words[...])
      return
    }
    if let named = Command.named(word) {
      let action = try Self.action(of: named, in: words.dropFirst())
      command = action ?? named
      rest = words.dropFirst(action == nil ? 1 : 2)
    } else if context.knowsTheme(word) {
      (command, rest) = (nil, words[...])
    } else {
      throw .unknownCommandOrTheme(word, themes: context.themeNames)
    }
  }

  private static func action(
    of command: Command, in words: ArraySlice<String>
  ) throws(UsageError) -> Command? {
    guard !command.actions.isEmpty, let word = words.first, !word.hasPrefix("-") else {
      return nil
    }
    guard let action = command.actions.first(where: { $0.lastWord == word }) else {
      throw .unknownAction(word, command)
    }
    return action
  }
}
