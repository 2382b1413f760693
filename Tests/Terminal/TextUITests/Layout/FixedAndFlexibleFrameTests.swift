import Testing
import TextUI

struct FixedAndFlexibleFrameTests {
  @Test("a fixed frame has its size, and its view is aligned in it or sticks out")
  func fixed() {
    let row = rows(6, 1) {
      HStack(spacing: 0) {
        Block("a", 3, 1).frame(width: 1)
        Text("b")
      }
    }
    #expect(
      [
        rows(6, 3) { Text("ab").frame(width: 4, height: 1).border(.ascii) },
        rows(5, 1) { Text("ab").frame(width: 5, alignment: .trailing) }, row,
      ] == [["+----+", "| ab |", "+----+"], ["   ab"], [" aab  "]])
    #expect(rows(3, 1) { Text("ab").frame(width: -1, height: .max) }.count == 1)
  }

  @Test("a flexible frame takes what is proposed, within its limits")
  func flexible() {
    func width(_ proposed: Int, _ least: Int?, _ most: Int?) -> Int {
      let seen = Loaded(0)
      _ = Renderer().frame(
        of: Text("abcd").frame(minWidth: least, maxWidth: most).background {
          GeometryReader { geometry in
            let _ = seen.set(geometry.size.width)
            EmptyView()
          }
        }, size: Size(width: proposed, height: 1), at: .zero)
      return seen.value
    }
    #expect(
      [
        width(20, nil, .max), width(20, nil, 9), width(3, 7, nil), width(20, 7, nil),
        width(20, 2, nil), width(20, 9, 5), width(2, nil, 9),
      ] == [20, 9, 7, 7, 4, 9, 2])
  }

  @Test("a view fills a frame of minimum height if no height is proposed; text keeps its lines")
  func openHeight() {
    let least = rows(3, 4) {
      ScrollView(showsIndicators: false) {
        Color.red.frame(minHeight: 3).overlay(alignment: .bottom) { Text("b") }
        Fill("a").frame(minHeight: 1, maxHeight: 1)
      }
    }
    let filled = rows(2, 3) {
      ScrollView(showsIndicators: false) { Fill("a").frame(minHeight: 30) }
    }
    let text = rows(3, 4) {
      ScrollView(showsIndicators: false) {
        VStack {
          Text("abc def ghi")
          Color.red
        }.frame(maxWidth: .max)
      }
    }
    #expect(
      [least, filled, text] == [
        ["   ", "   ", " b ", "aaa"], ["aa", "aa", "aa"], ["abc", "def", "ghi", "   "],
      ])
  }

  @Test("padding is around the view, a negative one lets it stick out; an ideal length may count")
  func padding() {
    let negative = rows(5, 1) {
      HStack(spacing: 0) {
        Text("abc").padding(.trailing, -1)
        Text("d")
      }
    }
    #expect(
      [
        rows(6, 5) { Text("ab").padding().border(.ascii) },
        rows(5, 1) { Text("ab").padding(.leading, 2) }, negative,
        rows(7, 3) { Color.red.frame(idealWidth: 5, idealHeight: 1).fixedSize().border(.ascii) },
      ] == [
        ["+----+", "|    |", "| ab |", "|    |", "+----+"], ["  ab "], [" abd "],
        ["+-----+", "|     |", "+-----+"],
      ])
    #expect(rows(2, 1) { Text("ab").padding(.max) }.count == 1)
  }

  @Test("a fixed size ignores the proposal, on the given axes")
  func fixedSize() {
    let text = Text("abc def")
    // The odd row of what is too high goes below.
    let vertical = rows(3, 3) {
      text.fixedSize(horizontal: false, vertical: true).frame(height: 1)
    }
    #expect(
      [
        rows(3, 2) { text }, rows(3, 1) { text.fixedSize() }, rows(3, 3) { text.frame(height: 1) },
        vertical,
      ] == [["abc", "def"], ["c d"], ["   ", "ab…", "   "], ["   ", "abc", "def"]])
  }

  @Test("an overlay is in front, a background behind, both in the view's size")
  func layers() {
    let screen = rows(4, 2) {
      Block("a", 4, 2).overlay(alignment: .bottomTrailing) { Text("o") }
        .background(alignment: .topLeading) { Block("b", 9, 1) }
    }
    let behind = rows(6, 1) {
      Text("ab").background(alignment: .leading) { Block("b", 4, 1) }
    }
    let wider = rows(6, 1) { Text("ab").overlay { Text("x") } }
    #expect([screen, wider, behind] == [["aaaa", "aaao"], ["  xb  "], ["  abbb"]])
  }

  @Test("a border takes a cell on each side, also without room")
  func border() {
    #expect(
      [rows(4, 3) { Text("ab").border() }, rows(3, 3) { Text("ab").border(.rounded) }] == [
        ["┌──┐", "│ab│", "└──┘"], ["╭─╮", "│…│", "╰─╯"],
      ])
    #expect(rows(1, 1) { Text("ab").border() }.count == 1)
  }

  @Test("a modifier of a group applies to each of its views; a reader takes the proposed size")
  func eachChild() {
    let screen = rows(9, 3) {
      HStack {
        Group {
          Text("a")
          if true { Text("b") }
          EmptyView()
        }.border(.ascii)
      }
    }
    let overlays = rows(5, 1) {
      HStack {
        Group {
          Text("a")
          Text("b")
        }.overlay { Text("x") }
      }
    }
    let reader = rows(7, 2) {
      HStack {
        Text("a")
        GeometryReader { geometry in Text("\(geometry.size.width)×\(geometry.size.height)") }
      }
    }
    #expect(
      [screen, overlays, rows(3, 3) { Group {}.border(.ascii) }, reader] == [
        [" +-+ +-+ ", " |a| |b| ", " +-+ +-+ "], [" x x "], ["   ", "   ", "   "],
        ["a 5×2  ", "       "],
      ])
  }
}
