import SystemCalls
public import TextUICore

/// The capabilities of a terminal, as far as its environment describes them.
public struct Capabilities: Hashable, Sendable {
  /// True if a screen can be shown; otherwise output is plain lines without escape sequences.
  public var isInteractive: Bool
  /// The number of colours.
  public var depth: ColorDepth
  /// True if text is UTF-8 and the font has signs; otherwise only ASCII can be shown, and on the
  /// Linux console letters and lines as well.
  public var isUnicode: Bool
  /// True if kitty's graphics protocol reaches the terminal, and the ids of pictures keep their
  /// colours.
  public var passesPictures: Bool
  /// True if the terminal does not print operating system commands (OSC) that it does not know.
  public var acceptsCommands: Bool
  /// True if the terminal is known or assumed to wrap lines anew when its width changes.
  public var reflowsLines: Bool
  /// The colour scheme that the environment suggests; nil without a suggestion.
  public var colorScheme: ColorScheme?
  /// True if the depth is no more than what `TERM` promises, so that the terminal's name, which it
  /// answers, may promise more.
  public var isDepthAssumed: Bool
  /// True if the terminal is tmux or GNU screen.
  var isMultiplexed = false
  /// True if the terminal is the Linux console, which has a palette of its own.
  var isConsole = false
  /// True if the terminal is the Linux console, and shows the letters and lines of its font.
  public var drawsConsoleFont = false
  /// The queries that can be sent, because the terminal does not print them as text.
  public var questions: Questions
  /// The time for which a lone escape byte waits for more before it is the Escape key: that of the
  /// variable `ESCDELAY` in milliseconds, otherwise more than a connection usually needs.
  public var escapePatience: Duration

  /// A set of queries that are sent when a screen starts.
  public struct Questions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The query for synchronized output.
    public static let synchronizedOutput = Questions(rawValue: 1 << 0)
    /// The query for the background colour.
    public static let background = Questions(rawValue: 1 << 1)
    /// The query for the name and version, which tell whether it shows pictures.
    public static let version = Questions(rawValue: 1 << 2)
    /// The queries for the foreground and the named colours.
    public static let palette = Questions(rawValue: 1 << 3)
  }

  /// A person's choice of colours on the command line.
  public enum ColorChoice: Sendable {
    /// The colours that the terminal is known to show.
    case auto
    /// Colours even where they are left out by default, as in a pipe.
    case always
    /// No colours; bold, underlined and reversed text stays.
    case never
  }

  /// The names of the environment variables that are read.
  public static let variables =
    [
      "TERM", "TERM_PROGRAM", "TERM_PROGRAM_VERSION", "COLORTERM", "FORCE_COLOR", "CLICOLOR_FORCE",
      "NO_COLOR", "CLICOLOR", "COLORFGBG", "TMUX", "WT_SESSION", "XTERM_VERSION", "ESCDELAY",
    ] + LocaleVariables.names

  /// Creates capabilities from an environment.
  ///
  /// - Parameters:
  ///   - environment: At least those of `variables` that are set.
  ///   - isInputTerminal: True if the input is a terminal.
  ///   - isOutputTerminal: True if the output is a terminal.
  ///   - color: The choice of colours, which takes precedence over the environment.
  ///   - isASCII: True if only ASCII is wanted.
  public init(
    environment: [String: String], isInputTerminal: Bool, isOutputTerminal: Bool,
    color: ColorChoice = .auto, isASCII: Bool = false
  ) {
    let term = environment["TERM"] ?? ""
    isInteractive = isInputTerminal && isOutputTerminal && !["", "dumb"].contains(term)
    let evidence = ColorEvidence(environment: environment)
    depth = evidence.depth(choosing: color)
    isUnicode =
      !isASCII && LocaleVariables.writesUTF8(environment) && !Self.isVideoTerminal(term)
    isConsole = term == "linux"
    drawsConsoleFont = isConsole && isUnicode
    isUnicode = isUnicode && !isConsole
    isMultiplexed =
      environment["TMUX"] != nil || term.hasPrefix("tmux") || term.hasPrefix("screen")
    passesPictures = isUnicode && depth == .trueColor && !isMultiplexed
    acceptsCommands = Self.accepts(commandsOn: term)
    reflowsLines = environment["TMUX"] != nil || Self.reflowsLines(environment, term)
    questions = Self.questions(for: term, of: environment["TERM_PROGRAM"])
    // GNU screen does not know the query, and converts no colours.
    isDepthAssumed =
      evidence.isAssumed(choosing: color) && !questions.isEmpty
      && (!isMultiplexed || environment["TMUX"] != nil)
    if (passesPictures || isDepthAssumed) && !questions.isEmpty { questions.insert(.version) }
    if depth > .none && !questions.isEmpty { questions.insert(.palette) }
    colorScheme = ColorScheme(foregroundAndBackground: environment["COLORFGBG"] ?? "")
    escapePatience = Self.escapePatience(delay: environment["ESCDELAY"] ?? "")
  }

  /// Returns the time of ncurses's variable, at most ten seconds.
  ///
  /// By default the bytes of a key may be 100 milliseconds apart, however late they are read.
  private static func escapePatience(delay: String) -> Duration {
    guard let milliseconds = Int32(delay), milliseconds >= 0 else { return .milliseconds(120) }
    return .milliseconds(min(milliseconds, 10_000))
  }

  /// Returns false for the consoles of Linux and FreeBSD, and for video terminals.
  private static func accepts(commandsOn term: String) -> Bool {
    !(term == "linux" || isVideoTerminal(term) || term == "cons25")
  }

  /// Returns true for the terminals of DEC, which have neither colours nor UTF-8.
  static func isVideoTerminal(_ term: String) -> Bool { term.hasPrefix("vt") }

  /// Returns false for consoles, xterm, st and GNU screen.
  private static func reflowsLines(_ environment: [String: String], _ term: String) -> Bool {
    accepts(commandsOn: term) && environment["XTERM_VERSION"] == nil
      && !term.hasPrefix("st-") && !term.hasPrefix("screen")
  }

  /// Returns the queries; none for terminals that print unknown sequences.
  private static func questions(for term: String, of program: String?) -> Questions {
    if !accepts(commandsOn: term) { return [] }
    return program == "Apple_Terminal" ? .background : [.background, .synchronizedOutput]
  }
}
