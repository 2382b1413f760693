import SystemCalls

/// What a terminal can do, as far as its environment tells.
public struct Capabilities: Hashable, Sendable {
  /// Whether a screen can be shown; where not, play goes in plain lines without an escape byte.
  public var isInteractive: Bool
  /// How many colours may be written.
  public var depth: ColorDepth
  /// Whether text is UTF-8; else everything shown must be ASCII.
  public var isUnicode: Bool
  /// Whether pictures in kitty's protocol would reach the terminal, and their names keep their colours.
  public var passesPictures: Bool
  /// What the terminal may be asked without making a mess.
  public var questions: Questions
  /// How long a lone escape byte waits for the rest of a sequence before it is the Escape key.
  public var escapePatience: Duration

  /// What may be asked of a terminal at the start.
  public struct Questions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Whether the terminal can hold a frame back until it is complete.
    public static let synchronizedOutput = Questions(rawValue: 1 << 0)
    /// Which colour the terminal has behind its text.
    public static let background = Questions(rawValue: 1 << 1)
    /// Its name and version, by which it is known whether it shows pictures.
    public static let version = Questions(rawValue: 1 << 2)
  }

  /// What a person said about colour on the command line.
  public enum ColorChoice: Sendable {
    /// As many colours as the terminal is known to show.
    case auto
    /// Colours even where they would be left out, as in a pipe.
    case always
    /// No colours; bold, underlined and reversed text stays.
    case never
  }

  /// The variables of the environment that are looked at.
  public static let variables =
    [
      "TERM", "TERM_PROGRAM", "TERM_PROGRAM_VERSION", "COLORTERM", "FORCE_COLOR", "CLICOLOR_FORCE",
      "NO_COLOR", "CLICOLOR", "SSH_CONNECTION", "SSH_TTY", "TMUX", "WT_SESSION",
    ] + LocaleVariables.names

  /// Reads what an environment tells.
  ///
  /// - Parameters:
  ///   - environment: At least those of `variables` that are set.
  ///   - isInputTerminal: Whether a person types the input.
  ///   - isOutputTerminal: Whether a person sees the output.
  ///   - color: Goes before everything the environment says of colour.
  ///   - isASCII: Whether a person asked for ASCII only.
  public init(
    environment: [String: String], isInputTerminal: Bool, isOutputTerminal: Bool,
    color: ColorChoice = .auto, isASCII: Bool = false
  ) {
    let term = environment["TERM"] ?? ""
    let isRemote = environment["SSH_CONNECTION"] != nil || environment["SSH_TTY"] != nil
    isInteractive = isInputTerminal && isOutputTerminal && !["", "dumb"].contains(term)
    depth = ColorEvidence(environment: environment).depth(choosing: color)
    isUnicode = !isASCII && LocaleVariables.writesUTF8(environment)
    let isMultiplexed =
      environment["TMUX"] != nil || term.hasPrefix("tmux") || term.hasPrefix("screen")
    passesPictures = isUnicode && depth == .trueColor && !isMultiplexed
    questions = Self.questions(for: term, of: environment["TERM_PROGRAM"])
    if passesPictures && !questions.isEmpty { questions.insert(.version) }
    escapePatience = .milliseconds(isRemote ? 100 : 40)
  }

  /// Terminals that print what they do not understand are not asked.
  private static func questions(for term: String, of program: String?) -> Questions {
    if term == "linux" || term.hasPrefix("vt") || term == "cons25" { return [] }
    return program == "Apple_Terminal" ? .background : [.background, .synchronizedOutput]
  }
}
