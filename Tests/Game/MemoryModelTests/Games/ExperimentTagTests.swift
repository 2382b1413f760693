import MemoryModel
import Testing

@Suite struct ExperimentTagTests {
  @Test
  func `a visible text of bounded length is a label, an empty, hidden or calculating one is none`()
  {
    let labels = ["P07", "A", "high load", "7", "é", "a,b", "say \"x\"", "x=1"]
    let others = [
      "", " ", " P07", "P07 ", "=1+1", "+1", "-1", "@SUM(A1)", "red\u{1B}[31m", "a\nb", "a\tb",
      "\u{202E}abc", "a\u{200B}b",
    ]
    let most = String(repeating: "x", count: ExperimentTag.longestLabel)
    #expect(
      (labels + [most] + others + [most + "x"]).filter(ExperimentTag.isLabel) == labels + [most])
    #expect(labels.map { ExperimentTag(participant: $0, condition: "").participant } == labels)
  }
}
