import Testing
import TextUI

@Suite("Animations that move views")
struct PositionScopeTests {
  private static let second = Animation.linear(duration: .seconds(1))

  private func column(_ names: [String]) -> some View {
    VStack { ForEach(names, id: \.self) { Text($0) } }
  }

  @Test("a view can animate its descendants only, and the inner of two animations counts")
  func movesWithin() {
    let names = Box(["a", "b", "c"])
    let window = Window {
      HStack(spacing: 0) {
        column(names.value).animation(Self.second, value: names.value)
        column(names.value)
      }
      .onKeyPress(.enter) { names.value.reverse() }
    }
    let before = window.rows(2, 3)

    window.key(.enter)

    let shown = [before] + [0, 0.5, 1].map { window.rows(2, 3, at: $0) }
    let expected: [[String]] = [
      ["aa", "bb", "cc"], ["ac", "bb", "ca"], [" c", "ab", " a"], ["cc", "bb", "aa"],
    ]
    #expect(shown == expected && window.wake(2, 3, at: 2) == nil)

    let isMoved = Box(false)
    let nested = Window {
      VStack(alignment: isMoved.value ? .trailing : .leading) {
        Text("1234")
        Text("a").animation(.linear(duration: .seconds(3)), value: isMoved.value)
        Text("b")
      }
      .animation(Self.second, value: isMoved.value)
      .onKeyPress(.enter) { isMoved.value = true }
    }
    _ = nested.rows(4, 3)
    nested.key(.enter)
    _ = nested.rows(4, 3)

    #expect(
      [nested.rows(4, 3, at: 1), nested.rows(4, 3, at: 3)] == [
        ["1234", " a  ", "   b"], ["1234", "   a", "   b"],
      ])
  }

  @Test("after a resize everything is in its place at once, also views built during layout")
  func resizes() {
    let names = Box(["a", "b"])
    let window = Window {
      column(names.value).onKeyPress(.enter) {
        withAnimation(Self.second) { names.value.reverse() }
      }
    }
    let reader = Window {
      GeometryReader { _ in column(names.value) }.onKeyPress(.enter) {
        withAnimation(Self.second) { names.value.reverse() }
      }
    }
    _ = window.rows(1, 2)
    window.key(.enter)
    let resized = window.rows(3, 2)
    names.value = ["a", "b", "c"]
    _ = reader.rows(1, 3)
    reader.key(.enter)
    let moving = [0, 0.5, 1].map { reader.rows(1, 3, at: $0) }

    #expect(
      [resized] + moving == [
        [" b ", " a "], ["a", "b", "c"], [" ", "a", " "], ["c", "b", "a"],
      ] && window.wake(3, 2) == nil)
  }

  @Test("a view that stays in its place while its neighbours move does not move")
  func composes() {
    let names = Box(["b"])
    let window = Window {
      HStack(spacing: 0) { ForEach(names.value, id: \.self) { Text($0) } }.frame(width: 9)
        .onKeyPress(.enter) { withAnimation(Self.second) { names.value = ["a", "b", "c"] } }
    }
    let before = window.rows(9, 1)[0]
    window.key(.enter)

    let shown = (0...10).map { window.rows(9, 1, at: Double($0) / 10)[0] }
    #expect(
      [before] + shown == ["    b    "] + Array(repeating: "    b c  ", count: 6)
        + Array(repeating: "   abc   ", count: 5))
  }

  @Test("a view moved by an offset, a padding or a transition is not moved twice")
  func movesOnce() {
    let (length, isThere) = (Box(0), Box(false))
    let window = Window {
      VStack(alignment: .leading) {
        Text("a").offset(x: length.value)
        Text("b").padding(.leading, length.value)
        HStack { if isThere.value { Text("c").transition(.offset(x: 4, y: 0)) } }
      }
      .frame(width: 8, height: 3, alignment: .topLeading)
      .onKeyPress(.enter) {
        withAnimation(Self.second) { (length.value, isThere.value) = (4, true) }
      }
    }
    let before = window.rows(8, 3)
    window.key(.enter)

    let shown = [before] + [0, 0.5, 1].map { window.rows(8, 3, at: $0) }
    let expected: [[String]] = [
      ["a       ", "b       ", "        "], ["a       ", "b       ", "    c   "],
      ["  a     ", "  b     ", "  c     "], ["    a   ", "    b   ", "c       "],
    ]
    #expect(shown == expected)
  }
}
