import Testing
import TextUI

@Suite struct ViewBuilderTests {
  private func rows(@ViewBuilder _ content: @escaping () -> some View) -> [String] {
    let window = Window { HStack(spacing: 0, content: content) }
    return window.frame(size: Size(width: 6, height: 1), at: .zero).buffer.lines
  }

  @Test("statements, conditions and optionals give views in their order, or none")
  func empty() {
    #expect([rows {}, rows { EmptyView() }] == [["      "], ["      "]])

    let shown = rows {
      Text("a")
      Text("b")
      Text("c")
      Text("d")
      Text("e")
      Text("f")
    }
    #expect(
      [shown, rows { choice(0) }, rows { choice(1) }, rows { choice(5) }] == [
        ["abcdef"], ["<none "], ["<one >"], ["<10?? "],
      ])

    func number(_ number: Int?) -> [String] {
      rows {
        if let number { Text("[\(number)]") }
        switch number {
        case nil: Text("nil")
        case 3?: Text("!!!")
        default: EmptyView()
        }
      }
    }
    #expect(
      number(3) == ["[3]!!!"] && number(nil).joined().contains("nil")
        && number(4).joined().contains("[4]"))

    let lastShown = rows {
      if #available(macOS 26, *) { Text("newer.") } else { Text("older.") }
    }
    #expect(lastShown == ["newer."])
  }

  @ViewBuilder private func choice(_ number: Int) -> some View {
    let doubled = number * 2
    Text("<")
    if number == 0 {
      Text("none")
    } else if number == 1 {
      Text("one ")
    } else {
      Text("\(doubled)")
      Text("??")
    }
    if number == 1 { Text(">") }
  }

  @Test("a for loop is a ForEach, and a group is its views, each with the group's modifiers")
  func loops() {
    struct Named: Identifiable { let id: String }
    let shown = rows {
      ForEach(0..<2) { Text("\($0)") }
      ForEach([Named(id: "a"), Named(id: "b")]) { Text($0.id) }
      ForEach(["x", "y"], id: \.self) { Text($0) }
      ForEach(0..<0) { _ in Text("never") }
    }

    let otherShown = rows {
      Group {
        Text("a")
        Text("b")
      }.padding(.leading, 2)
    }

    #expect([shown, otherShown] == [["01abxy"], ["  a  b"]])
  }
}
