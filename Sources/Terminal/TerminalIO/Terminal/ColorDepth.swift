/// The evidence for a terminal's colours in the environment.
struct ColorEvidence {
  let environment: [String: String]

  /// Returns the depth: chosen, otherwise forced, otherwise forbidden, otherwise evident.
  func depth(choosing choice: Capabilities.ColorChoice) -> ColorDepth {
    switch choice {
    case .never: ColorDepth.none
    case .always: max(forced ?? evident, .ansi16)
    case .auto: forced ?? (isForbidden ? ColorDepth.none : evident)
    }
  }

  /// Returns true if the depth depends on `TERM` alone, and is not the largest.
  func isAssumed(choosing choice: Capabilities.ColorChoice) -> Bool {
    guard choice != .never, forced == nil, choice == .always || !isForbidden else { return false }
    return [.ansi16, .palette256].contains(evident)
  }

  private var isForbidden: Bool { isSet("NO_COLOR") || environment["CLICOLOR"] == "0" }

  /// The forced depth: `FORCE_COLOR` may be 0 to 3; any other text forces the evident one.
  private var forced: ColorDepth? {
    if isSet("FORCE_COLOR") {
      switch environment["FORCE_COLOR"] {
      case "0", "false": return ColorDepth.none
      case "2": return .palette256
      case "3": return .trueColor
      default: return max(evident, .ansi16)
      }
    }
    let isForced = isSet("CLICOLOR_FORCE") && environment["CLICOLOR_FORCE"] != "0"
    return isForced ? max(evident, .ansi16) : nil
  }

  private var evident: ColorDepth {
    if ["", "dumb"].contains(term) || Capabilities.isVideoTerminal(term) { return .none }
    if showsAllColors { return .trueColor }
    return term.split(separator: "-").contains { $0.hasPrefix("256") }
      || program == "Apple_Terminal" ? .palette256 : .ansi16
  }

  private var showsAllColors: Bool {
    // GNU screen inherits the variable from the terminal around it, but does not support true
    // colour.
    if term.hasPrefix("screen") && !isSet("TMUX") { return false }
    if program == "Apple_Terminal" { return version >= 464 }
    return ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "")
      || term.hasSuffix("-direct") || Self.terms.contains { term.hasPrefix($0) }
      || Self.programs.contains(program) || isSet("WT_SESSION")
  }

  private static let terms = [
    "xterm-kitty", "xterm-ghostty", "alacritty", "wezterm", "foot", "contour", "rio",
  ]

  private static let programs = [
    "iTerm.app", "WezTerm", "ghostty", "vscode", "mintty", "rio", "WarpTerminal", "Hyper", "Tabby",
  ]

  private var term: String { environment["TERM"] ?? "" }
  private var program: String { environment["TERM_PROGRAM"] ?? "" }

  /// The major version of the terminal program; zero if it is unknown.
  private var version: Int {
    Int((environment["TERM_PROGRAM_VERSION"] ?? "").prefix { $0 != "." }) ?? 0
  }

  private func isSet(_ name: String) -> Bool {
    !(environment[name] ?? "").isEmpty
  }
}

/// The colour depth of a terminal.
public enum ColorDepth: Int, Comparable, CaseIterable, Sendable {
  /// Text without colours.
  case none
  /// The eight colours of ECMA-48 and their bright variants.
  case ansi16
  /// The 256 colours of xterm.
  case palette256
  /// RGB colours with 8 bits per channel.
  case trueColor

  /// Creates the depth of a terminal by the name that it answers (XTVERSION), such as `XTerm(379)`.
  ///
  /// All terminals that answer have 256 colours, and most have more.
  init(terminal name: String) {
    let known = [
      "VTE(", "kitty(", "WezTerm", "foot(", "contour", "iTerm2", "ghostty", "Konsole", "mintty",
      "rio", "mlterm(",
    ]
    self = known.contains { name.hasPrefix($0) } ? .trueColor : .palette256
  }

  /// The number of colours; 0 for none.
  public var colors: Int {
    switch self {
    case .none: 0
    case .ansi16: 16
    case .palette256: 256
    case .trueColor: 1 << 24
    }
  }

  public static func < (one: ColorDepth, other: ColorDepth) -> Bool {
    one.rawValue < other.rawValue
  }
}
