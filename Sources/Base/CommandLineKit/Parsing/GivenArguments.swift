/// The words typed after a command, sorted into its options and its operands.
///
/// A value may follow its option as the next word or after `=`; after `--` no word is an option.
/// Of an option given twice the last counts, so an alias can be overruled, unless it is asked for
/// all.
struct GivenArguments {
  let command: CommandSyntax
  /// Whether some command takes an option typed like this.
  private let isKnown: (String) -> Bool
  /// No more than the command takes.
  private(set) var operands: [String] = []
  /// By name, in the order typed; a flag is given as the word that was typed.
  private var values: [String: [String]] = [:]

  init(
    _ words: ArraySlice<String>, for command: CommandSyntax, isKnown: @escaping (String) -> Bool
  ) throws(ArgumentError) {
    self.command = command
    self.isKnown = isKnown
    var words = words
    while let word = words.popFirst() {
      if word == "--" { break }
      if word.hasPrefix("-"), word != "-" {
        try take(OptionWord(word, of: command, isKnown), &words)
      } else {
        try take(operand: word)
      }
    }
    for word in words { try take(operand: word) }
  }

  /// Whether an option was given, with whatever value.
  func has(_ row: OptionRow) -> Bool { values[row.name] != nil }

  /// The texts of an option, in the order typed; of a flag the words it was typed as.
  func values(of row: OptionRow) -> [String] { values[row.name] ?? [] }

  /// The options that were given, in the order of help.
  var typed: [OptionRow] { command.options.filter(has) }

  /// Refuses a line that lacks an operand the command cannot do without.
  func requireOperands() throws(ArgumentError) {
    let least = command.operands.reduce(0) { $0 + $1.least }
    if operands.count < least { throw .missingOperands(of: command, given: operands.count) }
  }

  private mutating func take(operand word: String) throws(ArgumentError) {
    guard command.operand(after: operands.count) != nil else {
      let action = command.actions.first { $0.lastWord == word }
      throw action.map { .commandNotFirst($0) } ?? .unexpected(word, command)
    }
    operands.append(word)
  }

  private mutating func take(
    _ word: OptionWord, _ words: inout ArraySlice<String>
  ) throws(ArgumentError) {
    let row = word.row
    if row.value == nil {
      guard word.value == nil else { throw .valueForFlag(row) }
      values[row.name, default: []].append(word.spelling)
      if let other = row.standsFor { values[other.name, default: []].append(other.value) }
    } else {
      guard let value = word.value ?? takeValue(&words) else { throw .missingValue(row) }
      values[row.name, default: []].append(value)
    }
  }

  /// A word that is an option itself was not meant as a value; `-5` is one.
  private func takeValue(_ words: inout ArraySlice<String>) -> String? {
    guard let next = words.first, next != "--",
      (try? OptionWord(next, of: command, { _ in false })) == nil
    else { return nil }
    return words.popFirst()
  }
}

/// One word that starts with a dash, taken apart.
private struct OptionWord {
  let row: OptionRow
  let spelling: String
  /// What is attached: `--pairs=8`, `-p8` or `-p=8`.
  let value: String?

  init(_ word: String, of command: CommandSyntax, _ isKnown: (String) -> Bool) throws(ArgumentError)
  {
    // By scalars: a mark at the start of the value would melt into the `=`.
    let scalars = word.unicodeScalars
    let name = String(scalars.prefix { $0 != "=" })
    // `-pairs` is no `-p airs`, but a long option that lacks a dash.
    let isShort = !word.hasPrefix("--") && command.option(typed: "-" + name) == nil
    spelling = isShort ? String(scalars.prefix(2)) : name
    guard let row = command.option(typed: spelling) else {
      throw .unknownOption(name, command, isOfAnother: isKnown(name))
    }
    self.row = row
    let rest = scalars.dropFirst(spelling.unicodeScalars.count)
    value = rest.isEmpty ? nil : String(rest.first == "=" ? rest.dropFirst() : rest)
  }
}
