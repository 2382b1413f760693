import MemoryViewModel

/// What a command line asks for, read completely before anything is done.
enum Request: Sendable {
  case print(String)
  case play(PlayCommand)
  case deal(DealCommand)
  case replay(ReplayCommand)
  case simulate(SimulateCommand)
  case preview(PreviewCommand)

  /// Reads what was typed after the program's name.
  init(_ words: [String]) throws(UsageError) {
    let named = try Command(startOf: words)
    let command = named ?? .play
    let given = try GivenArguments(named == nil ? words[...] : words.dropFirst(), for: command)
    if given.has(.version) {
      self = .print("\(Memorize.versionLine)\n")
    } else if let length = try given[.help] {
      self = .print(HelpPage(of: named).text(length))
    } else {
      self = try command.request(given)
    }
  }
}

extension Command {
  /// The command that was named, or nil for a line that plays without naming one.
  ///
  /// The first word decides alone: an unknown one is not judged by the options that follow it.
  fileprivate init?(startOf words: [String]) throws(UsageError) {
    guard let word = words.first, !word.hasPrefix("-") else { return nil }
    if let command = Command.named(word) {
      self = command
    } else if Theme.named(word) == nil {
      throw .unknownCommandOrTheme(word)
    } else {
      return nil
    }
  }
}
