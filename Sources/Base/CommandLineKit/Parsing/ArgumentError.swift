/// An error in the command line of any program.
public enum ArgumentError: Error, Sendable {
  /// A word is unknown; `otherwise` is the hint if no candidate is similar.
  case unknown(_ kind: String, String, among: [String], otherwise: String)
  /// The action of a command is unknown.
  case unknownAction(String, among: [String])
  /// A word precedes the command, which must come first.
  case commandNotFirst(CommandSyntax)
  /// An option is unknown; `isOfAnother` is true if another command has it.
  case unknownOption(String, CommandSyntax, isOfAnother: Bool)
  /// A word is superfluous.
  case unexpected(String, CommandSyntax)
  /// The value of an option is missing, at the end of the line or before the next option.
  case missingValue(OptionRow)
  /// A flag has a value after an equals sign.
  case valueForFlag(OptionRow)
  /// The value of an option is malformed.
  case badValue(OptionRow, String)
  /// The command has too few operands; `given` is their number.
  case missingOperands(of: CommandSyntax, given: Int)
  /// Two options exclude each other.
  case conflict(OptionRow, OptionRow)
}

extension ArgumentError {
  /// Returns the error in one line; `quote` makes typed text printable and quotes it.
  public func sentence(quoting quote: (String) -> String) -> String {
    switch self {
    case .unknown(let kind, let word, let candidates, let other):
      "unknown \(kind) \(quote(word)); \(Self.hint(word, candidates) ?? other)"
    case .unknownAction(let word, let actions):
      "unknown action \(quote(word)); "
        + (Self.hint(word, actions, within: 2) ?? "it must be \(actions.joinedWithOr())")
    case .commandNotFirst(let command):
      "\(command.name) must come first: \(command.line) ..."
    case .unknownOption(let word, let command, true):
      "unknown option \(word); usage: \(command.usageLines[0])"
    case .unknownOption(let word, let command, false):
      "unknown option \(quote(word)); "
        + (Self.hint(word, command.options.flatMap(\.spellings)) ?? "see \(command.line) --help")
    case .unexpected(let word, let command):
      "unexpected argument \(quote(word)); usage: \(command.usageLines[0])"
    case .missingValue(let row): "\(row.title) needs a value: \(row.value?.allowed ?? "")"
    case .valueForFlag(let row): "\(row.title) takes no value"
    case .badValue(let row, let text):
      "\(row.title) must be \(row.value?.allowed ?? ""), not \(quote(text))"
    case .missingOperands(let command, let given):
      "\(command.missing(after: given)) missing; usage: \(command.usageLines[0])"
    case .conflict(let one, let other): "give \(one.title) or \(other.title), not both"
    }
  }

  private static func hint(
    _ word: String, _ candidates: [String], within most: Int = .max
  ) -> String? {
    word.closest(among: candidates, within: most).map { "did you mean \($0)?" }
  }
}

extension ArgumentError: CustomStringConvertible {
  /// The error with typed text in quotes, with escapes for other characters than ASCII.
  public var description: String { sentence(quoting: \.quoted) }
}

extension String {
  /// The beginning of the text in quotes, with escapes for other characters than ASCII.
  fileprivate var quoted: String {
    let start = unicodeScalars.prefix(60).map { $0.escaped(asASCII: true) }.joined()
    return "\"\(start)\(unicodeScalars.count > 60 ? "..." : "")\""
  }
}

extension CommandSyntax {
  /// Returns the missing operands as the subject of a sentence.
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
