/// What is wrong with a command line, as far as that can be said of any program.
public enum ArgumentError: Error, Sendable {
  /// A word that must be one of several; what to say where none of them is near.
  case unknown(_ kind: String, String, among: [String], otherwise: String)
  /// A word that is none of the actions of a command.
  case unknownAction(String, among: [String])
  /// Something stands before the command that must come first.
  case commandNotFirst(CommandSyntax)
  /// What another command takes is no misspelling.
  case unknownOption(String, CommandSyntax, isOfAnother: Bool)
  /// A word for which the command has no place.
  case unexpected(String, CommandSyntax)
  /// The line ends, or the next option begins, where the value should be.
  case missingValue(OptionRow)
  /// A flag is followed by an equals sign and a value.
  case valueForFlag(OptionRow)
  /// The text is no value that the option takes.
  case badValue(OptionRow, String)
  /// Fewer operands are given than the command needs.
  case missingOperands(of: CommandSyntax, given: Int)
  /// Two options are given of which only one can hold.
  case conflict(OptionRow, OptionRow)
}

extension ArgumentError {
  /// One line for the person, with what was typed made harmless, short, and told apart by `quote`.
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
  /// The sentence with what was typed in quotes, whatever is not ASCII escaped.
  public var description: String { sentence(quoting: \.quoted) }
}

extension String {
  /// At most so much of it in quotes, whatever is not ASCII escaped.
  fileprivate var quoted: String {
    let start = unicodeScalars.prefix(60).map { $0.escaped(asASCII: true) }.joined()
    return "\"\(start)\(unicodeScalars.count > 60 ? "..." : "")\""
  }
}

extension CommandSyntax {
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
