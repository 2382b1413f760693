import CommandLineKit
import MemoryEngine
import MemorySimulation

extension RunHead {
  /// With the program's name and version, and the line that plays it again.
  var withProvenance: RunHead {
    var head = self
    head.program = Memorize.versionLine
    head.command = line
    return head
  }

  /// The same, and if another program plays how long it may take for an answer.
  func withProvenance(answeringWithin timeout: Duration) -> RunHead {
    var head = self
    if players.contains(where: \.isExternal) { head.answerTimeout = timeout }
    return head.withProvenance
  }

  /// What is typed in a shell to play the same, without options that only change how it is told.
  ///
  /// A seed that no shell can be given is named by its number, which deals the same.
  private var line: String {
    let words =
      studyWords + seedWords + ["--games", "\(games)"] + deckWords + playerWords
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

  /// A sweep has no options for other cards than pairs, and so takes as many kinds as ever.
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
  /// An argument that varies stands in the players' names.
  fileprivate var words: [String] {
    switch parameter {
    case .pairs: ["--pairs", text]
    case .flipTime: ["--flip-time", text]
    case .argument: []
    }
  }
}

extension PlayerChoice {
  fileprivate var word: String {
    if case .external = self { name.quotedForShell } else { name }
  }
}

extension Rules {
  /// The options for these rules: a preset if one says it all, else every rule that is not the
  /// course's.
  fileprivate var words: [String] {
    if let presetWord { return ["--rules", presetWord] }
    return ["--rules", "course"]
      + words(besides: .course, in: Rule.inHelp, spelling: \.inLargestUnit)
  }
}
