import Testing
import TextUI

@Suite("Views with a condition")
struct ViewIfTests {
  @Test("a view is changed only if the condition is true", arguments: [false, true])
  func changes(isWide: Bool) {
    let window = Window { Text("ab").if(isWide) { $0.padding(.leading, 2) }.frame(width: 4) }
    #expect(window.rows(4, 1) == [isWide ? "  ab" : " ab "])
  }

  @Test("a view that changes between both loses its state, one with an argument keeps it")
  func losesState() {
    let isOn = Slip(false)
    let window = Window {
      VStack(alignment: .leading, spacing: 0) {
        Tally("a").if(isOn.value) { $0.bold() }
        Tally("b").bold(isOn.value)
      }
    }
    _ = window.rows(2, 2)
    for row in 0..<2 { window.tap(0, row, at: Double(row)) }
    let firstScreen = window.rows(2, 2)
    isOn.set(true)
    #expect([firstScreen, window.rows(2, 2)] == [["a1", "b1"], ["a0", "b1"]])
  }
}
