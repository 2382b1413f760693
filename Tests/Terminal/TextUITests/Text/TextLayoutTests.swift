import Testing
import TextUI

struct TextLayoutTests {
  @Test(
    "text wraps between words, or within one that is too long, and no character is split or lost")
  func wraps() {
    let text = "the quick brown fox jumps over a lazy dog"
    let incomplete = (1...45).filter { width in
      let shown = rows(width, 60) { Text(text) }.joined()
      return shown.filter { $0 != " " } != text.filter { $0 != " " }
    }
    let split = (2...9).filter { width in
      rows(width, 9) { Text("日本語 あいう") }.joined().filter { $0 != " " } != "日本語あいう"
    }
    #expect([incomplete, split] == [[], []])

    #expect(
      [
        rows(5, 3) { Text("to be or not") }, rows(3, 3) { Text("a bcdefg") },
        rows(4, 3) { Text("a\n\nb") }, rows(3, 1) { Text("日本語") }, rows(2, 1) { Text("日本語") },
      ] == [
        ["to be", "or   ", "not  "], ["a  ", "bcd", "efg"], [" a  ", "    ", " b  "], ["日…"],
        ["… "],
      ])
  }

  @Test(
    "text without room or beyond its line limit is truncated, and lines are aligned as requested")
  func cut() {
    func cut(_ mode: TruncationMode) -> [String] {
      rows(5, 1) { Text("abcdefgh").environment(\.truncationMode, mode) }
    }

    func lines(_ alignment: HorizontalAlignment) -> [String] {
      rows(5, 2) { Text("abcde f").environment(\.multilineTextAlignment, alignment) }
    }

    #expect(
      [
        cut(.tail), cut(.head), cut(.middle),
        rows(5, 2) { Text("to be or not to be") }, rows(1, 1) { Text("ab") },
        rows(0, 1) { Text("ab") }, rows(5, 3) { Text("to be or not to be").lineLimit(2) },
        rows(5, 1) { Text("ab\ncd").lineLimit(1) }, lines(.leading), lines(.center),
        lines(.trailing),
      ] == [
        ["abcd…"], ["…efgh"], ["ab…gh"], ["to be", "or n…"], ["…"], [""],
        ["to be", "or n…", "     "], [" ab… "], ["abcde", "f    "], ["abcde", "  f  "],
        ["abcde", "    f"],
      ])
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
        #expect(seen.value.width <= width && seen.value.height <= height && seen.value.width <= 12)
      }
    }
  }
}
