import Testing
import TextUI

@Suite("Views that move to another place")
struct PositionAnimationTests {
  private static let second = Animation.linear(duration: .seconds(1))

  /// Returns a window in which Enter makes the next change, with an animation.
  private func window<Value, Root: View>(
    _ values: [Value], _ animation: Animation? = second, reducesMotion: Bool = false,
    counting done: Slip<Int> = Slip(0), @ViewBuilder root: @escaping (Value) -> Root
  ) -> Window {
    var environment = EnvironmentValues()
    environment.reducesMotion = reducesMotion
    let step = Slip(0)
    return Window(environment: environment) {
      root(values[step.value])
        .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
        .onKeyPress(.enter) {
          let count = { done.set(done.value + 1) }
          withAnimation(animation, completion: count) { step.set(step.value + 1) }
        }
    }
  }

  private func column(_ names: [String]) -> some View {
    VStack { ForEach(names, id: \.self) { Text($0) } }
  }

  @Test("the views of a reversed column swap places")
  func reverses() {
    let window = window([["a", "b", "c"], ["c", "b", "a"]]) { column($0) }
    let before = window.rows(1, 3)

    window.key(.enter)

    #expect(
      [before] + [0, 0.5, 1].map { window.rows(1, 3, at: $0) } == [
        ["a", "b", "c"], ["a", "b", "c"], [" ", "a", " "], ["c", "b", "a"],
      ])
  }

  @Test("siblings make room for an added view, and close up after a removed one")
  func insertsAndRemoves() {
    let window = window([["b", "c"], ["a", "x", "b", "c"], ["c"]]) { names in
      HStack(spacing: 0) { ForEach(names, id: \.self) { Text($0) } }
    }
    var shown = window.rows(4, 1)

    window.key(.enter)
    shown += [1.0, 1.5, 2.0].map { window.rows(4, 1, at: $0)[0] }

    window.key(.enter, at: 2)
    shown += [2.0, 2.67, 3.0].map { window.rows(4, 1, at: $0)[0] }
    #expect(shown == ["bc  ", "bc  ", "abc ", "axbc", "   c", " c  ", "c   "])
  }

  @Test("another alignment and another spacing move views as well")
  func alignsAndSpaces() {
    let aligned = window([HorizontalAlignment.leading, .trailing]) { alignment in
      VStack(alignment: alignment) {
        Text("1234")
        Text("a")
      }
    }
    _ = aligned.rows(4, 2)
    aligned.key(.enter)
    #expect(
      [0, 0.34, 0.67, 1].map { aligned.rows(4, 2, at: $0)[1] } == ["a   ", " a  ", "  a ", "   a"])

    let spaced = window([0, 2]) { spacing in
      HStack(spacing: spacing) {
        Text("a")
        Text("b")
      }
    }
    _ = spaced.rows(4, 1)
    spaced.key(.enter)
    #expect([0, 0.5, 1].map { spaced.rows(4, 1, at: $0)[0] } == ["ab  ", "a b ", "a  b"])
  }

  @Test("views of stacks in depth, of grids and of custom layouts move as well")
  func movesInAnyLayout() {
    let deep = window([Alignment.leading, .trailing]) { alignment in
      ZStack(alignment: alignment) {
        Text("     ")
        Text("a")
      }
    }
    _ = deep.rows(5, 1)
    deep.key(.enter)
    let deepRows = [0, 0.5].map { deep.rows(5, 1, at: $0)[0] }

    let grid = window([["a", "b", "c", "d"], ["d", "b", "c", "a"]]) { names in
      LazyVGrid(columns: [.fixed(1), .fixed(1)], spacing: 1) {
        ForEach(names, id: \.self) { Text($0) }
      }
    }
    let before = grid.rows(3, 2)
    grid.key(.enter)
    #expect(
      [before] + [0, 1].map { grid.rows(3, 2, at: $0) } == [
        ["a b", "c d"], ["a b", "c d"], ["d b", "c a"],
      ])

    let own = window([0, 4]) { place in Place(column: place)() { Text("a") } }
    _ = own.rows(5, 1)
    own.key(.enter)
    let ownRows = [0, 0.5, 1].map { own.rows(5, 1, at: $0)[0] }
    #expect(deepRows + ownRows == ["a    ", "  a  ", "a    ", "  a  ", "    a"])
  }

  /// Places its view in a column.
  private struct Place: Layout {
    let column: Int

    func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
      proposal.replacingUnspecified(by: .zero)
    }

    func placeSubviews(in rect: Rect, _ children: Subviews) {
      for child in children {
        let size = child.sizeThatFits(.unspecified)
        child.place(
          in: Rect(x: rect.x + column, y: rect.y, width: size.width, height: size.height))
      }
    }
  }

  @Test("rows of a list swap places, and scrolling meanwhile takes effect at once")
  func movesRows() {
    let rows = (0..<20).map { "row \($0)" }
    let window = window([rows, ["row 2", "row 1", "row 0"] + rows[3...]]) { rows in
      List(rows, id: \.self) { Text($0).lineLimit(1) }
    }
    _ = window.rows(9, 3)
    window.key(.enter)
    let first = window.rows(9, 3)
    #expect(window.rows(9, 3, at: 0.5)[1].contains("row"))
    #expect(
      [first, window.rows(9, 3, at: 1)] == [
        ["  row 0 ┃", "  row 1 │", "  row 2 │"], ["  row 2 ┃", "  row 1 │", "  row 0 │"],
      ])
  }

  @Test("the wheel scrolls at once while something moves")
  func scrollsAtOnce() {
    let window = window([["a", "b"], ["b", "a"]]) { names in
      HStack(spacing: 0) {
        column(names)
        ScrollView(showsIndicators: false) { ForEach(0..<9) { Text("\($0)") } }
      }
    }
    let before = window.rows(2, 2)
    window.key(.enter)
    _ = window.rows(2, 2)
    window.mouse(.wheel(x: 0, y: 1), 1, 0, at: 0.4)

    #expect(
      [before] + [0.4, 1].map { window.rows(2, 2, at: $0) } == [
        ["a0", "b1"], ["a3", "b4"], ["b3", "a4"],
      ])
  }

  @Test("a change during an animation starts from the shown place")
  func retargets() {
    let window = window([0, 4, 0]) { place in Place(column: place)() { Text("a") } }
    _ = window.rows(5, 1)
    window.key(.enter)
    _ = window.rows(5, 1)
    let before = window.rows(5, 1, at: 0.5)

    window.key(.enter, at: 0.5)

    #expect(
      before + [0.5, 1.0, 1.5].map { window.rows(5, 1, at: $0)[0] } == [
        "  a  ", "  a  ", " a   ", "a    ",
      ])
  }

  @Test("a change of another value does not affect running animations")
  func keepsOnGoing() {
    let window = window([(0, "x"), (4, "x"), (4, "y")]) { place, name in
      VStack(alignment: .leading) {
        Place(column: place)() { Text("a") }.frame(height: 1)
        Text(name)
      }
    }
    _ = window.rows(5, 2)
    window.key(.enter)
    _ = window.rows(5, 2)
    _ = window.rows(5, 2, at: 0.5)
    window.key(.enter, at: 0.5)

    #expect(
      [window.rows(5, 2, at: 0.75), window.rows(5, 2, at: 1)] == [
        ["   a ", "y    "], ["    a", "y    "],
      ])
  }

  @Test("without an animation, and with reduced motion, views jump", arguments: [false, true])
  func jumps(reducesMotion: Bool) {
    let window = window(
      [["a", "b"], ["b", "a"]], reducesMotion ? Self.second : nil, reducesMotion: reducesMotion
    ) { column($0) }
    _ = window.rows(1, 2)
    window.key(.enter)

    #expect(window.rows(1, 2) == ["b", "a"] && window.wake(1, 2) == nil)
  }

  @Test("a view has its new size at once, and a descendant can request a jump")
  func resizesAtOnce() {
    let window = window([false, true]) { isLarge in
      HStack(spacing: 0) {
        Text(isLarge ? "aaa" : "a")
        Text("b")
        Text("c").animation(nil, value: isLarge)
      }
    }
    let before = window.rows(5, 1)
    window.key(.enter)

    #expect(
      before + window.rows(5, 1) + window.rows(5, 1, at: 1) == ["abc  ", "aba c", "aaabc"])
  }

  @Test("the completion is called when all views have arrived")
  func completes() {
    let done = Slip(0)
    let window = window([["a", "b"], ["b", "a"]], counting: done) { column($0) }
    _ = window.rows(1, 2)
    window.key(.enter)
    _ = window.rows(1, 2)
    _ = window.rows(1, 2, at: 0.9)
    let before = done.value
    _ = window.rows(1, 2, at: 1)

    #expect([before, done.value] == [0, 1] && window.wake(1, 2, at: 1) == nil)
  }
}
