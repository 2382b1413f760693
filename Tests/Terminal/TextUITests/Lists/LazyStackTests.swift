import Testing
import TextUI

struct LazyStackTests {
  /// A row that counts its taps in its own state.
  private struct Counter: View {
    let name: String
    @State private var taps = 0

    var body: some View {
      Text("\(name)\(taps)").onTapGesture { taps += 1 }
    }
  }

  @Test("of a million rows only visible ones are created, and a proxy finds the others")
  func million() {
    let made = Slip<Set<Int>>([])
    let window = Window {
      ScrollView(showsIndicators: false) {
        LazyVStack {
          ForEach(0..<1_000_000) { number in
            let _ = made.value.insert(number)
            Text("\(number)")
          }
        }
      }
    }
    let (first, count) = (window.rows(6, 3), made.value.count)
    window.press(.end)
    #expect(
      [first, window.rows(6, 3)] == [
        ["  0   ", "  1   ", "  2   "], ["999997", "999998", "999999"],
      ])
    #expect(count < 6 && made.value.count < 12)

    let proxy = Slip<ScrollViewProxy?>(nil)
    let far = Window {
      ScrollViewReader { reader in
        let _ = proxy.set(reader)
        ScrollView(showsIndicators: false) { LazyVStack { ForEach(0..<900) { Text("\($0)") } } }
      }
    }
    _ = far.rows(3, 3)
    proxy.value?.scrollTo(500, anchor: .center)
    #expect(far.rows(3, 3) == ["499", "500", "501"])
  }

  /// The number of the last row that was created.
  private enum LastRow: PreferenceKey {
    static var defaultValue: Int { -1 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  }

  @Test("more is loaded when the last row becomes visible, after scrolling by any distance")
  func loadingMore() {
    let loaded = Slip(10)
    let window = Window {
      ScrollView(showsIndicators: false) {
        LazyVStack {
          ForEach(0..<loaded.value) { number in
            Text("\(number)").preference(key: LastRow.self, value: number)
          }
        }
      }
      .onPreferenceChange(LastRow.self) { last in
        if last == loaded.value - 1, last < 25 { loaded.value += 10 }
      }
    }
    _ = window.rows(3, 3)
    var counts = [loaded.value]
    for _ in 0..<3 {
      window.press(.end)
      _ = window.rows(3, 3)
      counts.append(loaded.value)
    }
    #expect(counts == [10, 20, 30, 30] && window.rows(3, 3) == ["27 ", "28 ", "29 "])
  }

  @Test("columns are side by side, as wide as the first view if nothing else, and scroll sideways")
  func columns() {
    let window = Window {
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(alignment: .top, spacing: 1, columnWidth: 2) {
          ForEach(0..<50) { Text("\($0)") }
        }
      }
    }
    let unspecified = Window {
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack { ForEach(98..<1_000) { Text("<\($0)>") } }
      }
    }
    #expect(
      states(of: window.rows(8, 1)[0], { window.press(.end) }) == ["0  1  2 ", "47 48 49"])
    #expect(
      states(of: unspecified.rows(14, 1)[0], { unspecified.press(.end) }) == [
        "<98> <99> <10…", "<99… <99… <99…",
      ])
  }

  @Test("a row scrolled out of sight keeps its state, one whose element is removed does not")
  func state() {
    let names = Slip(["a", "b", "c", "d", "e", "f", "g", "h"])
    let window = Window {
      ScrollView(showsIndicators: false) {
        LazyVStack { ForEach(names.value, id: \.self) { Counter(name: $0) } }
      }
    }
    _ = window.rows(2, 2)
    window.tap(0, 0)
    let rows = states(
      of: window.rows(2, 2), { window.press(.end) },
      {
        names.value.insert("z", at: 0)
        _ = window.rows(2, 2)
        window.press(.home)
      },
      {
        window.press(.end)
        _ = window.rows(2, 2)
        names.value.removeAll { $0 == "a" }
        _ = window.rows(2, 2)
        names.value.insert("a", at: 0)
        _ = window.rows(2, 2)
        window.press(.home)
      })
    #expect(rows == [["a1", "b0"], ["g0", "h0"], ["z0", "a1"], ["a0", "z0"]])
  }

  @Test("the focus moves to rows not created yet, and stays on one out of sight")
  func focus() {
    let window = Window {
      ScrollView(showsIndicators: false) {
        LazyVStack { ForEach(10..<40) { FocusedRow(number: $0) } }
      }
    }
    _ = window.rows(3, 3)
    for _ in 0..<5 {
      window.press(.down)
      _ = window.rows(3, 3)
    }
    let rows = states(of: window.rows(3, 3), { window.press(.end) }, { window.press(.up) })
    #expect(rows == [["12 ", "13 ", "14*"], ["37 ", "38 ", "39 "], ["13*", "14 ", "15 "]])
  }

  private struct FocusedRow: View {
    let number: Int

    var body: some View {
      Label(number: number).focusable()
    }

    private struct Label: View {
      @Environment(\.isFocused) var isFocused
      let number: Int

      var body: some View {
        Text("\(number)\(isFocused ? "*" : " ")")
      }
    }
  }

  @Test("rows have one height, lower ones are centred; no room and invalid heights do no harm")
  func extremes() {
    let uniform = rows(3, 8) {
      LazyVStack(spacing: 1, rowHeight: 2) {
        ForEach(1..<4) { Block("x", 1, $0) }
      }
    }
    let screen = rows(2, 1) {
      ScrollView {
        LazyVStack(spacing: .max, rowHeight: .max) { ForEach(0..<Int.max) { Text("\($0)") } }
      }
    }
    let overlapping = rows(2, 3) {
      LazyVStack(spacing: -1, rowHeight: 0) { ForEach(0..<3) { Text("\($0)") } }
    }
    #expect(
      [
        uniform, rows(2, 1) { LazyVStack { ForEach(0..<0) { Text("\($0)") } } },
        rows(0, 0) { LazyVStack { ForEach(0..<9) { Text("\($0)") } } }, overlapping,
      ] == [
        [" x ", "   ", "   ", " x ", " x ", "   ", " x ", " x "], ["  "], [], ["0 ", "1 ", "2 "],
      ])
    #expect(screen.count == 1)
  }
}
