/// An option of a command line: its spelling, its help, and the parser of its value.
///
/// One declaration serves every command that reads it:
///
///     extension Option<Int> {
///       static var games: Self {
/// Self("games", short: "n", .integer(1...1_000_000), in: .play, "Play N games", default: 10)
///       }
///     }
public struct Option<Value: Sendable>: Sendable {
  /// The description for help, messages and shells.
  public let row: OptionRow
  /// Parses the texts of the option, in the order typed; none if it was not typed.
  let read: @Sendable ([String]) throws(ArgumentError) -> Value
}

extension Option {
  /// Creates an option whose value is nil without it; the last of several counts.
  ///
  /// - Parameters:
  ///   - name: The name after two dashes.
  ///   - short: The letter after one dash.
  ///   - form: The form of the value.
  ///   - group: The heading in help.
  ///   - help: The description, at most 45 characters, so that it fits beside the option.
  ///   - standard: The description of the default.
  public init<Typed>(
    _ name: String, short: Character? = nil, _ form: ValueForm<Typed>, in group: OptionGroup,
    _ help: String, default standard: String? = nil
  ) where Value == Typed? {
    let row = OptionRow(
      name: name, short: short, value: form.help, group: group, help: help, standard: standard)
    self.row = row
    read = { texts throws(ArgumentError) in try form.values(of: texts.suffix(1), for: row).last }
  }

  /// Creates an option with a default value, which help shows.
  ///
  /// - Parameters:
  ///   - name: The name after two dashes.
  ///   - short: The letter after one dash.
  ///   - form: The form of the value.
  ///   - group: The heading in help.
  ///   - help: The description, at most 45 characters, so that it fits beside the option.
  ///   - standard: The default value.
  public init(
    _ name: String, short: Character? = nil, _ form: ValueForm<Value>, in group: OptionGroup,
    _ help: String, default standard: Value
  ) {
    let row = OptionRow(
      name: name, short: short, value: form.help, group: group, help: help,
      standard: form.write(standard))
    self.row = row
    read = { texts throws(ArgumentError) in
      try form.values(of: texts.suffix(1), for: row).last ?? standard
    }
  }

  /// Creates an option that may be given several times, whose value is all values in the order
  /// typed.
  ///
  /// - Parameters:
  ///   - name: The name after two dashes.
  ///   - form: The form of one value.
  ///   - group: The heading in help.
  ///   - help: The description, at most 45 characters, so that it fits beside the option.
  ///   - standard: The description of the default.
  ///   - isOfferedAgain: True if zsh offers it after it was typed once.
  public init<Typed>(
    each name: String, _ form: ValueForm<Typed>, in group: OptionGroup, _ help: String,
    default standard: String? = nil, isOfferedAgain: Bool = false
  ) where Value == [Typed] {
    let row = OptionRow(
      name: name, value: form.help, group: group, help: help, standard: standard,
      isOfferedAgain: isOfferedAgain)
    self.row = row
    read = { texts throws(ArgumentError) in try form.values(of: texts, for: row) }
  }
}

extension Option<Bool> {
  /// Creates an option without a value, a flag.
  ///
  /// - Parameters:
  ///   - name: The name after two dashes.
  ///   - short: The letter after one dash.
  ///   - group: The heading in help.
  ///   - help: The description, at most 45 characters, so that it fits beside the option.
  ///   - other: The option with a value for which it is an alias.
  public init(
    flag name: String, short: Character? = nil, in group: OptionGroup, _ help: String,
    standsFor other: OptionRow.Setting? = nil
  ) {
    row = OptionRow(name: name, short: short, group: group, help: help, standsFor: other)
    read = { !$0.isEmpty }
  }
}

extension ValueForm {
  fileprivate func values(
    of texts: some Sequence<String>, for row: OptionRow
  ) throws(ArgumentError) -> [Value] {
    var values: [Value] = []
    for text in texts {
      guard let value = read(text) else { throw .badValue(row, text) }
      values.append(value)
    }
    return values
  }
}
