import TestSupport
import Testing

@testable import TextUICore

private nonisolated let suite = ConformanceSuite("Unicode")

/// The Unicode Consortium's own tests of grapheme clusters, and its list of emoji.
@Suite("Unicode's tests", .enabled(if: suite != nil, "CONFORMANCE names no folder that has them"))
struct UnicodeSuiteTests {
  /// Parses a line such as `÷ 0061 × 0308 ÷ 0062 ÷ # …`; nil if a number is not a scalar.
  private func clusters(_ line: String) -> [[Unicode.Scalar]]? {
    var clusters: [[Unicode.Scalar]] = []
    for part in line.prefix(while: { $0 != "#" }).split(whereSeparator: \.isWhitespace) {
      switch part {
      case "÷": clusters.append([])
      case "×": break
      default:
        guard let scalar = UInt32(part, radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
        clusters[clusters.count - 1].append(scalar)
      }
    }
    return clusters.filter { !$0.isEmpty }
  }

  private func text(_ clusters: [[Unicode.Scalar]]) -> String {
    String(String.UnicodeScalarView(clusters.joined()))
  }

  /// Returns the cells of a text without the right halves of wide ones.
  private func cells(_ text: String) -> [Cell] {
    TextCells(text, table: CellTable()).cells.filter { $0.width > 0 || $0.grapheme != 0 }
  }

  @Test("fields take, and cells show, as many clusters as there are")
  func graphemeBreaks() throws {
    let suite = try #require(suite)
    let lines = try suite.lines(of: "GraphemeBreakTest.txt")
    let parsed = lines.compactMap { line in clusters(line).map { (line, $0) } }
    #expect(parsed.count > 500)
    try suite.report(
      "GraphemeBreakTest-fields",
      parsed.map { line, clusters in
        (line, text(clusters).map { Array($0.unicodeScalars) } == clusters)
      })
    let shown = parsed.filter { isShown(text($1)) }
    try suite.report(
      "GraphemeBreakTest-cells",
      shown.map { line, clusters in (line, cells(text(clusters)).count == clusters.count) },
      "(\(parsed.count - shown.count) with scalars that are replaced)")
  }

  /// True if no scalar of a text is replaced by a visible one.
  private func isShown(_ text: String) -> Bool {
    !cells(text).contains { $0.grapheme == 0xFFFD || (0x2400...0x2421).contains($0.grapheme) }
  }

  @Test("every emoji is one character and one cell of two columns")
  func emoji() throws {
    let suite = try #require(suite)
    let emoji = try suite.emoji()
    #expect(emoji.count > 3000)
    try suite.report(
      "emoji-test-columns",
      emoji.map { emoji in
        (emoji, emoji.count == 1 && cells(emoji).map(\.width) == [2])
      })
  }
}
