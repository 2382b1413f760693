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
    #expect(window.rows(8, 3) == ["  row 1┃", "  row 2│", "  row 3│"])
    window.press(.tab)
    _ = window.rows(8, 3)
    for key in [Key.down, .down, .down, .down] {
      window.press(key)
      _ = window.rows(8, 3)
    }
    #expect(window.rows(8, 3) == ["  row 2│", "  row 3┃", "› row 4│"])
    window.press(.enter)
    #expect(opened.value == [4])
    for (key, row) in [(Key.pageDown, 6), (.end, 9), (.pageUp, 7), (.home, 1)] {
      window.press(key)
      #expect(selection.value == row, "\(key)")
      #expect(window.rows(8, 3).contains { $0.hasPrefix("› row \(row)") })
    }
  }

  @Test("a tap selects, a second one opens")
  func taps() {
    let (selection, opened) = (Slip<Int?>(nil), Slip<[Int]>([]))
    let window = list(selection, opened)
    _ = window.rows(9, 3)
    window.tap(8 - 2, 1)
    _ = window.rows(9, 3)
    #expect(selection.value == 2)
    #expect(opened.value == [])
    window.tap(8 - 2, 1)
    #expect(opened.value == [2])
  }

  @Test("a selection set by the program is scrolled to, also the first one")
  func follows() {
    let selection = Slip<Int?>(8)
    let window = list(selection, Slip([]))
    #expect(window.rows(8, 2)[1] == "› row 8│")
    selection.value = 3
    #expect(window.rows(8, 2)[0] == "› row 3┃")
    selection.value = 77
    #expect(window.rows(8, 2)[0] == "  row 3┃")
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
    #expect(selection.value == selected)
    #expect(rows.filter { $0.hasPrefix("›") } == (selected.map { ["› \($0) "] } ?? []))
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
    #expect(selection.value == 9)
    (elements.value, selection.value) = ([2, 3, 9], 9)
    #expect(window.rows(4, 9)[2] == "› 9 ")
    (elements.value, selection.value) = ([2, 3], 2)
    _ = window.rows(4, 9)
    #expect(selection.value == 2)
    (elements.value, selection.value) = ([3], nil)
    _ = window.rows(4, 9)
    #expect(selection.value == nil)
  }

  @Test("removing rows one by one always selects a neighbour, to the last")
  func oneAfterTheOther() {
    let (elements, selection) = (Slip(Array(0..<100)), Slip<Int?>(98))
    let window = Window {
      List(elements.value, id: \.self, selection: selection.binding) { Text("\($0)") }
    }
    _ = window.rows(6, 5)
    while let selected = selection.value {
      elements.value.removeAll { $0 == selected }
      #expect(window.rows(6, 5).count { $0.hasPrefix("›") } == min(1, elements.value.count))
    }
    #expect(elements.value == [])
  }

  @Test("an empty list does not handle keys")
  func empty() {
    let heard = Slip(0)
    let window = Window {
      List([Int](), id: \.self) { Text("\($0)") }.onKeyPress(.down) { heard.value += 1 }
    }
    _ = window.rows(4, 2)
    window.press(.tab)
    _ = window.rows(4, 2)
    window.press(.down)
    #expect(heard.value == 1)
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
  @Test("views of a group can be counted, interleaved and reversed")
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
    #expect(screen == [" 3:1|0|a "])
  }

  @Test("views can be distinguished by their tags")
  func tags() {
    let screen = rows(4, 2) {
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
    #expect(screen == ["a c ", " d  "])
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
    #expect(window.rows(3, 2) == ["0:1", "1:0"])
    order.value = [1]
    _ = window.rows(3, 2)
    order.value = [1, 0]
    #expect(window.rows(3, 2) == ["1:0", "0:1"])
  }

  private struct Counter: View {
    let name: String
    @State private var taps = 0

    var body: some View {
      Text("\(name)\(taps)").onTapGesture { taps += 1 }
    }
  }
}
