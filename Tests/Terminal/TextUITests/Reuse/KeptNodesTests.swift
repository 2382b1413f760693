import Testing

@testable import TextUI
@testable import TextUICore

/// An element that counts how often it is measured, placed and drawn.
private struct CountingElement: Element {
  let counts: Counts

  final class Counts {
    var measured = 0
    var placed = 0
    var drawn = 0

    var all: [Int] { [measured, placed, drawn] }
  }

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    counts.measured += 1
    return Size(width: 2, height: 1)
  }

  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    counts.placed += 1
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    counts.drawn += 1
    painter.fill(rect, with: Cell(grapheme: 0x23), in: Ink(style: 0))
  }
}

private struct Counting: Primitive {
  let counts: CountingElement.Counts

  func resolve(_ resolver: inout Resolver) {
    resolver.leaf(CountingElement(counts: counts))
  }
}

/// A shape that is compared as well; it draws itself in every frame.
private struct EquatableBar: Shape, Equatable {
  let width: Double

  func path(in rect: ShapeRect) -> Path { Rectangle().path(in: rect) }
}

@Suite("The nodes of reused views")
struct KeptNodesTests {
  private let evaluations = Slip(0)
  private let counts = CountingElement.Counts()
  private let number = Slip(0)

  private func tile<Content: View>(
    _ name: String = "", @ViewBuilder _ content: @escaping () -> Content
  ) -> Counted<Content> {
    Counted(name: name, evaluations: evaluations, content: content)
  }

  @Test("an equatable view is reused without a modifier")
  func automatic() {
    let window = Window { tile("\(number.value)") { Text("\(number.value)") } }
    for _ in 0..<3 { #expect(window.rows(1, 1) == ["0"]) }
    #expect(evaluations.value == 1)
    number.value = 1
    for _ in 0..<3 { #expect(window.rows(1, 1) == ["1"]) }
    #expect(evaluations.value == 2)
  }

  @Test("in the same place it is neither measured nor placed, and drawn twice at most")
  func unchanged() {
    let window = Window { tile { Counting(counts: counts) } }
    #expect(window.rows(4, 1) == [" ## "])
    let measured = counts.measured
    for _ in 0..<5 { #expect(window.rows(4, 1) == [" ## "]) }
    #expect(counts.all == [measured, 1, 2])
  }

  @Test("in another place it is placed and drawn again")
  func moved() {
    let window = Window {
      VStack(alignment: .leading) {
        ForEach(0..<number.value) { _ in Text("-") }
        tile { Counting(counts: counts) }
        Spacer()
      }
    }
    for rows in [["## ", "   ", "   "], ["-  ", "## ", "   "], ["-  ", "-  ", "## "]] {
      for _ in 0..<4 { #expect(window.rows(3, 3) == rows) }
      number.value += 1
    }
    #expect(evaluations.value == 1)
    #expect(counts.placed == 3)
  }

  @Test("a view that changes in every frame is evaluated in every frame, and reused afterwards")
  func always() {
    let window = Window { tile("\(number.value)") { Text("\(number.value)") } }
    for value in 0..<9 {
      number.value = value
      #expect(window.rows(1, 1) == ["\(value)"])
    }
    #expect(evaluations.value == 9)
    for _ in 0..<4 { #expect(window.rows(1, 1) == ["8"]) }
    #expect(evaluations.value == 10)
  }

  @Test("cells are drawn over another background when it changes")
  func background() {
    let colors: [Color] = [.red, .red, .red, .blue, .blue, .blue, .red]
    let color = Slip(Color.red)
    let window = Window {
      tile { Text("ab") }.frame(width: 4, height: 1).background(color.value)
    }
    for next in colors {
      color.value = next
      let buffer = window.frame(size: Size(width: 4, height: 1), at: .zero).buffer
      #expect(buffer.lines == [" ab "])
      let styles = (0..<4).map { buffer.style(at: Point(x: $0, y: 0)).background }
      #expect(styles == Array(repeating: next, count: 4))
    }
    #expect(evaluations.value == 1)
  }

  @Test("cells are drawn over text that changes")
  func text() {
    let window = Window {
      ZStack(alignment: .leading) {
        Text("\(number.value)\(number.value)\(number.value)")
        tile { Text("x") }
      }
    }
    for value in [1, 1, 1, 2, 2, 3] {
      number.value = value
      #expect(window.rows(3, 1) == ["x\(value)\(value)"])
    }
  }

  @Test("what depends on the time is drawn in every frame")
  func time() {
    let (window, other) = (Window { tile { Spinner() } }, Window { Spinner() })
    var rows: Set<[String]> = []
    for step in 0..<20 {
      let time = Double(step) / 10
      #expect(window.rows(1, 1, at: time) == other.rows(1, 1, at: time))
      rows.insert(window.rows(1, 1, at: time))
    }
    #expect(rows.count > 3)
  }

  @Test("taps reach the handlers of reused views, whatever comes before them")
  func taps() {
    let taps = Box<[String]>([])
    let window = Window {
      HStack(spacing: 0) {
        ForEach(0..<number.value) { index in Text("-").onTapGesture { taps.note("\(index)") } }
        tile {
          HStack(spacing: 0) {
            Text("a").onTapGesture { taps.note("a") }
            Text("b").onTapGesture { taps.note("b") }
          }
          .onTapGesture { taps.note("both") }
        }
        .onTapGesture { taps.note("around") }
        Spacer()
      }
    }
    for before in [0, 0, 0, 2, 2, 2, 1] {
      number.value = before
      _ = window.rows(6, 1)
      for x in 0..<before + 2 { window.tap(x, 0) }
      #expect(taps.take() == (0..<before).map(String.init) + ["a", "b"])
    }
    #expect(evaluations.value == 1)
  }

  @Test("an equatable shape draws itself, as other views without a body do")
  func shape() {
    let window = Window { EquatableBar(width: 1).frame(width: 2, height: 1) }
    for _ in 0..<3 { #expect(window.rows(2, 1) == ["██"]) }
  }

  @Test("two views with one identity are both drawn")
  func twice() {
    let window = Window {
      HStack(spacing: 0) {
        ForEach([1, 1], id: \.self) { _ in tile { Text("x") } }
      }
    }
    for _ in 0..<4 { #expect(window.rows(2, 1) == ["xx"]) }
  }

  @Test("several views of one reused view are laid out by the stack around it")
  func several() {
    let window = Window {
      HStack(spacing: 1) {
        tile {
          Text("a")
          Text("b")
        }
      }
    }
    for _ in 0..<4 { #expect(window.rows(3, 1) == ["a b"]) }
    #expect(evaluations.value == 1)
  }

  @Test("reused views move to another place with an animation")
  func animation() {
    let window = Window {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(number.value == 0 ? ["a", "b"] : ["b", "a"], id: \.self) { name in
          tile(name) { Text(name).border(.rounded) }
        }
      }
      .onKeyPress(.enter) {
        withAnimation(.linear(duration: .seconds(1))) { number.value = 1 }
      }
    }
    for _ in 0..<3 { #expect(window.rows(3, 6)[1] == "│a│") }
    window.key(.enter)
    #expect(window.rows(3, 6)[1] == "│a│")
    #expect(window.rows(3, 6, at: 1.0 / 3)[2] == "│a│")
    #expect(window.rows(3, 6, at: 1)[1] == "│b│")
    #expect(window.rows(3, 6, at: 2)[1] == "│b│")
    #expect(evaluations.value == 2)
  }
}
