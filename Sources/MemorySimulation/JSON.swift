/// A JSON value that keeps its members in order; its description is the text, without spaces.
public indirect enum JSON: Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  /// Digits that are valid JSON as they stand.
  case number(String)
  case string(String)
  case array([JSON])
  case object(KeyValuePairs<String, JSON>)
  /// Members that are put together at run time.
  case members([(String, JSON)])
}

extension JSON: CustomStringConvertible {
  public var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let bool): text += bool ? "true" : "false"
    case .int(let int): text += String(int)
    case .double(let double): text += double.isFinite ? "\(double)" : "null"
    case .number(let digits): text += digits
    case .string(let string): Self.write(quoted: string, to: &text)
    case .array(let elements): Self.write("[", elements, "]", to: &text) { $0.write(to: &$1) }
    case .object(let members): Self.write("{", members, "}", to: &text, each: Self.member)
    case .members(let members): Self.write("{", members, "}", to: &text, each: Self.member)
    }
  }

  private static func write<Elements: Sequence>(
    _ open: String, _ elements: Elements, _ close: String, to text: inout String,
    each: (Elements.Element, inout String) -> Void
  ) {
    text += open
    var isFirst = true
    for element in elements {
      if !isFirst { text += "," }
      isFirst = false
      each(element, &text)
    }
    text += close
  }

  private static func member(_ member: (key: String, value: JSON), to text: inout String) {
    write(quoted: member.key, to: &text)
    text += ":"
    member.value.write(to: &text)
  }

  /// Invisible and directing characters are escaped too, so that the text is safe on a terminal.
  private static func write(quoted string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case " "..."~": text.unicodeScalars.append(scalar)
      default: isPlain(scalar) ? text.unicodeScalars.append(scalar) : escape(scalar, to: &text)
      }
    }
    text += "\""
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: false
    default: true
    }
  }

  private static func escape(_ scalar: Unicode.Scalar, to text: inout String) {
    for unit in scalar.utf16 {
      let digits = String(unit, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
