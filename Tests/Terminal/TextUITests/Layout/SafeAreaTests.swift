import Testing
import TextUI

struct SafeAreaTests {
  @Test("a bar takes its side, and the view the rest; an empty bar takes no space")
  func inset() {
    func screen(_ edge: Edge) -> [String] {
      rows(4, 3) {
        Text("abc").frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
          .safeAreaInset(edge: edge) { Text("#") }
      }
    }
    let edges: [Edge] = [.top, .bottom, .leading, .trailing]
    #expect(
      edges.map(screen) == [
        [" #  ", "abc ", "    "], ["abc ", "    ", " #  "], [" abc", "#   ", "    "],
        ["abc ", "   #", "    "],
      ])
    let tooLarge = rows(3, 2) {
      Color.red.safeAreaInset(edge: .top) { Block("#", 3, 4) }
    }
    #expect(
      [
        rows(3, 1) { Text("abc").safeAreaInset(edge: .top, spacing: 1) {} }, tooLarge,
        rows(0, 0) { Text("a").safeAreaInset(edge: .top) { Text("b") } },
      ] == [["abc"], ["###", "###"], []])
  }

  @Test("a view that touches its edge can ignore the safe area, once, and a bar hides it")
  func ignores() {
    let stack = rows(4, 4) {
      VStack(spacing: 0) {
        Fill("a").ignoresSafeArea()
        Fill("b").ignoresSafeArea(edges: .bottom)
      }.safeAreaPadding()
    }
    let belowBar = rows(4, 3) {
      Fill("a").ignoresSafeArea().safeAreaInset(edge: .bottom, alignment: .leading) { Text("#") }
    }
    let twice = rows(5, 1) {
      Fill("a").ignoresSafeArea().ignoresSafeArea().safeAreaPadding(.leading, 2)
        .padding(.leading, 2)
    }
    #expect(
      [stack, belowBar, twice] == [
        ["aaaa", "aaaa", " bb ", " bb "], ["aaaa", "aaaa", "#aaa"], ["  aaa"],
      ])
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
