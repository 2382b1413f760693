import Testing
import TextUI

struct ScrollViewTests {
  /// Returns numbered lines.
  private func lines(_ count: Int) -> some View {
    VStack(alignment: .leading) {
      ForEach(0..<count) { Text("line \($0)") }
    }
  }

  @Test("content that fits is shown without a bar")
  func fits() {
    let screen = rows(8, 3) { ScrollView { lines(2) } }
    #expect(screen == [" line 0 ", " line 1 ", "        "])
  }

  @Test("a bar beside longer content shows the position")
  func bar() {
    let window = Window { ScrollView { lines(6) } }
    #expect(window.rows(8, 3) == ["line 0┃", "line 1│", "line 2│"].map { $0 + " " })

    window.press(.down)
    #expect(window.rows(8, 3) == ["line 1│ ", "line 2┃ ", "line 3│ "])

    window.press(.end)
    #expect(window.rows(8, 3) == ["line 3│ ", "line 4│ ", "line 5┃ "])
  }

  @Test("arrows, page keys, home and end go as far as there is content and no further")
  func keys() {
    let window = Window { ScrollView(showsIndicators: false) { lines(9) } }
    func top() -> String { window.rows(6, 4)[0] }
    #expect(top() == "line 0")
    for (key, line) in [
      (Key.up, 0), (.down, 1), (.pageDown, 4), (.pageDown, 5), (.down, 5), (.pageUp, 2),
      (.home, 0), (.end, 5),
    ] {
      window.press(key)
      #expect(top() == "line \(line)", "\(key)")
    }
  }

  @Test("keys that cannot scroll are not handled")
  func keysGoOn() {
    let heard = Slip(0)
    let window = Window {
      ScrollView { lines(2) }.onKeyPress(.pageDown) { heard.value += 1 }
    }
    _ = window.rows(8, 4)
    window.press(.pageDown)
    #expect(heard.value == 1)
  }

  @Test("the wheel scrolls the view under it, then the views around that")
  func wheel() {
    let window = Window {
      ScrollView(showsIndicators: false) {
        ScrollView(showsIndicators: false) { lines(5) }.frame(height: 2)
        lines(6)
      }
    }
    #expect(window.rows(6, 4) == ["line 0", "line 1", "line 0", "line 1"])
    window.mouse(.wheel(x: 0, y: 1), 0, 0)
    #expect(window.rows(6, 4) == ["line 3", "line 4", "line 0", "line 1"])
    window.mouse(.wheel(x: 0, y: 1), 0, 0)
    #expect(window.rows(6, 4) == ["line 1", "line 2", "line 3", "line 4"])
  }

  @Test("dragging moves the content in both directions")
  func drag() {
    let window = Window {
      ScrollView(.both, showsIndicators: false) { Text("abcde\nfghij\nklmno") }
    }
    #expect(window.rows(3, 2) == ["abc", "fgh"])
    window.mouse(.down(.left), 2, 1)
    window.mouse(.moved(.left), 1, 0)
    #expect(window.rows(3, 2) == ["ghi", "lmn"])
    window.mouse(.moved(.left), 2, 1)
    #expect(window.rows(3, 2) == ["abc", "fgh"])
    window.mouse(.moved(.left), -9, -9)
    window.mouse(.up(.left), -9, -9)
    #expect(window.rows(3, 2) == ["hij", "mno"])
  }

  @Test("a press on the bar scrolls there, and the thumb follows the mouse")
  func dragBar() {
    let window = Window { ScrollView { lines(9) } }
    _ = window.rows(7, 3)
    window.mouse(.down(.left), 6, 2)
    #expect(window.rows(7, 3)[0] == "line 6│")
    window.mouse(.moved(.left), 6, 1)
    #expect(window.rows(7, 3) == ["line 3│", "line 4┃", "line 5│"])
    window.mouse(.moved(.left), 0, -5)
    window.mouse(.up(.left), 0, -5)
    #expect(window.rows(7, 3)[0] == "line 0┃")
  }

  @Test("if the content becomes shorter the offset is clamped to its end")
  func shrinks() {
    let count = Slip(9)
    let window = Window { ScrollView(showsIndicators: false) { lines(count.value) } }
    _ = window.rows(6, 3)
    window.press(.end)
    #expect(window.rows(6, 3) == ["line 6", "line 7", "line 8"])
    count.value = 4
    #expect(window.rows(6, 3) == ["line 1", "line 2", "line 3"])
    count.value = 1
    #expect(window.rows(6, 3) == ["line 0", "      ", "      "])
  }

  @Test("a larger window shows more, never empty rows after the end")
  func grows() {
    let window = Window { ScrollView(showsIndicators: false) { lines(5) } }
    _ = window.rows(6, 2)
    window.press(.end)
    #expect(window.rows(6, 2) == ["line 3", "line 4"])
    #expect(window.rows(6, 4) == ["line 1", "line 2", "line 3", "line 4"])
  }

