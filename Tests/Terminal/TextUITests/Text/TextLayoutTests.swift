import Testing
import TextUI

struct TextLayoutTests {
  @Test("text wraps between words, and within a word that is too long")
  func wraps() {
    #expect(rows(5, 3) { Text("to be or not") } == ["to be", "or   ", "not  "])
    #expect(rows(3, 3) { Text("a bcdefg") } == ["a  ", "bcd", "efg"])
    #expect(rows(4, 3) { Text("a\n\nb") } == [" a  ", "    ", " b  "])
  }

  @Test("every character of a text is shown if there is room, at every width")
  func losesNothing() {
    let text = "the quick brown fox jumps over a lazy dog"
    for width in 1...45 {
      let shown = rows(width, 60) { Text(text) }.joined()
      #expect(shown.filter { $0 != " " } == text.filter { $0 != " " }, "\(width)")
    }
  }

  @Test("a wide character is never split or lost")
  func wide() {
    for width in 2...9 {
      let shown = rows(width, 9) { Text("日本語 あいう") }.joined()
      #expect(shown.filter { $0 != " " } == "日本語あいう", "\(width)")
    }
    #expect(rows(3, 1) { Text("日本語") } == ["日…"])
    #expect(rows(2, 1) { Text("日本語") } == ["… "])
  }

  @Test("text without room is truncated at the chosen place")
  func cut() {
    func cut(_ mode: TruncationMode) -> [String] {
      rows(5, 1) { Text("abcdefgh").environment(\.truncationMode, mode) }
    }
    #expect(cut(.tail) == ["abcd…"])
    #expect(cut(.head) == ["…efgh"])
    #expect(cut(.middle) == ["ab…gh"])
    #expect(rows(5, 2) { Text("to be or not to be") } == ["to be", "or n…"])
    #expect(rows(1, 1) { Text("ab") } == ["…"])
    #expect(rows(0, 1) { Text("ab") } == [""])
  }

  @Test("a line limit applies even with more room")
  func lineLimit() {
    #expect(rows(5, 3) { Text("to be or not to be").lineLimit(2) } == ["to be", "or n…", "     "])
    #expect(rows(5, 1) { Text("ab\ncd").lineLimit(1) } == [" ab… "])
  }

  @Test("lines are aligned as requested")
  func alignment() {
    func lines(_ alignment: HorizontalAlignment) -> [String] {
      rows(5, 2) { Text("abcde f").environment(\.multilineTextAlignment, alignment) }
    }
    #expect(lines(.leading) == ["abcde", "f    "])
    #expect(lines(.center) == ["abcde", "  f  "])
    #expect(lines(.trailing) == ["abcde", "    f"])
  }

  @Test("text takes at most its own size and the proposed one")
  func size() {
    for width in 1...14 {
      for height in 1...4 {
        let seen = Slip(Size.zero)
        _ = Renderer().frame(
          of: Text("to be or not").background {
            GeometryReader { geometry in
              let _ = seen.set(geometry.size)
              EmptyView()
            }
          }, size: Size(width: width, height: height), at: .zero)
        #expect(seen.value.width <= width && seen.value.height <= height)
        #expect(seen.value.width <= 12)
      }
    }
  }
}
