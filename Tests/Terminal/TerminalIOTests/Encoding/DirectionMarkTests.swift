import TerminalIO
import Testing
import TextUI

/// Marks that keep texts of right-to-left scripts in their places.
@Suite struct DirectionMarkTests {
  /// The bytes of a row with some texts, each at its column.
  private func row(_ texts: [(Int, String)], style: (Int) -> Style = { _ in .plain }) -> String {
    var buffer = CellBuffer(size: Size(width: 30, height: 1), table: CellTable())
    for (x, text) in texts { buffer.write(text, at: Point(x: x, y: 0), style: style(x)) }
    var bytes: [UInt8] = []
    var encoder = ANSIEncoder(depth: .none, isUnicode: true)
    encoder.encode(buffer, after: nil, cursor: nil, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func marks(in text: String) -> Int {
    text.unicodeScalars.count { $0 == "\u{200E}" }
  }

  @Test func `each text of a right-to-left script is followed by one left-to-right mark`() {
    let text = row([(0, "│שלום│"), (8, "│בית│"), (16, "كلب"), (22, "dog")])
    #expect(marks(in: text) == 3 && ["ם", "ת", "ب"].allSatisfy { text.contains($0 + "\u{200E}") })
  }

  @Test
  func `words of one text stay one text in one style, and at the end of a row there is no mark`() {
    let bold = Style(attributes: .bold)
    let twoStyles = row([(0, "שלום"), (5, "עולם")], style: { $0 == 0 ? bold : .plain })
    #expect(
      (
        marks(in: row([(0, "שלום עולם!")])), marks(in: twoStyles),
        marks(in: row([(0, "שלום  עולם")])), marks(in: row([(26, "שלום")]))
      ) == (1, 2, 2, 0))
  }

  @Test(arguments: ["dog", "日本語", "👍🐶", "─│┌┐█▀▄", "e\u{301}", "Ωμέγα", "привет", "हिन्दी", "ไทย"])
  func `no other text has a mark`(text: String) {
    #expect(marks(in: row([(0, text)])) == 0)
  }
}
