import CommandLineKit
import MemoryModel
import MemoryViewModel

/// What is asked before something is lost: yes or no, or in kids mode what only grown-ups can tell.
struct Confirmation {
  /// Asks somebody for a line, and gives nil if none comes; nil where nobody is.
  let ask: ((_ question: String) throws -> String?)?
  let newSum: () -> SumQuestion

  /// Does not return unless it may be done.
  ///
  /// - Parameters:
  ///   - question: What is to be done, as a question: `Delete Animals?`
  ///   - isKidsMode: Whether a child may sit there; then no option stands for the answer.
  ///   - flag: The option that says yes in advance.
  ///   - isGiven: Whether it was given.
  /// - Throws: `Failure` for any other answer, `UsageError` where nobody can answer.
  func require(
    _ question: String, isKidsMode: Bool, unless flag: Option<Bool>, isGiven: Bool
  ) throws {
    guard let ask else {
      if !isGiven { throw UsageError.nobodyToAsk(flag.row) }
      return
    }
    if isKidsMode {
      try requireGrownUp(question)
    } else if !isGiven {
      let answer = try ask("\(question) yes or no: ")?.lowercased().filter { !$0.isWhitespace }
      guard ["y", "yes"].contains(answer) else { throw Failure.unconfirmed }
    }
  }

  /// Does not return unless a grown-up sits there, or nobody at all.
  ///
  /// - Throws: `Failure` for a wrong answer.
  func requireGrownUp(_ question: String) throws {
    guard let ask else { return }
    let gate = AccessGate(asking: newSum)
    gate.next()
    guard let sum = gate.question else { return }
    let answers = sum.answers.map(String.init).joinedWithOr()
    let line = try ask("\(question) For grown-ups: how much is \(sum.sum.spoken)? \(answers): ")
    let answer = line.flatMap { Int($0.filter { !$0.isWhitespace }) }
    gate.answer { sum in answer.map(sum.isRight) ?? false }
    guard gate.isOpen else { throw Failure.unconfirmed }
  }
}

extension Confirmation {
  /// Asks whoever sits at the terminal; nobody does where a stream is not one.
  init(in context: RunContext) {
    let console = context.console
    let isTerminal = console.isTerminal(.input) && console.isTerminal(.output)
    ask = isTerminal ? { try Self.answer(to: $0, in: console) } : nil
    newSum = context.chance.newSum
  }

  private static func answer(to question: String, in console: Console) throws -> String? {
    var output = StandardOutput(console.write)
    try output.write(question)
    try output.flush()
    var input = console.lines()
    let line = try input.next()
    // The end of the input leaves the cursor behind the question.
    if line == nil { console.writeError("\n") }
    return line
  }
}

extension ParseContext {
  /// Whether a child may sit there, as the settings and the environment have it.
  func isKidsMode() throws(UsageError) -> Bool {
    let overrides = try Settings.Overrides(environment)
    return Settings(.memory(settings(.standard)), overrides: overrides).isKidsMode
  }
}

extension Failure {
  fileprivate static let unconfirmed = Failure(code: .failed, message: "nothing was done")
}
