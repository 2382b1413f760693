import Testing

@testable import TextUI
@testable import TextUICore

@Suite struct ViewModifierTests {
  struct Counting: ViewModifier {
    @State private var taps = 0
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
      HStack(spacing: 0) {
        content
        Text(isEnabled ? "×\(taps)" : "off").onTapGesture { taps += 1 }
      }
    }
  }

  @Test("a modifier has its own state at each of its places")
  func state() {
    let window = Window {
      HStack {
        Tally("a").modifier(Counting())
        Text("b").modifier(Counting())
        Text("c").modifier(Counting()).disabled()
      }
    }
    #expect(window.rows(13, 1) == ["a0×0 b×0 coff"])
    window.tap(2, 0)
    window.tap(0, 0)
    window.tap(7, 0)
    window.tap(7, 0, at: 9)
    #expect(window.rows(13, 1, at: 9) == ["a1×1 b×2 coff"])
  }

  struct Twice: ViewModifier {
    func body(content: Content) -> some View {
      content
      content
    }
  }

  @Test("modifiers apply in order, and can show their view several times with separate states")
  func twice() {
    let window = Window { HStack { Tally("a").modifier(Twice()) } }
    _ = window.rows(5, 1)
    window.tap(4, 0)

    let outside = Window { Text("x").padding(.leading, 1).border(.ascii) }
    let inside = Window { Text("x").border(.ascii).padding(.leading, 1) }

    #expect(
      [window.rows(5, 1), outside.rows(4, 3), inside.rows(4, 3)] == [
        ["a0 a1"], ["+--+", "| x|", "+--+"], [" +-+", " |x|", " +-+"],
      ])
  }

  struct Shift: ViewModifier, Animatable {
    var cells: Double
    var animatableData: Double {
      get { cells }
      set { cells = newValue }
    }

    func body(content: Content) -> some View {
      content.padding(.leading, Int(cells))
    }
  }

  @Test("the numbers of a modifier that can be animated are animated")
  func animatable() {
    let cells = Box(0.0)
    let window = Window {
      Text("x").modifier(Shift(cells: cells.value)).frame(width: 11, alignment: .leading)
        .onKeyPress(.right) { withAnimation(.linear(duration: .seconds(10))) { cells.value = 10 } }
    }
    #expect(window.rows(11, 1) == ["x          "])
    window.key(.right)
    #expect(
      [window.rows(11, 1, at: 0), window.rows(11, 1, at: 5), window.rows(11, 1, at: 10)] == [
        ["x          "], ["     x     "], ["          x"],
      ])
  }
}
