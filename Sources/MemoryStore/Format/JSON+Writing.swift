extension JSON {
  /// The value as text of one line, or of several.
  ///
  /// - Parameter openLevels: How many levels of lists and objects have a line for each of their
  ///   elements.
  /// - Returns: Text without a new line at its end, and without any control character in it.
  func written(openLevels: Int = 0) -> String {
    var text = ""
    write(to: &text, openLevels, indent: "")
    return text
  }

  private func write(to text: inout String, _ openLevels: Int, indent: String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let digits): text += digits
    case .text(let value): Self.quote(value, to: &text)
    case .list(let values):
      Self.enclose("[", "]", values, to: &text, openLevels, indent) { value, text, indent in
        value.write(to: &text, openLevels - 1, indent: indent)
      }
    case .object(let members):
      Self.enclose("{", "}", members, to: &text, openLevels, indent) { member, text, indent in
        Self.quote(member.name, to: &text)
        text += openLevels > 0 ? ": " : ":"
        member.value.write(to: &text, openLevels - 1, indent: indent)
      }
    }
  }

  private static func enclose<Part>(
    _ start: String, _ end: String, _ parts: [Part], to text: inout String, _ openLevels: Int,
    _ indent: String, _ write: (Part, inout String, String) -> Void
  ) {
    let isOpen = openLevels > 0 && !parts.isEmpty
    let inner = isOpen ? indent + "  " : indent
    text += start
    for (index, part) in parts.enumerated() {
      if index > 0 { text += "," }
      if isOpen { text += "\n" + inner }
      write(part, &text, inner)
    }
    text += (isOpen ? "\n" + indent : "") + end
  }

  private static func quote(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case _ where scalar.properties.generalCategory == .control:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
