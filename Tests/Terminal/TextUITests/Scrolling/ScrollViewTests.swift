import Testing
import TextUI

struct ScrollViewTests {
  /// Returns numbered lines.
  private func lines(_ count: Int) -> some View {
    VStack(alignment: .leading) {
      ForEach(0..<count) { Text("line \($0)") }
    }
  }

  @Test("bars are beside longer content only, and show the position")
  func fits() {
    let screen = rows(8, 3) { ScrollView { lines(2) } }

    let window = Window { ScrollView { lines(6) } }
    var screens = [window.rows(8, 3)]
    window.press(.down)
    screens.append(window.rows(8, 3))
    window.press(.end)
    screens.append(window.rows(8, 3))

    let content = Text("abc\ndef\nghi")

    #expect(
      (screen, screens) == (
        [" line 0 ", " line 1 ", "        "],
        [
          ["line 0┃", "line 1│", "line 2│"].map { $0 + " " }, ["line 1│ ", "line 2┃ ", "line 3│ "],
          ["line 3│ ", "line 4│ ", "line 5┃ "],
        ]
      ))
    #expect(
      [
        rows(3, 3) { ScrollView(.both) { content } }, rows(4, 2) { ScrollView(.both) { content } },
        rows(3, 2) { ScrollView(.both) { content } }, rows(2, 4) { ScrollView(.both) { content } },
      ] == [["abc", "def", "ghi"], ["abc┃", "def│"], ["ab┃", "━─ "], ["ab", "de", "gh", "━─"]])
  }

  @Test("keys go as far as there is content, and those that cannot scroll are not handled")
  func keys() {
    let window = Window { ScrollView(showsIndicators: false) { lines(9) } }
    func top() -> String { window.rows(6, 4)[0] }
    let start = top()
    let keys: [Key] = [.up, .down, .pageDown, .pageDown, .down, .pageUp, .home, .end]
    let tops = keys.map { key in
      window.press(key)
      return top()
    }
    #expect([start] + tops == [0, 0, 1, 4, 5, 5, 2, 0, 5].map { "line \($0)" })

    let heard = Slip(0)
    let otherWindow = Window {
      ScrollView { lines(2) }.onKeyPress(.pageDown) { heard.value += 1 }
    }
    _ = otherWindow.rows(8, 4)
    otherWindow.press(.pageDown)
    #expect(heard.value == 1)
  }

  @Test(
    "the wheel scrolls the view under it, then those around, and a drag moves in both directions")
  func wheel() {
    let window = Window {
      ScrollView(showsIndicators: false) {
        ScrollView(showsIndicators: false) { lines(5) }.frame(height: 2)
        lines(6)
      }
    }
    var screens = [window.rows(6, 4)]
    window.mouse(.wheel(x: 0, y: 1), 0, 0)
    screens.append(window.rows(6, 4))
    window.mouse(.wheel(x: 0, y: 1), 0, 0)
    screens.append(window.rows(6, 4))

    let otherWindow = Window {
      ScrollView(.both, showsIndicators: false) { Text("abcde\nfghij\nklmno") }
    }
    var otherScreens = [otherWindow.rows(3, 2)]
    otherWindow.mouse(.down(.left), 2, 1)
    otherWindow.mouse(.moved(.left), 1, 0)
    otherScreens.append(otherWindow.rows(3, 2))
    otherWindow.mouse(.moved(.left), 2, 1)
    otherScreens.append(otherWindow.rows(3, 2))
    otherWindow.mouse(.moved(.left), -9, -9)
    otherWindow.mouse(.up(.left), -9, -9)
    otherScreens.append(otherWindow.rows(3, 2))

    #expect(
      [screens, otherScreens] == [
        [
          ["line 0", "line 1", "line 0", "line 1"], ["line 3", "line 4", "line 0", "line 1"],
          ["line 1", "line 2", "line 3", "line 4"],
        ], [["abc", "fgh"], ["ghi", "lmn"], ["abc", "fgh"], ["hij", "mno"]],
      ])
  }

  @Test("a press on the bar scrolls there, and the thumb follows the mouse")
  func dragBar() {
    let window = Window { ScrollView { lines(9) } }
    _ = window.rows(7, 3)
    window.mouse(.down(.left), 6, 2)
    let firstRow = window.rows(7, 3)[0]
    window.mouse(.moved(.left), 6, 1)
    #expect(window.rows(7, 3) == ["line 3│", "line 4┃", "line 5│"])
    window.mouse(.moved(.left), 0, -5)
    window.mouse(.up(.left), 0, -5)
    #expect([firstRow, window.rows(7, 3)[0]] == ["line 6│", "line 0┃"])
  }

  @Test("the offset is clamped to the end if the content is shorter or the window larger")
  func shrinks() {
    let count = Slip(9)
    let window = Window { ScrollView(showsIndicators: false) { lines(count.value) } }
    _ = window.rows(6, 3)
    window.press(.end)
    var screens = [window.rows(6, 3)]
    count.value = 4
    screens.append(window.rows(6, 3))
    count.value = 1
    screens.append(window.rows(6, 3))

    let otherWindow = Window { ScrollView(showsIndicators: false) { lines(5) } }
    _ = otherWindow.rows(6, 2)
    otherWindow.press(.end)

    #expect(
      (screens, otherWindow.rows(6, 2), otherWindow.rows(6, 4)) == (
        [
          ["line 6", "line 7", "line 8"], ["line 1", "line 2", "line 3"],
          ["line 0", "      ", "      "],
        ], ["line 3", "line 4"], ["line 1", "line 2", "line 3", "line 4"]
      ))
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
    var screens = [window.rows(6, 3)]
    window.press(.down)
    screens.append(window.rows(6, 3))
    window.mouse(.wheel(x: 0, y: -1), 0, 0)
    screens.append(window.rows(6, 3))
    window.press(.up)
    screens.append(window.rows(6, 3))
    #expect(
      screens == [
        ["line 2", "line 3", "line 4"], ["line 3", "line 4", "line 5"],
        ["line 0", "line 1", "line 2"], ["line 2", "line 3", "line 4"],
      ])
  }

  @Test("a binding reads and sets the offset, also that of a disabled scroll view")
  func binding() {
    let offset = Slip(Point(x: 0, y: 2))
    let window = Window {
      ScrollView(showsIndicators: false, position: offset.binding) { lines(6) }
    }
    let firstRow = window.rows(6, 2)[0]
    window.press(.down)
    _ = window.rows(6, 2)
    #expect(offset.value == Point(x: 0, y: 3))
    offset.value.y = 99

    let otherOffset = Slip(Point.zero)
    let otherWindow = Window {
      ScrollView(position: otherOffset.binding) { lines(6) }.scrollDisabled()
    }
    _ = otherWindow.rows(7, 3)
    otherWindow.press(.down)
    otherWindow.mouse(.wheel(x: 0, y: 1), 0, 0)
    otherWindow.mouse(.down(.left), 6, 2)
    let otherFirstRow = otherWindow.rows(7, 3)[0]
    otherOffset.value.y = 1

    #expect(
      (
        [firstRow, window.rows(6, 2)[0]], offset.value.y,
        [otherFirstRow, otherWindow.rows(7, 3)[0]]
      ) == (["line 2", "line 4"], 4, ["line 0┃", "line 1│"]))
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
    let firstRow = window.rows(7, 3)[2]
    proxy.value?.scrollTo(4, anchor: .top)
    #expect(window.rows(7, 3)[0] == "line 4 ")
    proxy.value?.scrollTo(4, anchor: .center)
    #expect(window.rows(7, 3)[1] == "line 4 ")
    count.value = 12
    proxy.value?.scrollTo(11)
    #expect([firstRow, window.rows(7, 3)[2]] == ["line 4 ", "line 11"])
    proxy.value?.scrollTo("nobody")
    #expect(window.rows(7, 3)[0] == "line 9 ")
  }

  @Test("no window is too small")
  func tiny() {
    for width in 0...3 {
      for height in 0...3 {
        let window = Window { ScrollView(.both) { Text("abcde\nfghij\nklmno\npqrst") } }
        let rows = window.rows(width, height).count
        window.press(.pageDown)
        window.mouse(.wheel(x: 1, y: 1), 0, 0)
        let widths = window.rows(width, height).map(\.count)
        #expect((rows, widths) == (height, Array(repeating: width, count: height)))
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
