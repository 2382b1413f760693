import CommandLineKit
import MemoryEngine
import MemorySimulation

extension RunHead {
  /// The head with the program's name and version, and the command that reproduces the run.
  var withProvenance: RunHead {
    var head = self
    head.program = Memorize.versionLine
    head.command = line
    return head
  }

  /// Returns the head with provenance, and the timeout if an external program plays.
  func withProvenance(answeringWithin timeout: Duration) -> RunHead {
    var head = self
    if players.contains(where: \.isExternal) { head.answerTimeout = timeout }
    return head.withProvenance
  }

  /// Returns the head of a run that was merged from shards, with provenance.
  ///
  /// A spec has only the name of an external program. Without its command the line is the one that
  /// plans the shards, because `simulate` would run the name.
  func merged(calling commands: [String: String]) -> RunHead {
    var head = self
    head.players = players.map { player in
      guard case .external(let name) = player, let command = commands[name] else { return player }
      return .external(command: command)
    }
    let areKnown = head.players.allSatisfy { player in
      if case .external(let name) = player { commands.values.contains(name) } else { true }
    }
    head = head.withProvenance
    if !areKnown { head.command = head.line(of: ["shards"]) }
    return head
  }

  /// The command that reproduces the run, without options that only change its output.
  ///
  /// A seed that no shell can quote is replaced by its number, which gives the same deals.
  private var line: String { line(of: studyWords) }

  private func line(of study: [String]) -> String {
    let words =
      study + seedWords + ["--games", "\(games)"] + deckWords + playerWords
      + (flipTime.map { ["--flip-time", $0.inLargestUnit] } ?? [])
      + (answerTimeout.map { ["--answer-timeout", $0.inLargestUnit] } ?? []) + rules.words
    return ([Memorize.name] + words).joined(separator: " ")
  }

  private var studyWords: [String] {
    switch study {
    case .simulate: ["simulate"]
    case .compare: ["compare"] + players.map(\.word)
    case .sweep(let range): ["sweep"] + range.words
    }
  }

  private var seedWords: [String] {
    let text = seed.text.utf8.contains(0) ? "\(seed.number)" : seed.text
    return text.hasPrefix("-")
      ? ["--seed=\(text.quotedForShell)"] : ["--seed", text.quotedForShell]
  }

  /// The options of the deck; a sweep has none but pairs, and takes the default number of kinds.
  private var deckWords: [String] {
    guard let kinds else { return [] }
    if copies == 2, rules.matchSize == 2 { return ["--pairs", "\(kinds)"] }
    if case .sweep = study { return [] }
    return ["--kinds", "\(kinds)", "--copies", "\(copies)"]
  }

  private var playerWords: [String] {
    switch study {
    case .simulate: players.flatMap { ["--player", $0.word] }
    case .compare: []
    case .sweep(let range): range.players.flatMap { ["--player", PlayerChoice($0)?.word ?? $0] }
    }
  }
}

extension SweptRange {
  /// The option of the parameter that varies; an argument varies in the players' names.
  fileprivate var words: [String] {
    let values: [String] =
      switch parameter {
      case .pairs: ["--pairs", text]
      case .flipTime: ["--flip-time", text]
      case .argument: []
      }
    return values + (hasSeedPerPoint ? ["--\(Option.seedPerPoint.row.name)"] : [])
  }
}

extension PlayerChoice {
  fileprivate var word: String {
    if case .external = self { name.quotedForShell } else { name }
  }
}

extension Rules {
  /// The options of the rules: a preset with exactly these rules, or every rule that is not the
  /// course's.
  fileprivate var words: [String] {
    if let presetWord { return ["--rules", presetWord] }
    return ["--rules", "course"]
      + words(besides: .course, in: Rule.inHelp, spelling: \.inLargestUnit)
  }
}
