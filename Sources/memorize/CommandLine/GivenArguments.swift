/// The words typed after a command, sorted into its options and its operands.
///
/// A value may follow its option as the next word or after `=`; after `--` no word is an option.
/// Of an option given twice the last counts, so an alias can be overruled, unless it is asked for
/// all.
struct GivenArguments {
  let command: Command
  /// What counts where the words say nothing.
  let context: ParseContext
  /// No more than the command takes.
  private(set) var operands: [String] = []
  /// By name, in the order typed; a flag is given as the word that was typed.
  private var values: [String: [String]] = [:]

  init(
    _ words: ArraySlice<String>, for command: Command, in context: ParseContext
  ) throws(UsageError) {
    self.command = command
    self.context = context
    var words = words
    while let word = words.popFirst() {
      if word == "--" { break }
      if word.hasPrefix("-"), word != "-" {
        try take(OptionWord(word, of: command), &words)
      } else {
        try take(operand: word)
      }
    }
    for word in words { try take(operand: word) }
  }

  /// The only operand of a command that takes one, or nil.
  var operand: String? { operands.first }

  /// Whether an option was given, with whatever value.
  func has(_ row: OptionRow) -> Bool { values[row.name] != nil }

  func has(_ flag: Option<Bool>) -> Bool { has(flag.row) }

  /// The same with one value of an option, instead of those that were typed.
  func giving(_ row: OptionRow, _ value: String) -> GivenArguments {
    var given = self
    given.values[row.name] = [value]
    return given
  }

  /// Refuses the first of some options that was given although another rules it out.
  func refuse(_ rows: [OptionRow], beside other: OptionRow) throws(UsageError) {
    if let row = rows.first(where: has) { throw .conflict(other, row) }
  }

  /// The last value of an option, or nil if it was not given.
  subscript<Value>(_ option: Option<Value>) -> Value? {
    get throws(UsageError) {
      try values[option.row.name]?.last.map { text throws(UsageError) in
        try option.value(of: text)
      }
    }
  }

  /// All values of an option that may be given more than once, in the order typed.
  func all<Value>(_ option: Option<Value>) throws(UsageError) -> [Value] {
    try (values[option.row.name] ?? []).map { text throws(UsageError) in
      try option.value(of: text)
    }
  }

  /// Refuses a line that lacks an operand the command cannot do without.
  func requireOperands() throws(UsageError) {
    let least = command.operands.reduce(0) { $0 + $1.least }
    if operands.count < least { throw .missingOperands(of: command, given: operands.count) }
  }

  private mutating func take(operand word: String) throws(UsageError) {
    guard command.operand(after: operands.count) != nil else {
      let action = command.actions.first { $0.lastWord == word }
      throw action.map { .commandNotFirst($0.name) } ?? .unexpected(word, command)
    }
    operands.append(word)
  }

  private mutating func take(
    _ word: OptionWord, _ words: inout ArraySlice<String>
  ) throws(UsageError) {
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
      (try? OptionWord(next, of: command)) == nil
    else { return nil }
    return words.popFirst()
  }
}

extension Option {
  fileprivate func value(of text: String) throws(UsageError) -> Value {
    guard let value = form.read(text) else { throw .badValue(row, text) }
    return value
  }
}

/// One word that starts with a dash, taken apart.
private struct OptionWord {
  let row: OptionRow
  let spelling: String
  /// What is attached: `--pairs=8`, `-p8` or `-p=8`.
  let value: String?

  init(_ word: String, of command: Command) throws(UsageError) {
    // By scalars: a mark at the start of the value would melt into the `=`.
    let scalars = word.unicodeScalars
    let name = String(scalars.prefix { $0 != "=" })
    // `-pairs` is no `-p airs`, but a long option that lacks a dash.
    let isShort = !word.hasPrefix("--") && command.option(typed: "-" + name) == nil
    spelling = isShort ? String(scalars.prefix(2)) : name
    guard let row = command.option(typed: spelling) else {
      throw .unknownOption(name, command)
    }
    self.row = row
    let rest = scalars.dropFirst(spelling.unicodeScalars.count)
    value = rest.isEmpty ? nil : String(rest.first == "=" ? rest.dropFirst() : rest)
  }
}
