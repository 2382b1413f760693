import Testing
import TextUI

@Suite("Animations that move views")
struct PositionScopeTests {
  private static let second = Animation.linear(duration: .seconds(1))

  private func column(_ names: [String]) -> some View {
    VStack { ForEach(names, id: \.self) { Text($0) } }
  }

  @Test("a view can animate its descendants only, and others jump")
  func movesWithin() {
    let names = Box(["a", "b", "c"])
    let window = Window {
      HStack(spacing: 0) {
        column(names.value).animation(Self.second, value: names.value)
        column(names.value)
      }
      .onKeyPress(.enter) { names.value.reverse() }
    }
    #expect(window.rows(2, 3) == ["aa", "bb", "cc"])

    window.key(.enter)

    #expect(window.rows(2, 3) == ["ac", "bb", "ca"])
    #expect(window.rows(2, 3, at: 0.5) == [" c", "ab", " a"])
    #expect(window.rows(2, 3, at: 1) == ["cc", "bb", "aa"])
    #expect(window.frame(size: Size(width: 2, height: 3), at: .seconds(2)).wake == nil)
  }

  @Test("the inner of two animations counts")
  func innermost() {
    let isMoved = Box(false)
    let window = Window {
      VStack(alignment: isMoved.value ? .trailing : .leading) {
        Text("1234")
        Text("a").animation(.linear(duration: .seconds(3)), value: isMoved.value)
        Text("b")
      }
      .animation(Self.second, value: isMoved.value)
      .onKeyPress(.enter) { isMoved.value = true }
    }
    _ = window.rows(4, 3)
    window.key(.enter)
    _ = window.rows(4, 3)

    #expect(window.rows(4, 3, at: 1) == ["1234", " a  ", "   b"])
    #expect(window.rows(4, 3, at: 3) == ["1234", "   a", "   b"])
  }

  @Test("after a resize everything is in its place at once")
  func resizes() {
    let names = Box(["a", "b"])
    let window = Window {
      column(names.value).onKeyPress(.enter) {
        withAnimation(Self.second) { names.value.reverse() }
      }
    }
    _ = window.rows(1, 2)
    window.key(.enter)

    #expect(window.rows(3, 2) == [" b ", " a "])
    #expect(window.frame(size: Size(width: 3, height: 2), at: .zero).wake == nil)
  }

  @Test("a view that stays in its place while its neighbours move does not move")
  func composes() {
    let names = Box(["b"])
    let window = Window {
      HStack(spacing: 0) { ForEach(names.value, id: \.self) { Text($0) } }.frame(width: 9)
        .onKeyPress(.enter) { withAnimation(Self.second) { names.value = ["a", "b", "c"] } }
    }
    #expect(window.rows(9, 1) == ["    b    "])
    window.key(.enter)

    #expect(window.rows(9, 1) == ["    b c  "])
    for tenth in 1...10 {
      let row = window.rows(9, 1, at: Double(tenth) / 10)[0]
      #expect(row == (tenth < 6 ? "    b c  " : "   abc   "))
    }
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
    #expect(window.rows(8, 3) == ["a       ", "b       ", "        "])
    window.key(.enter)

    #expect(window.rows(8, 3) == ["a       ", "b       ", "    c   "])
    #expect(window.rows(8, 3, at: 0.5) == ["  a     ", "  b     ", "  c     "])
    #expect(window.rows(8, 3, at: 1) == ["    a   ", "    b   ", "c       "])
  }

  @Test("views built during layout move as well")
  func movesInSubtrees() {
    let names = Box(["a", "b", "c"])
    let window = Window {
      GeometryReader { _ in column(names.value) }.onKeyPress(.enter) {
        withAnimation(Self.second) { names.value.reverse() }
      }
    }
    _ = window.rows(1, 3)
    window.key(.enter)

    #expect(window.rows(1, 3) == ["a", "b", "c"])
    #expect(window.rows(1, 3, at: 0.5) == [" ", "a", " "])
    #expect(window.rows(1, 3, at: 1) == ["c", "b", "a"])
  }
}
