import Testing

@testable import MemoryViews

@Suite("Lines with limited room")
struct FittingLineTests {
  private struct Word: FittingItem {
    let text: String
    let shortText: String
    let priority: Int
  }

  private let words = [
    Word(text: "9 pairs left", shortText: "9 left", priority: 1),
    Word(text: "24 points", shortText: "24 pts", priority: 3),
    Word(text: "0:41", shortText: "0:41", priority: 2),
  ]

  private func line(_ width: Int) -> String {
    let line = FittingLine(words, in: width)
    return line.items.map { line.isShort ? $0.shortText : $0.text }.joined(separator: "  ")
  }

  @Test("everything is written at length if there is room, else short, and nothing is cut")
  func fits() {
    #expect(
      (line(29), line(28), line(20), line(19)) == (
        "9 pairs left  24 points  0:41", "9 left  24 pts  0:41", "9 left  24 pts  0:41",
        "24 pts  0:41"
      ))
    #expect((line(11), line(5), line(-3)) == ("24 pts", "", ""))

    for width in 0...40 { #expect(line(width).count <= width) }
  }
}
