import MemoryModel
import TestSupport
import Testing

private let suite = ConformanceSuite("Unicode")

/// The Unicode Consortium's list of emoji.
@Suite("Unicode's emoji", .enabled(if: suite != nil, "CONFORMANCE names no folder that has them"))
struct EmojiSuiteTests {
  private func isFace(_ emoji: String) -> Bool {
    let faces = TypedFaces(symbolsIn: emoji + "x").entries.map(\.face)
    let theme = Theme(
      id: "t", name: "t", faces: faces, pairs: 2, color: Theme.Color(rgb: 0))
    return faces.map(\.symbol) == [emoji, "x"] && theme.problems.isEmpty
  }

  @Test("every emoji can be typed as a face and played")
  func faces() throws {
    let suite = try #require(suite)
    let emoji = try suite.emoji()
    #expect(emoji.count > 3000)
    try suite.report("emoji-test-faces", emoji.map { ($0, isFace($0)) })
  }
}
