import Testing
import TextUI

@Suite struct ViewBuilderTests {
  private func rows(@ViewBuilder _ content: @escaping () -> some View) -> [String] {
    let window = Window { HStack(spacing: 0, content: content) }
    return window.frame(size: Size(width: 6, height: 1), at: .zero).buffer.lines
  }

  @Test("an empty builder is a view that shows nothing")
  func empty() {
    #expect(rows {} == ["      "])
    #expect(rows { EmptyView() } == ["      "])
  }

  @Test("statements give views in their order")
  func several() {
    let shown = rows {
      Text("a")
      Text("b")
      Text("c")
      Text("d")
      Text("e")
      Text("f")
    }
    #expect(shown == ["abcdef"])
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

  @Test("conditions choose views, with local constants between them")
  func conditions() {
    #expect(rows { choice(0) } == ["<none "])
    #expect(rows { choice(1) } == ["<one >"])
    #expect(rows { choice(5) } == ["<10?? "])
  }

  @Test("an optional shows its value, and so does a switch")
  func optionals() {
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
    #expect(number(3) == ["[3]!!!"])
    #expect(number(nil).joined().contains("nil"))
    #expect(number(4).joined().contains("[4]"))
  }

  @Test("views can depend on the availability of a system")
  func availability() {
    let shown = rows {
      if #available(macOS 26, *) { Text("newer.") } else { Text("older.") }
    }
    #expect(shown == ["newer."])
  }

  @Test("a for loop is a ForEach, over numbers, ids and key paths")
  func loops() {
    struct Named: Identifiable { let id: String }
    let shown = rows {
      ForEach(0..<2) { Text("\($0)") }
      ForEach([Named(id: "a"), Named(id: "b")]) { Text($0.id) }
      ForEach(["x", "y"], id: \.self) { Text($0) }
      ForEach(0..<0) { _ in Text("never") }
    }
    #expect(shown == ["01abxy"])
  }

  @Test("a group is its views, and a modifier of a group goes to each of them")
  func groups() {
    let shown = rows {
      Group {
        Text("a")
        Text("b")
      }.padding(.leading, 2)
    }
    #expect(shown == ["  a  b"])
  }
}
