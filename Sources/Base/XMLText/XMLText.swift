/// Text in the markup of an XML document, such as an SVG picture.
///
/// Control characters, which XML forbids or readers ignore, become U+FFFD.
extension StringProtocol {
  /// The text between two tags.
  public var escapedForXML: String { escaped(inAttribute: false) }

  /// The text as the value of an attribute in double quotation marks.
  public var escapedForXMLAttribute: String { escaped(inAttribute: true) }

  private func escaped(inAttribute: Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;".unicodeScalars
      case "<": result += "&lt;".unicodeScalars
      case ">": result += "&gt;".unicodeScalars
      case "\"" where inAttribute: result += "&quot;".unicodeScalars
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
