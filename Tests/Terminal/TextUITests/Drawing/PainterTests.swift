import Testing

@testable import TextUI
@testable import TextUICore

@Suite struct PainterTests {
  /// A view drawn by a closure, with a clip.
  private nonisolated struct Drawing: Primitive, Element {
    let hole: Rect
    let drawing: (inout Painter) -> Void

    @MainActor func resolve(_ resolver: inout Resolver) {
      resolver.wrapper(Hole(rect: hole)) { $0.leaf(self) }
    }

    func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
      proposal.replacingUnspecified(by: .zero)
    }

    func draw(in rect: Rect, on painter: inout Painter) {
      drawing(&painter)
    }
  }

  private struct Hole: Element {
    let rect: Rect

    func place(in whole: Rect, _ children: Subviews, _ context: PlacementContext) {
      children.clipped(to: rect) { for child in children { child.place(in: whole) } }
    }
  }

  private func buffer(
    _ hole: Rect = Rect(x: 1, y: 1, width: 4, height: 1), over text: String = "",
    _ drawing: @escaping (inout Painter) -> Void
  ) -> CellBuffer {
    let window = Window {
      ZStack(alignment: .topLeading) {
        Text(text)
        Drawing(hole: hole, drawing: drawing)
      }
    }
    return window.frame(size: Size(width: 6, height: 3), at: .zero).buffer
  }

  private func cells(_ text: String, _ painter: Painter) -> some Collection<Cell> {
    TextCells(text, table: painter.table).cells
  }

  @Test("nothing is drawn outside of a view's clip")
  func clip() {
    var wrong: [String] = []
    for y in -1...3 {
      for x in -9...9 {
        let shown = buffer { painter in
          let text = cells("abcdefgh", painter)
          painter.draw(text, at: Point(x: x, y: y), in: Ink(style: 0))
        }
        let row = (0..<6).map { column in
          let letter = Array("abcdefgh").indices.contains(column - x) && (1...4).contains(column)
          return letter && y == 1 ? String(Array("abcdefgh")[column - x]) : " "
        }
        if shown.lines != ["      ", row.joined(), "      "] { wrong.append("at \(x), \(y)") }
      }
    }
    #expect(wrong == [])
  }

  @Test("a clipped wide cluster is blank; over two backgrounds it has that of its left half")
  func wide() {
    let rows = (0...3).map { x in
      buffer { painter in
        painter.draw(cells("日本", painter), at: Point(x: x, y: 1), in: Ink(style: 0))
      }.lines[1]
    }
    let shown = buffer { painter in
      painter.fill(Rect(x: 2, y: 1, width: 1, height: 1), with: .red)
      painter.fill(Rect(x: 3, y: 1, width: 1, height: 1), with: .blue)
      painter.draw(cells("日", painter), at: Point(x: 2, y: 1), in: Ink(style: 0))
    }
    #expect(rows == ["  本  ", " 日本 ", "  日  ", "   日 "])
    #expect([2, 3].map { shown.style(at: Point(x: $0, y: 1)).background } == [.red, .red])
  }

  @Test("rectangles far outside, and empty ones, draw nothing")
  func fills() {
    var wrong: [String] = []
    let far = [Int.min / 4, -7, 0, 7, Int.max / 4]
    for x in far {
      for length in [Int.min / 4, -1, 0, 1, Int.max / 4] {
        let shown = buffer(over: "abcdef") { painter in
          let rect = Rect(x: x, y: x, width: length, height: length)
          painter.fill(rect, with: .red)
          painter.fill(rect, with: .red, opacity: 9)
          painter.fill(rect, with: Cell(grapheme: 0x23), in: Ink(style: 0))
        }
        let isEmpty = shown.lines[0] == "abcdef" && shown.lines[2] == "      "
        if !isEmpty { wrong.append("at \(x), of \(length)") }
      }
    }
    #expect(wrong == [])
  }

  @Test("a half transparent colour is mixed with the one below, for letters and backgrounds")
  func mixing() {
    let shown = buffer(Rect(x: 0, y: 0, width: 6, height: 3), over: "ab") { painter in
      painter.fill(
        Rect(x: 0, y: 0, width: 2, height: 1), with: Color(red: 200, green: 0, blue: 0))
      painter.fill(
        Rect(x: 1, y: 0, width: 1, height: 1), with: Color(red: 0, green: 200, blue: 0),
        opacity: 128)
    }
    #expect(
      [shown.style(at: .zero).background, shown.style(at: Point(x: 1, y: 0)).background] == [
        Color(red: 200, green: 0, blue: 0), Color(red: 100, green: 100, blue: 0),
      ])
  }

  @Test("text without a background keeps the one below, and transparent ink draws nothing")
  func ink() {
    let shown = buffer(Rect(x: 0, y: 0, width: 6, height: 3), over: "abcdef") { painter in
      painter.fill(Rect(x: 0, y: 0, width: 2, height: 1), with: .blue)
      painter.draw(cells("xy", painter), at: Point(x: 1, y: 0), in: Ink(style: 0))
      painter.draw(cells("zz", painter), at: Point(x: 4, y: 0), in: Ink(style: 0, opacity: 0))
    }
    let backgrounds = [1, 2].map { shown.style(at: Point(x: $0, y: 0)).background }
    #expect(shown.lines[0] == " xydef" && backgrounds == [.blue, .terminal])
  }

  @Test("opacities of nested views multiply")
  func nested() {
    let white = Color(red: 200, green: 200, blue: 200)
    let window = Window {
      Text("x").foregroundStyle(white).opacity(0.5).opacity(0.5)
        .background(Color(red: 0, green: 0, blue: 0))
    }
    let buffer = window.frame(size: Size(width: 1, height: 1), at: .zero).buffer
    let shade = buffer.style(at: .zero).foreground.rgb(scheme: .dark, role: .foreground).red
    #expect((49...51).contains(shade))
  }
}
