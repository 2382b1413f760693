import Testing
import TextUI

struct SafeAreaTests {
  @Test("a bar takes its side, and the view the rest")
  func inset() {
    func screen(_ edge: Edge) -> [String] {
      rows(4, 3) {
        Text("abc").frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
          .safeAreaInset(edge: edge) { Text("#") }
      }
    }
    #expect(screen(.top) == [" #  ", "abc ", "    "])
    #expect(screen(.bottom) == ["abc ", "    ", " #  "])
    #expect(screen(.leading) == [" abc", "#   ", "    "])
    #expect(screen(.trailing) == ["abc ", "   #", "    "])
  }

  @Test("an empty bar takes no space, and one too large leaves none")
  func edges() {
    #expect(rows(3, 1) { Text("abc").safeAreaInset(edge: .top, spacing: 1) {} } == ["abc"])
    let screen = rows(3, 2) {
      Color.red.safeAreaInset(edge: .top) { Block("#", 3, 4) }
    }
    #expect(screen == ["###", "###"])
    #expect(rows(0, 0) { Text("a").safeAreaInset(edge: .top) { Text("b") } } == [])
  }

  @Test("only a view that touches its edge can ignore the safe area")
  func ignores() {
    let screen = rows(4, 4) {
      VStack(spacing: 0) {
        Fill("a").ignoresSafeArea()
        Fill("b").ignoresSafeArea(edges: .bottom)
      }.safeAreaPadding()
    }
    #expect(screen == ["aaaa", "aaaa", " bb ", " bb "])
  }

  @Test("a bar hides content that reaches below it")
  func belowBar() {
    let screen = rows(4, 3) {
      Fill("a").ignoresSafeArea().safeAreaInset(edge: .bottom, alignment: .leading) { Text("#") }
    }
    #expect(screen == ["aaaa", "aaaa", "#aaa"])
  }

  @Test("a safe area that is ignored twice has no further effect")
  func once() {
    let screen = rows(5, 1) {
      Fill("a").ignoresSafeArea().ignoresSafeArea().safeAreaPadding(.leading, 2)
        .padding(.leading, 2)
    }
    #expect(screen == ["  aaa"])
  }
}

/// Fills the proposed size with a letter.
struct Fill: View {
  let letter: String

  init(_ letter: String) {
    self.letter = letter
  }

  var body: some View {
    GeometryReader { geometry in
      VStack(spacing: 0) {
        ForEach(0..<geometry.size.height) { _ in
          Text(String(repeating: letter, count: geometry.size.width))
        }
      }
    }
  }
}
