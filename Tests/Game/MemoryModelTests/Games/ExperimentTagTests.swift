import MemoryModel
import Testing

@Suite struct ExperimentTagTests {
  @Test(arguments: ["P07", "A", "high load", "7", "é", "a,b", "say \"x\"", "x=1"])
  func `a visible text is a label`(text: String) {
    #expect(ExperimentTag.isLabel(text))
    #expect(ExperimentTag(participant: text, condition: "").participant == text)
  }

  @Test(arguments: [
    "", " ", " P07", "P07 ", "=1+1", "+1", "-1", "@SUM(A1)", "red\u{1B}[31m", "a\nb", "a\tb",
    "\u{202E}abc", "a\u{200B}b",
  ])
  func `an empty, hidden or calculating text is none`(text: String) {
    #expect(!ExperimentTag.isLabel(text))
  }

  @Test func `a label is bounded`() {
    let most = String(repeating: "x", count: ExperimentTag.longestLabel)
    #expect(ExperimentTag.isLabel(most) && !ExperimentTag.isLabel(most + "x"))
  }
}
