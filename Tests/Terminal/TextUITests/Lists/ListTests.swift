import Testing
import TextUI

struct ListTests {
  private func list(_ selection: Slip<Int?>, _ opened: Slip<[Int]>) -> Window {
    Window {
      List(1..<10, id: \.self, selection: selection.binding) {
        opened.value.append($0)
      } row: {
        Text("row \($0)")
      }
    }
  }

  @Test("arrows move the selection, which stays visible, and Enter opens it")
  func keys() {
    let (selection, opened) = (Slip<Int?>(nil), Slip<[Int]>([]))
    let window = list(selection, opened)
    let first = window.rows(8, 3)
    window.press(.tab)
    _ = window.rows(8, 3)
    for key in [Key.down, .down, .down, .down] {
      window.press(key)
      _ = window.rows(8, 3)
    }
    #expect(
      [first, window.rows(8, 3)] == [
        ["  row 1┃", "  row 2│", "  row 3│"], ["  row 2│", "  row 3┃", "› row 4│"],
      ])
    window.press(.enter)
    let selected = [Key.pageDown, .end, .pageUp, .home].map { key -> Int? in
      window.press(key)
      let row = selection.value ?? 0
      return window.rows(8, 3).contains { $0.hasPrefix("› row \(row)") } ? row : nil
    }
    #expect(opened.value == [4] && selected == [6, 9, 7, 1])
  }

  @Test("a tap selects, a second one opens")
  func taps() {
    let (selection, opened) = (Slip<Int?>(nil), Slip<[Int]>([]))
    let window = list(selection, opened)
    _ = window.rows(9, 3)
    window.tap(8 - 2, 1)
    _ = window.rows(9, 3)
    let rows = states(of: opened.value, { window.tap(8 - 2, 1) })
    #expect(rows == [[], [2]] && selection.value == 2)
  }

  @Test("a selection set by the program is scrolled to; an empty list does not handle keys")
  func follows() {
    let selection = Slip<Int?>(8)
    let window = list(selection, Slip([]))
    let rows = states(
      of: window.rows(8, 2), { selection.value = 3 }, { selection.value = 77 })
    #expect([rows[0][1], rows[1][0], rows[2][0]] == ["› row 8│", "› row 3┃", "  row 3┃"])

    let heard = Slip(0)
    let none = Window {
      List([Int](), id: \.self) { Text("\($0)") }.onKeyPress(.down) { heard.value += 1 }
    }
    _ = none.rows(4, 2)
    none.press(.tab)
    _ = none.rows(4, 2)
    none.press(.down)
    #expect(heard.value == 1)
  }

  @Test(
    "after the selected row is removed, the row in its place is selected, or the last, or none",
    arguments: [
      ([1, 2, 4, 5], 4), ([1, 2], 2), ([4, 1, 5, 2], 5), ([6, 3, 7], 3), ([], nil),
    ] as [([Int], Int?)])
  func neighbour(left: [Int], selected: Int?) {
    let (elements, selection) = (Slip([1, 2, 3, 4, 5]), Slip<Int?>(3))
    let window = Window {
      List(elements.value, id: \.self, selection: selection.binding) { Text("\($0)") }
    }
    _ = window.rows(4, 9)
    elements.value = left
    let rows = window.rows(4, 9)
    let marked = rows.filter { $0.hasPrefix("›") }
    #expect(selection.value == selected && marked == (selected.map { ["› \($0) "] } ?? []))
  }

  @Test("a selection of a missing row, or one set as a row was removed, stays")
  func chosenElsewhere() {
    let (elements, selection) = (Slip([1, 2, 3]), Slip<Int?>(9))
    let window = Window {
      List(elements.value, id: \.self, selection: selection.binding) { Text("\($0)") }
    }
    _ = window.rows(4, 9)
    elements.value = [2, 3]
    _ = window.rows(4, 9)
    var selected = [selection.value]
    (elements.value, selection.value) = ([2, 3, 9], 9)
    let row = window.rows(4, 9)[2]
    for (left, chosen) in [([2, 3], 2), ([3], nil)] as [([Int], Int?)] {
      (elements.value, selection.value) = (left, chosen)
      _ = window.rows(4, 9)
      selected.append(selection.value)
    }
    #expect(selected == [9, 2, nil] && row == "› 9 ")
  }

  @Test("removing rows one by one always selects a neighbour, to the last")
  func oneAfterTheOther() {
    let (elements, selection) = (Slip(Array(0..<100)), Slip<Int?>(98))
    let window = Window {
      List(elements.value, id: \.self, selection: selection.binding) { Text("\($0)") }
    }
    _ = window.rows(6, 5)
    var wrong: [Int] = []
    while let selected = selection.value {
      elements.value.removeAll { $0 == selected }
      let count = window.rows(6, 5).count { $0.hasPrefix("›") }
      if count != min(1, elements.value.count) { wrong.append(selected) }
    }
    #expect([wrong, elements.value] == [[], []])
  }

  @Test("sections group elements by key, in the order of their first elements")
  func sections() {
    let screen = rows(5, 5) {
      VStack(alignment: .leading) {
        Sections(of: ["ape", "bee", "ant"], id: \.self, by: \.first) {
          Text(" \($0)")
        } header: {
          Text($0.map(String.init) ?? "")
        }
      }
    }
    #expect(screen == ["a    ", " ape ", " ant ", "b    ", " bee "])
  }
}

struct GroupSubviewsTests {
  @Test("views of a group can be counted, interleaved, reversed, and distinguished by their tags")
  func interleaved() {
    let screen = rows(9, 1) {
      HStack(spacing: 0) {
        Group(
          subviews: Group {
            Text("a")
            ForEach(0..<2) { Text("\($0)") }
          }
        ) { subviews in
          Text("\(subviews.count):")
          ForEach(subviews.reversed()) { subview in
            subview
            if subview.id != subviews.first?.id { Text("|") }
          }
        }
      }
    }
    let tagged = rows(4, 2) {
      let content = Group {
        Text("a").tag(1)
        Text("b").tag(2)
        Text("c").tag(1)
        Text("d")
      }
      VStack {
        Group(subviews: content) { subviews in
          HStack { ForEach(subviews.filter { $0.tag(of: Int.self) == 1 }) { $0 } }
          HStack { ForEach(subviews.filter { $0.tag(of: Int.self) == nil }) { $0 } }
        }
      }
    }
    #expect(screen + tagged == [" 3:1|0|a ", "a c ", " d  "])
  }

  @Test("a view keeps its state at any position, and while it is hidden")
  func state() {
    let order = Slip([0, 1])
    let window = Window {
      VStack {
        Group(subviews: ForEach(0..<2) { Counter(name: "\($0):") }) { subviews in
          ForEach(order.value, id: \.self) { subviews[$0] }
        }
      }
    }
    _ = window.rows(3, 2)
    window.tap(0, 0)
    let rows = states(
      of: window.rows(3, 2),
      {
        order.value = [1]
        _ = window.rows(3, 2)
        order.value = [1, 0]
      })
    #expect(rows == [["0:1", "1:0"], ["1:0", "0:1"]])
  }

  private struct Counter: View {
    let name: String
    @State private var taps = 0

    var body: some View {
      Text("\(name)\(taps)").onTapGesture { taps += 1 }
    }
  }
}
