/// Checks all output of a program for control sequences that a screen does not need.
///
/// It accepts only the sequences that TerminalIO writes: any other one must have come from names,
/// faces or paths of players.
public struct TerminalGrammar: Sendable {
  /// The unexpected output, in order.
  public private(set) var warnings: [String] = []
  /// The modes that were left on.
  public private(set) var modes: Set<Int> = Self.usualModes
  /// True if any text had a colour.
  public private(set) var hasColor = false

  /// The default modes of a terminal: lines wrap, and the cursor is visible.
  public static let usualModes: Set = [7, 25]

  private static let screenModes: Set = [7, 25, 1002, 1003, 1004, 1006, 1049, 2004, 2026, 2031]

  /// Checks the bytes of an output.
  ///
  /// - Parameters:
  ///   - bytes: All output from the start. A sequence may be truncated where the terminal is
  ///     restored
  ///     in the middle of a frame.
  ///   - isASCII: True if only ASCII may be shown.
  public init(_ bytes: [UInt8], isASCII: Bool = false) {
    self.isASCII = isASCII
    let isWhole = String(validating: bytes, as: UTF8.self) != nil
    var scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      if scalar == "\u{1B}" {
        obey(&scalars)
      } else if scalar == "\u{FFFD}", !isWhole {
        if !Self.isStop(scalars) { warnings.append("not UTF-8") }
      } else if isASCII, !scalar.isASCII {
        warnings.append("not ASCII: \(scalar)")
      } else if !allows(scalar) {
        warnings.append("character \(String(scalar.value, radix: 16))")
      }
    }
  }

  private let isASCII: Bool

  private typealias Scalars = Substring.UnicodeScalarView

  /// Returns true if the following output restores the terminal.
  private static func isStop(_ scalars: Scalars) -> Bool {
    let stop = "\u{1B}[?1003l\u{1B}[?1002l"
    let titles = ["", "\u{1B}\\\u{1B}[23;2t"]
    return (titles + titles.map { "\u{1B}[?2026l\($0)" }).contains { before in
      scalars.starts(with: (before + stop).unicodeScalars)
    }
  }

  /// Newlines are allowed only outside of the screen.
  private func allows(_ scalar: Unicode.Scalar) -> Bool {
    if (0x20...0x7E).contains(scalar.value) { return true }
    if scalar == "\r" || scalar == "\n" { return !modes.contains(1049) }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
      return false
    default: return true
    }
  }

  private mutating func obey(_ scalars: inout Scalars) {
    if Self.isStop(scalars) { return }
    switch scalars.popFirst() {
    case "[": obeyControl(&scalars)
    case "]": obeyCommand(&scalars)
    case "_": skipPicture(&scalars)
    case "\\": break
    case let other: warnings.append("escape and \(other.map { "\($0)" } ?? "nothing")")
    }
  }

  /// Parses a command: the query of a colour up to BEL, or a title up to ESC \.
  private mutating func obeyCommand(_ scalars: inout Scalars) {
    var text = ""
    while !Self.isStop(scalars), let scalar = scalars.popFirst() {
      if scalar == "\u{7}", Self.queries.contains(text) { return }
      guard scalar == "\u{1B}" else {
        text.unicodeScalars.append(scalar)
        continue
      }
      if scalars.popFirst() != "\\" || !isKnown(command: text) {
        warnings.append("command \(text)")
      }
      return
    }
    if scalars.isEmpty { warnings.append("unfinished \(text)") }
  }

  private func isKnown(command: String) -> Bool {
    command.hasPrefix("2;") && command.unicodeScalars.allSatisfy { allows($0) && isText($0) }
  }

  private static let queries = Set(["10;?", "11;?"] + (0...15).map { "4;\($0);?" })

  private func isText(_ scalar: Unicode.Scalar) -> Bool { !isASCII || scalar.isASCII }

  /// Skips a piece of a picture, up to ESC \.
  private mutating func skipPicture(_ scalars: inout Scalars) {
    let isGraphics = scalars.popFirst() == "G"
    while let scalar = scalars.popFirst(), scalar != "\u{1B}" {
      if !scalar.isASCII { warnings.append("picture with \(scalar)") }
    }
    if !isGraphics || scalars.popFirst() != "\\" { warnings.append("application command") }
  }

  private mutating func obeyControl(_ scalars: inout Scalars) {
    var parameters = ""
    while !Self.isStop(scalars), let scalar = scalars.popFirst() {
      guard (0x40...0x7E).contains(scalar.value) else {
        parameters.unicodeScalars.append(scalar)
        continue
      }
      if !obey(scalar, parameters) { warnings.append("sequence \(parameters)\(scalar)") }
      return
    }
    if scalars.isEmpty { warnings.append("unfinished \(parameters)") }
  }

  private mutating func obey(_ final: Unicode.Scalar, _ parameters: String) -> Bool {
    if parameters == ">" { return final == "q" }
    if parameters.hasPrefix("?") { return obeyMode(final, String(parameters.dropFirst())) }
    let fields = parameters.split(separator: ";", omittingEmptySubsequences: false)
    let numbers = fields.map { $0.isEmpty ? 0 : Int($0) ?? -1 }
    guard numbers.allSatisfy((0...9_999).contains) else { return false }
    switch final {
    case "H": return numbers.count <= 2
    case "G", "C": return numbers.count <= 1
    case "c", "J": return parameters.isEmpty
    case "n": return parameters == "5"
    // An inline screen does not know its place on the terminal.
    case "A", "B": return numbers.count == 1 && !modes.contains(1049)
    case "K": return parameters == "2" && !modes.contains(1049)
    case "t": return parameters == "22;2" || parameters == "23;2"
    case "m": return obeyStyle(numbers[...])
    default: return false
    }
  }

  private mutating func obeyMode(_ final: Unicode.Scalar, _ parameters: String) -> Bool {
    if final == "p" { return parameters == "2026$" }
    guard let mode = Int(parameters), Self.screenModes.contains(mode) else { return false }
    if final == "h" { modes.insert(mode) } else { modes.remove(mode) }
    return final == "h" || final == "l"
  }

  private mutating func obeyStyle(_ numbers: ArraySlice<Int>) -> Bool {
    var numbers = numbers
    while let number = numbers.popFirst() {
      switch number {
      case 0...4, 7, 9, 22...24, 27, 29, 39, 49: continue
      case 30...37, 40...47, 90...97, 100...107: hasColor = true
      case 38, 48:
        hasColor = true
        let count = numbers.first == 5 ? 2 : 4
        guard numbers.count >= count, [2, 5].contains(numbers.first) else { return false }
        guard numbers.prefix(count).allSatisfy((0...255).contains) else { return false }
        numbers = numbers.dropFirst(count)
      default: return false
      }
    }
    return true
  }
}
