/// An option of the command line, and the type its value is read as.
///
///     let games = try given[.games] ?? 10_000
struct Option<Value: Sendable>: Sendable {
  let row: OptionRow
  let form: ValueForm<Value>

  /// - Parameters:
  ///   - name: Typed after two dashes.
  ///   - short: Typed after one.
  ///   - form: How the value is written.
  ///   - group: Where help lists it.
  ///   - help: At most 45 characters, so that it fits beside the option.
  ///   - standard: What help says happens without it.
  ///   - other: What a flag is short for.
  init(
    _ name: String, short: Character? = nil, _ form: ValueForm<Value>, in group: OptionGroup,
    _ help: String, default standard: String? = nil, standsFor other: OptionRow.Given? = nil
  ) {
    row = OptionRow(
      name: name, short: short, value: form.help, group: group, help: help, standard: standard,
      standsFor: other)
    self.form = form
  }
}

/// An option as the table of a command lists it, whatever its type.
struct OptionRow: Hashable, Sendable {
  let name: String
  let short: Character?
  /// Nil for a flag.
  let value: ValueHelp?
  let group: OptionGroup
  let help: String
  let standard: String?
  /// What a flag is short for.
  let standsFor: Given?

  /// Another option with a value.
  struct Given: Hashable, Sendable {
    let name: String
    let value: String
  }

  /// How messages call it.
  var title: String { "--\(name)" }

  /// Every way to type it.
  var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + [title] }
}

/// The headings of help, in its order.
enum OptionGroup: String, CaseIterable, Sendable {
  case deal = "Deal"
  case game = "Game"
  case simulation = "Simulation"
  case rules = "Rules"
  case singleRules = "Single rules, on top of the preset"
  case picture = "Pictures"
  case output = "Output"
  case files = "Settings"
  case program = "Help"
}
