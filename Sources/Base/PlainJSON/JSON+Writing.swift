extension JSON: CustomStringConvertible {
  /// The value on one line without spaces, safe to print on a terminal.
  ///
  /// Invisible, private and unassigned characters are escaped.
  public var description: String {
    var writer = JSONWriter(escapesInvisible: true)
    writer.write(self)
    return writer.text
  }

  /// Returns the value as text for files, on one line or on several.
  ///
  /// Only control characters are escaped, so that people can read the file.
  ///
  /// - Parameters:
  ///   - openLevels: The number of levels of lists and objects that have a line per element;
  ///     negative
  ///     numbers count as zero.
  ///   - sortsMembers: True to sort members by the code points of their names.
  /// - Returns: Text without a newline at its end.
  public func written(openLevels: Int = 0, sortsMembers: Bool = false) -> String {
    var writer = JSONWriter(escapesInvisible: false, sortsMembers: sortsMembers)
    writer.write(self, max(0, openLevels))
    return writer.text
  }
}

/// A writer that appends value by value.
private struct JSONWriter {
  let escapesInvisible: Bool
  let sortsMembers: Bool
  private(set) var text = ""
  private var indent = ""

  init(escapesInvisible: Bool, sortsMembers: Bool = false) {
    self.escapesInvisible = escapesInvisible
    self.sortsMembers = sortsMembers
  }

  mutating func write(_ json: JSON, _ openLevels: Int = 0) {
    switch json {
    case .null: text += "null"
    case .bool(let bool): text += bool ? "true" : "false"
    case .number(let digits): text += digits
    case .string(let string): quote(string)
    case .array(let elements):
      enclose("[", "]", elements, openLevels) { writer, element in
        writer.write(element, max(0, openLevels - 1))
      }
    case .object(let members):
      let members =
        sortsMembers
        ? members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) } : members
      enclose("{", "}", members, openLevels) { writer, member in
        writer.quote(member.name)
        writer.text += openLevels > 0 ? ": " : ":"
        writer.write(member.value, max(0, openLevels - 1))
      }
    }
  }

  private mutating func enclose<Part>(
    _ start: String, _ end: String, _ parts: [Part], _ openLevels: Int,
    _ write: (inout JSONWriter, Part) -> Void
  ) {
    let isOpen = openLevels > 0 && !parts.isEmpty
    let outer = indent
    if isOpen { indent += "  " }
    text += start
    var isFirst = true
    for part in parts {
      if !isFirst { text += "," }
      isFirst = false
      if isOpen { text += "\n" + indent }
      write(&self, part)
    }
    indent = outer
    text += (isOpen ? "\n" + indent : "") + end
  }

  private mutating func quote(_ string: String) {
    text += "\""
    if isPlain(string) {
      text += string
    } else {
      for scalar in string.unicodeScalars { write(scalar) }
    }
    text += "\""
  }

  /// Returns true if a text certainly needs no escapes; most need none and are copied as a whole.
  private func isPlain(_ string: String) -> Bool {
    let bytes = string.utf8.span
    let (quote, escape) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    for place in 0..<bytes.count {
      let byte = bytes[place]
      if byte < 0x20 || byte == 0x7F || byte == quote || byte == escape { return false }
      // Control characters beyond ASCII begin with the byte C2.
      if byte > 0x7F, escapesInvisible || byte == 0xC2 { return false }
    }
    return true
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case " "..."~": text.unicodeScalars.append(scalar)
    case "\n" where !escapesInvisible: text += "\\n"
    default: isShown(scalar) ? text.unicodeScalars.append(scalar) : escape(scalar)
    }
  }

  private func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: false
    case .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: !escapesInvisible
    default: true
    }
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    for unit in scalar.utf16 { text += "\\u" + unit.hexadecimal }
  }
}
