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
    var screens = (0..<3).map { _ in window.rows(1, 1)[0] }
    let firstEvaluations = evaluations.value
    number.value = 1
    screens += (0..<3).map { _ in window.rows(1, 1)[0] }
    #expect(
      (screens, firstEvaluations, evaluations.value) == (["0", "0", "0", "1", "1", "1"], 1, 2))
  }

  @Test("in the same place it is neither measured nor placed, and drawn twice at most")
  func unchanged() {
    let window = Window { tile { Counting(counts: counts) } }
    let first = window.rows(4, 1)[0]
    let measured = counts.measured
    let screens = [first] + (0..<5).map { _ in window.rows(4, 1)[0] }
    #expect(
      (screens, counts.all) == (Array(repeating: " ## ", count: 6), [measured, 1, 2]))
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
    let screens = (0..<3).map { _ in
      defer { number.value += 1 }
      return Set((0..<4).map { _ in window.rows(3, 3) })
    }
    #expect(
      (screens, evaluations.value, counts.placed) == (
        [[["## ", "   ", "   "]], [["-  ", "## ", "   "]], [["-  ", "-  ", "## "]]], 1, 3
      ))
  }

  @Test("a view that changes in every frame is evaluated in every frame, and reused afterwards")
  func always() {
    let window = Window { tile("\(number.value)") { Text("\(number.value)") } }
    var screens = (0..<9).map { value in
      number.value = value
      return window.rows(1, 1)[0]
    }
    let firstEvaluations = evaluations.value
    screens += (0..<4).map { _ in window.rows(1, 1)[0] }
    #expect(
      (screens.joined(), firstEvaluations, evaluations.value) == ("0123456788888", 9, 10))
  }

  @Test("cells are drawn over another background when it changes")
  func background() {
    let colors: [Color] = [.red, .red, .red, .blue, .blue, .blue, .red]
    let color = Slip(Color.red)
    let window = Window {
      tile { Text("ab") }.frame(width: 4, height: 1).background(color.value)
    }
    var lines: [String] = []
    let backgrounds = colors.map { next in
      color.value = next
      let buffer = window.frame(size: Size(width: 4, height: 1), at: .zero).buffer
      lines += buffer.lines
      return (0..<4).map { buffer.style(at: Point(x: $0, y: 0)).background }
    }
    #expect(
      (lines, backgrounds, evaluations.value) == (
        Array(repeating: " ab ", count: 7), colors.map { Array(repeating: $0, count: 4) }, 1
      ))
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
    let wrong = (0..<20).filter { step in
      let row = window.rows(1, 1, at: Double(step) / 10)
      rows.insert(window.rows(1, 1, at: Double(step) / 10))
      return row != other.rows(1, 1, at: Double(step) / 10)
    }
    #expect(wrong == [] && rows.count > 3)
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
    let numbers = [0, 0, 0, 2, 2, 2, 1]
    let tapped = numbers.map { before in
      number.value = before
      _ = window.rows(6, 1)
      for x in 0..<before + 2 { window.tap(x, 0) }
      return taps.take()
    }
    let wanted = numbers.map { (0..<$0).map(String.init) + ["a", "b"] }
    #expect((tapped, evaluations.value) == (wanted, 1))
  }

  @Test("an equatable shape draws itself, and two views with one identity are both drawn")
  func shape() {
    let window = Window { EquatableBar(width: 1).frame(width: 2, height: 1) }
    let otherWindow = Window {
      HStack(spacing: 0) {
        ForEach([1, 1], id: \.self) { _ in tile { Text("x") } }
      }
    }
    let screens = (0..<4).map { _ in window.rows(2, 1) + otherWindow.rows(2, 1) }
    #expect(screens == Array(repeating: ["██", "xx"], count: 4))
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
    let screens = (0..<4).map { _ in window.rows(3, 1)[0] }
    #expect((screens, evaluations.value) == (["a b", "a b", "a b", "a b"], 1))
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
    #expect(
      (
        [
          window.rows(3, 6)[1], window.rows(3, 6, at: 1.0 / 3)[2], window.rows(3, 6, at: 1)[1],
          window.rows(3, 6, at: 2)[1],
        ], evaluations.value
      ) == (["│a│", "│a│", "│b│", "│b│"], 2))
  }
}
