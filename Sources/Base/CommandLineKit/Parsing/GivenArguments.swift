/// The words after a command, sorted into its options and its operands.
///
/// A value may follow its option as the next word or after `=`; after `--` no word is an option. Of
/// a repeated option the last counts, so that an alias can be overruled, unless all are wanted.
struct GivenArguments {
  let command: CommandSyntax
  /// Returns true if any command has an option of this spelling.
  private let isKnown: (String) -> Bool
  /// The operands, no more than the command has.
  private(set) var operands: [String] = []
  /// The texts by option, in the order typed; for a flag the word that was typed.
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

  /// Returns true if an option was given.
  func has(_ row: OptionRow) -> Bool { values[row.name] != nil }

  /// Returns the texts of an option, in the order typed; for a flag the words that were typed.
  func values(of row: OptionRow) -> [String] { values[row.name] ?? [] }

  /// The options that were given, in the order of help.
  var typed: [OptionRow] { command.options.filter(has) }

  /// Throws if an operand is missing.
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

  /// Takes the value of an option; a word that is an option itself is not a value, but `-5` is.
  private func takeValue(_ words: inout ArraySlice<String>) -> String? {
    guard let next = words.first, next != "--",
      (try? OptionWord(next, of: command, { _ in false })) == nil
    else { return nil }
    return words.popFirst()
  }
}

/// A word that starts with a dash, taken apart.
private struct OptionWord {
  let row: OptionRow
  let spelling: String
  /// The attached value: `--pairs=8`, `-p8` or `-p=8`.
  let value: String?

  init(_ word: String, of command: CommandSyntax, _ isKnown: (String) -> Bool) throws(ArgumentError)
  {
    // By scalars, because a combining mark at the start of the value would merge with the `=`.
    let scalars = word.unicodeScalars
    let name = String(scalars.prefix { $0 != "=" })
    // `-pairs` is a long option that lacks a dash, not `-p airs`.
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