  @Test(
    "a newly focused view is scrolled into view, and can be scrolled out again")
  func focus() {
    let window = Window {
      ScrollView(showsIndicators: false) {
        ForEach(0..<8) { Text("line \($0)").focusable() }
      }
    }
    _ = window.rows(6, 3)
    for _ in 0..<5 { window.press(.tab) }
    #expect(window.rows(6, 3) == ["line 2", "line 3", "line 4"])
    window.press(.down)
    #expect(window.rows(6, 3) == ["line 3", "line 4", "line 5"])
    window.mouse(.wheel(x: 0, y: -1), 0, 0)
    #expect(window.rows(6, 3) == ["line 0", "line 1", "line 2"])
    window.press(.up)
    #expect(window.rows(6, 3) == ["line 2", "line 3", "line 4"])
  }

  @Test("the offset can be set and read by a binding")
  func binding() {
    let offset = Slip(Point(x: 0, y: 2))
    let window = Window {
      ScrollView(showsIndicators: false, position: offset.binding) { lines(6) }
    }
    #expect(window.rows(6, 2)[0] == "line 2")
    window.press(.down)
    _ = window.rows(6, 2)
    #expect(offset.value == Point(x: 0, y: 3))
    offset.value.y = 99
    #expect(window.rows(6, 2)[0] == "line 4")
    #expect(offset.value.y == 4)
  }

  @Test("a proxy scrolls to a view by its id, also to a new one")
  func proxy() {
    let count = Slip(9)
    let proxy = Slip<ScrollViewProxy?>(nil)
    let window = Window {
      ScrollViewReader { reader in
        let _ = proxy.set(reader)
        ScrollView(showsIndicators: false) {
          ForEach(0..<count.value) { Text("line \($0)").id($0) }
        }
      }
    }
    _ = window.rows(7, 3)
    proxy.value?.scrollTo(4)
    #expect(window.rows(7, 3)[2] == "line 4 ")
    proxy.value?.scrollTo(4, anchor: .top)
    #expect(window.rows(7, 3)[0] == "line 4 ")
    proxy.value?.scrollTo(4, anchor: .center)
    #expect(window.rows(7, 3)[1] == "line 4 ")
    count.value = 12
    proxy.value?.scrollTo(11)
    #expect(window.rows(7, 3)[2] == "line 11")
    proxy.value?.scrollTo("nobody")
    #expect(window.rows(7, 3)[0] == "line 9 ")
  }

  @Test("a disabled scroll view is scrolled only by the program")
  func disabled() {
    let offset = Slip(Point.zero)
    let window = Window {
      ScrollView(position: offset.binding) { lines(6) }.scrollDisabled()
    }
    _ = window.rows(7, 3)
    window.press(.down)
    window.mouse(.wheel(x: 0, y: 1), 0, 0)
    window.mouse(.down(.left), 6, 2)
    #expect(window.rows(7, 3)[0] == "line 0┃")
    offset.value.y = 1
    #expect(window.rows(7, 3)[0] == "line 1│")
  }

  @Test("both bars take cells only if needed, also one because of the other")
  func bothBars() {
    let content = Text("abc\ndef\nghi")
    #expect(rows(3, 3) { ScrollView(.both) { content } } == ["abc", "def", "ghi"])
    #expect(rows(4, 2) { ScrollView(.both) { content } } == ["abc┃", "def│"])
    #expect(rows(3, 2) { ScrollView(.both) { content } } == ["ab┃", "━─ "])
    #expect(rows(2, 4) { ScrollView(.both) { content } } == ["ab", "de", "gh", "━─"])
  }

  @Test("no window is too small")
  func tiny() {
    for width in 0...3 {
      for height in 0...3 {
        let window = Window { ScrollView(.both) { Text("abcde\nfghij\nklmno\npqrst") } }
        #expect(window.rows(width, height).count == height)
        window.press(.pageDown)
        window.mouse(.wheel(x: 1, y: 1), 0, 0)
        #expect(window.rows(width, height).allSatisfy { $0.count == width })
      }
    }
  }

  @Test("views scrolled out of sight are not hit")
  func hits() {
    let taps = Slip<[Int]>([])
    let window = Window {
      VStack {
        ScrollView(showsIndicators: false) {
          ForEach(0..<6) { line in Text("line \(line)").onTapGesture { taps.value.append(line) } }
        }.frame(height: 2)
        Text("below")
      }
    }
    _ = window.rows(6, 3)
    window.tap(0, 2)
    window.tap(0, 1)
    window.press(.pageDown)
    _ = window.rows(6, 3)
    window.tap(0, 0)
    #expect(taps.value == [1, 1])
  }
}
