/// An option of a command line: how it is typed, what help says, and what it is read as.
///
/// One declaration serves every command that reads it:
///
///     extension Option<Int> {
///       static var games: Self {
///         Self("games", short: "n", .integer(1...1_000_000), in: .play, "Play N games", default: 10)
///       }
///     }
public struct Option<Value: Sendable>: Sendable {
  /// What help, messages and shells know of it.
  public let row: OptionRow
  /// Understands the texts it was given with, in the order typed; none if it was not typed.
  let read: @Sendable ([String]) throws(ArgumentError) -> Value
}

extension Option {
  /// An option that need not be there: of several the last counts, and none is nil.
  ///
  /// - Parameters:
  ///   - name: Typed after two dashes.
  ///   - short: Typed after one.
  ///   - form: How the value is written.
  ///   - group: Where help lists it.
  ///   - help: At most 45 characters, so that it fits beside the option.
  ///   - standard: What help says happens without it.
  public init<Typed>(
    _ name: String, short: Character? = nil, _ form: ValueForm<Typed>, in group: OptionGroup,
    _ help: String, default standard: String? = nil
  ) where Value == Typed? {
    let row = OptionRow(
      name: name, short: short, value: form.help, group: group, help: help, standard: standard)
    self.row = row
    read = { texts throws(ArgumentError) in try form.values(of: texts.suffix(1), for: row).last }
  }

  /// An option with a value that counts where nothing is typed; help says it.
  ///
  /// - Parameters:
  ///   - name: Typed after two dashes.
  ///   - short: Typed after one.
  ///   - form: How the value is written.
  ///   - group: Where help lists it.
  ///   - help: At most 45 characters, so that it fits beside the option.
  ///   - standard: What counts without it.
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

  /// An option that may be given several times, for all its values in the order typed.
  ///
  /// - Parameters:
  ///   - name: Typed after two dashes.
  ///   - form: How one value is written.
  ///   - group: Where help lists it.
  ///   - help: At most 45 characters, so that it fits beside the option.
  ///   - standard: What help says happens without it.
  ///   - isOfferedAgain: Whether zsh offers it after it was typed once.
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
  /// An option without a value: it is there or not.
  ///
  /// - Parameters:
  ///   - name: Typed after two dashes.
  ///   - short: Typed after one.
  ///   - group: Where help lists it.
  ///   - help: At most 45 characters, so that it fits beside the option.
  ///   - other: An option with a value that it is short for.
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
