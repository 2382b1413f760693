import Testing
import TextUI

@Suite("Rows of long lists")
struct ListRowsTests {
  /// A row that counts its evaluations.
  private struct CountedRow: View {
    let number: Int
    let count: Slip<Int>

    var body: some View {
      let _ = count.set(count.value + 1)
      Text("row \(number)")
    }
  }

  @Test("of 100,000 rows a frame creates the visible ones and two more")
  func makesVisibleRows() {
    let (count, selection) = (Slip(0), Slip<Int?>(0))
    let rows = Array(0..<100_000)
    let window = Window {
      List(rows, id: \.self, selection: selection.binding) { CountedRow(number: $0, count: count) }
    }
    _ = window.rows(12, 10)

    var wrong: [String] = []
    for (time, selected) in [0, 5, 50_000, 99_999].enumerated() {
      selection.set(selected)
      _ = window.rows(12, 10, at: Double(time))
      count.set(0)
      let shown = window.rows(12, 10, at: Double(time) + 0.5)
      let isShown = shown.contains { $0.contains("› row \(selected)") }
      if count.value > 12 || !isShown { wrong.append("\(count.value) at \(selected)") }
    }
    #expect(wrong == [])
  }

  @Test("a frame after a step creates no more rows than any other, beyond the edge too")
  func makesRowsOnce() {
    let (count, selection) = (Slip(0), Slip<Int?>(0))
    let rows = Array(0..<100_000)
    let window = Window {
      List(rows, id: \.self, selection: selection.binding) { CountedRow(number: $0, count: count) }
        .defaultFocus()
    }
    _ = window.rows(12, 10)
    _ = window.rows(12, 10, at: 1)

    var wrong: [String] = []
    for step in 1...20 {
      count.set(0)
      _ = window.send(.key(KeyPress(.down)), at: .seconds(step + 1))
      let shown = window.rows(12, 10, at: Double(step + 1))
      let isShown = shown[min(step, 9)].hasPrefix("› row \(step) ")
      if count.value > 12 || !isShown { wrong.append("\(count.value) for step \(step)") }
    }
    for (time, key) in [Key.end, .home, .pageDown, .pageDown, .up, .pageUp].enumerated() {
      count.set(0)
      _ = window.send(.key(KeyPress(key)), at: .seconds(time + 30))
      let shown = window.rows(12, 10, at: Double(time + 30))
      let isShown = shown.contains { $0.hasPrefix("› row \(selection.value ?? -1)") }
      if count.value > 12 || !isShown { wrong.append("\(count.value) for \(key)") }
    }
    #expect(wrong == [])
  }

  @Test("a step in a list of tagged rows evaluates each of them once")
  func makesTaggedRowsOnce() {
    let (count, selection) = (Slip(0), Slip<Int?>(0))
    let window = Window {
      List(selection: selection.binding) {
        ForEach(0..<8) { CountedRow(number: $0, count: count).tag($0) }
      }
      .defaultFocus()
    }
    _ = window.rows(12, 5)
    _ = window.rows(12, 5, at: 1)

    let steps = (1...7).map { step in
      count.set(0)
      _ = window.send(.key(KeyPress(.down)), at: .seconds(step + 1))
      let shown = window.rows(12, 5, at: Double(step + 1))
      return shown[min(step, 4)].hasPrefix("› row \(step) ") ? count.value : -1
    }
    #expect(steps == Array(repeating: 8, count: 7))
  }

  @Test("after a row is removed the next is selected, else the one before, else none")
  func selectsNeighbour() {
    let (rows, selection) = (Slip(["a", "b", "c"]), Slip<String?>("b"))
    let window = Window {
      List(rows.value, id: \.self, selection: selection.binding) { Text($0) }
    }
    _ = window.rows(4, 3)
    var selected: [String?] = []
    for (time, left) in [["a", "c"], ["a"], []].enumerated() {
      rows.set(left)
      _ = window.rows(4, 3, at: Double(time))
      selected.append(selection.value)
    }

    #expect(selected == ["c", "a", nil])
  }
}
