/// An option as help, messages and shells know it, whatever the type of its value.
public struct OptionRow: Hashable, Sendable {
  /// Without its dashes.
  public let name: String
  /// The letter that may be typed instead, if there is one.
  public let short: Character?
  /// Nil for a flag.
  public let value: ValueHelp?
  /// The heading under which help lists it.
  public let group: OptionGroup
  /// What it does, for one line of help, without a full stop.
  public let help: String
  /// What happens without it.
  public let standard: String?
  /// What a flag is short for.
  let standsFor: Setting?
  /// Whether zsh offers it after it was typed once.
  let isOfferedAgain: Bool

  /// Another option with a value.
  public struct Setting: Hashable, Sendable {
    let name: String
    let value: String

    /// - Parameters:
    ///   - name: What is typed after the two dashes of the other option.
    ///   - value: What it is given.
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

  /// How messages call it: `--pairs`.
  public var title: String { "--\(name)" }

  /// Whether nobody could tell the two apart on a line.
  func isTyped(like other: OptionRow) -> Bool {
    name == other.name || (short != nil && short == other.short)
  }

  /// Every way to type it: `-p` and `--pairs`.
  public var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + [title] }
}

extension OptionRow {
  /// `-p, --pairs N`, those without a short form in line with the others.
  public var typed: String {
    let short = short.map { "-\($0), " } ?? "    "
    return short + title + (value.map { " \($0.placeholder)" } ?? "")
  }

  /// The help with the range and what happens without the option.
  public var fullHelp: String {
    let notes = [value?.range, standard.map { "default \($0)" }].compactMap(\.self)
    return help + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
  }
}

/// A heading of help, and whether the short page has its options as well.
public struct OptionGroup: Hashable, Sendable {
  /// The heading, without its colon.
  public let title: String
  /// Whether one screen of help has room for its options.
  public let isInShort: Bool

  /// The options that every command takes.
  public static let program = OptionGroup("Help")

  /// - Parameters:
  ///   - title: The heading, without a colon.
  ///   - isInShort: Whether one screen of help has room for its options.
  public init(_ title: String, isInShort: Bool = true) {
    self.title = title
    self.isInShort = isInShort
  }
}
