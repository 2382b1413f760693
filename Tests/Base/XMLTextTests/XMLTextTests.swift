import Foundation
import Testing
import XMLText

@Suite("Text in XML")
struct XMLTextTests {
  @Test("markup is escaped, quotation marks in attributes alone")
  func escapesMarkup() {
    let text = #"a < b & "c" > 'd'"#
    #expect(
      [text.escapedForXML, text.escapedForXMLAttribute] == [
        #"a &lt; b &amp; "c" &gt; 'd'"#, "a &lt; b &amp; &quot;c&quot; &gt; 'd'",
      ] && "".escapedForXML.isEmpty)
  }

  @Test("a reader finds every character again, and a replacement for those that XML forbids")
  func isReadBack() throws {
    let scalars = (UInt32(0)...0xFFFF).compactMap(Unicode.Scalar.init) + ["\u{1F40D}"]
    for scalar in scalars {
      let text = "a\(String(scalar))z"
      let isControl = scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value
      let isForbidden = isControl || scalar.value | 1 == 0xFFFF
      let expected = isForbidden ? "a\u{FFFD}z" : text
      #expect(unescaped(text.escapedForXML).unicodeScalars.elementsEqual(expected.unicodeScalars))
      let attribute = text.escapedForXMLAttribute
      #expect(
        !attribute.unicodeScalars.contains("\"")
          && unescaped(attribute).unicodeScalars.elementsEqual(expected.unicodeScalars))
    }
  }

  /// Replaces the named entities by their characters, the ampersand last.
  private func unescaped(_ text: String) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")].reduce(text) { text, entity in
      text.replacingOccurrences(of: entity.0, with: entity.1, options: .literal)
    }
  }
}
