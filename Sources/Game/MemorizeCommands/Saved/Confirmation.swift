import CommandLineKit
import Gates
import MemoryModel
import MemoryViewModel

/// The question before a deletion: yes or no, or in kids mode a question for grown-ups.
struct Confirmation {
  /// Asks for a line, and returns nil at the end of the input; nil if there is no terminal.
  let ask: ((_ question: String) throws -> String?)?
  let newSum: () -> SumQuestion

  /// Asks, and returns only if the answer is yes.
  ///
  /// - Parameters:
  ///   - question: The question, such as `Delete Animals?`
  ///   - isKidsMode: True if a child may answer; then no option replaces the answer.
  ///   - flag: The option of the command line that confirms in advance.
  ///   - isGiven: True if that option was typed.
  /// - Throws: `Failure` for any other answer, `UsageError` if nobody can answer.
  func require(
    _ question: String, isKidsMode: Bool, unless flag: Option<Bool>, isGiven: Bool
  ) throws {
    guard let ask else {
      if isGiven { return }
      throw UsageError.usage(
        "cannot ask for confirmation here; give \(flag.row.title) to do it anyway")
    }
    if isKidsMode {
      try requireGrownUp(question)
    } else if !isGiven {
      let answer = try ask("\(question) yes or no: ")?.lowercased().filter { !$0.isWhitespace }
      guard ["y", "yes"].contains(answer) else { throw Failure.unconfirmed }
    }
  }

  /// Returns only if a grown-up answers, or if there is no terminal.
  ///
  /// - Throws: `Failure` for a wrong answer.
  func requireGrownUp(_ question: String) throws {
    guard let ask else { return }
    let gate = Gate(asking: newSum)
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
  /// Creates a confirmation that asks at the terminal; without a terminal, `ask` is nil.
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
    // At the end of the input the cursor stays behind the question.
    if line == nil { console.writeError("\n") }
    return line
  }
}

extension ParseContext {
  /// Returns true in kids mode, which the settings and the environment decide.
  func isKidsMode() throws(UsageError) -> Bool {
    let overrides = try Settings.Overrides(environment)
    return Settings(.memory(settings(.standard)), overrides: overrides).isKidsMode
  }
}

extension Failure {
  fileprivate static let unconfirmed = Failure(code: .failed, message: "nothing was done")
}
