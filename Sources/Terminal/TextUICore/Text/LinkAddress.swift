/// An address that a terminal may open: of the web, a mail or a file.
package struct LinkAddress: Hashable, Sendable {
  /// The address in printable ASCII; other characters are percent-encoded.
  package let text: String

  private static let schemes: Set = ["http", "https", "mailto", "file"]
  /// The largest number of bytes that terminals of the VTE library accept.
  private static let limit = 2_083

  /// Creates an address.
  ///
  /// - Parameter text: The address. It is nil if its scheme is not http, https, mailto or file, if
  ///   it contains a control character, or if it has more than 2,083 bytes when encoded.
  package init?(_ text: String) {
    let scheme = text.prefix { $0 != ":" }
    let rest = text.dropFirst(scheme.count + 1)
    guard Self.schemes.contains(scheme.lowercased()), !rest.isEmpty,
      text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
    else { return nil }
    self.text = Self.encoded(text)
    guard self.text.utf8.count <= Self.limit else { return nil }
  }

  private static func encoded(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      if isAllowed(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }

  /// Returns true for the characters of addresses (RFC 3986), and for the percent sign.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: "-._~:/?#[]@!$&'()*+,;=%".utf8.contains(byte)
    }
  }
}

extension View {
  /// Makes the text of the view a link, which the terminal can open by itself.
  package func hyperlink(_ address: LinkAddress) -> some View {
    ResolvedView(self) { resolver, content in
      let outer = resolver.values.style.link
      resolver.values.style.link = resolver.store.table.number(of: address)
      content.resolve(&resolver)
      resolver.values.style.link = outer
    }
  }
}
