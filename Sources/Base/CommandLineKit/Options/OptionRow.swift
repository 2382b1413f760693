/// The description of an option for help, messages and shells, independent of its type.
public struct OptionRow: Hashable, Sendable {
  /// The name without its dashes.
  public let name: String
  /// The letter of the short form, if there is one.
  public let short: Character?
  /// The description of the value; nil for a flag.
  public let value: ValueHelp?
  /// The heading in help.
  public let group: OptionGroup
  /// The description for one line of help, without a full stop.
  public let help: String
  /// The description of the default.
  public let standard: String?
  /// The option with a value for which a flag is an alias.
  let standsFor: Setting?
  /// True if zsh offers it after it was typed once.
  let isOfferedAgain: Bool

  /// An option with its value.
  public struct Setting: Hashable, Sendable {
    let name: String
    let value: String

    /// - Parameters:
    ///   - name: The name after two dashes.
    ///   - value: The text of the value.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  init(
    name: String, short: Character? = nil, value: ValueHelp? = nil, group: OptionGroup,
    help: String, standard: String? = nil, standsFor: Setting? = nil, isOfferedAgain: Bool = false
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.group = group
    self.help = help
    self.standard = standard
    self.standsFor = standsFor
    self.isOfferedAgain = isOfferedAgain
  }

  /// The option in messages: `--pairs`.
  public var title: String { "--\(name)" }

  /// Returns true if both options have a spelling in common.
  func isTyped(like other: OptionRow) -> Bool {
    name == other.name || (short != nil && short == other.short)
  }

  /// The spellings: `-p` and `--pairs`.
  public var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + [title] }
}

extension OptionRow {
  /// The option as it is typed: `-p, --pairs N`; an option without a short form is indented like
  /// those with one.
  public var typed: String {
    let short = short.map { "-\($0), " } ?? "    "
    return short + title + (value.map { " \($0.placeholder)" } ?? "")
  }

  /// The description with the range and the default.
  public var fullHelp: String {
    let notes = [value?.range, standard.map { "default \($0)" }].compactMap(\.self)
    return help + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
  }
}

/// A heading of help for options.
public struct OptionGroup: Hashable, Sendable {
  /// The heading without its colon.
  public let title: String
  /// True if the short help has its options.
  public let isInShort: Bool

  /// The group of the options of every command.
  public static let program = OptionGroup("Help")

  /// - Parameters:
  ///   - title: The heading without a colon.
  ///   - isInShort: True if the short help has its options.
  public init(_ title: String, isInShort: Bool = true) {
    self.title = title
    self.isInShort = isInShort
  }
}
