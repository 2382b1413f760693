import TextUI

extension FlowTerminal {
  /// Applies the output of a program, which may end in the middle of a character or sequence.
  mutating func apply(_ bytes: some Sequence<UInt8>) {
    unread += bytes
    let partial = (0..<min(4, unread.count)).first {
      String(validating: unread.dropLast($0), as: UTF8.self) != nil
    }
    let whole = unread.dropLast(partial ?? 0)
    var text = String(decoding: whole, as: UTF8.self).unicodeScalars[...]
    unread.removeFirst(whole.count)
    while let scalar = text.popFirst() {
      let rest = text
      switch scalar {
      case "\u{1B}":
        guard obey(&text) else {
          unread = Array("\u{1B}\(String(Substring(rest)))".utf8) + unread
          return
        }
      case "\r": cursor.x = 0
      case "\n": feedLine()
      case _ where scalar.value < 0x20: break
      default: print(String(scalar))
      }
    }
  }

  /// Applies a sequence after its escape character; returns false if it is incomplete.
  private mutating func obey(_ text: inout Substring.UnicodeScalarView) -> Bool {
    switch text.popFirst() {
    case nil: return false
    case "[":
      let parameters = text.prefix { (0x20..<0x40).contains($0.value) }
      text.removeFirst(parameters.count)
      guard let final = text.popFirst() else { return false }
      obey(final, String(Substring(parameters)))
    case "]", "_":
      while let scalar = text.popFirst() {
        if scalar == "\u{7}" { return true }
        if scalar == "\u{1B}" { return text.popFirst() != nil }
      }
      return false
    default: break
    }
    return true
  }

  private mutating func obey(_ final: Unicode.Scalar, _ parameters: String) {
    let number = max(1, Int(parameters) ?? 1)
    switch final {
    case "A": move(y: cursor.y - number)
    case "B": move(y: cursor.y + number)
    case "C": move(x: cursor.x + number)
    case "G": move(x: number - 1)
    case "J": eraseBelow()
    case "K": eraseRow()
    case "h", "l":
      if parameters == "?7" { wraps = final == "h" }
      if parameters == "?25" { isCursorVisible = final == "h" }
    default: break
    }
  }
}
