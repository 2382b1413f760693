import Testing
import TextUI
import TextUITesting

struct ScrollAnchorTests {
  private func log(_ count: Slip<Int>, _ anchor: Alignment? = .bottom) -> Window {
    Window {
      ScrollView(showsIndicators: false) {
        VStack { ForEach(0..<count.value) { Text("\($0)") } }
      }
      .defaultScrollAnchor(anchor)
    }
  }

  @Test("the end stays visible as the content changes, until it is scrolled away")
  func following() {
    let count = Slip(9)
    let window = log(count)
    var screens = [window.rows(3, 3)]
    count.value = 20
    screens.append(window.rows(3, 3))
    #expect(window.rows(3, 5).last == "19 ")
    count.value = 5
    screens.append(window.rows(3, 3))

    let otherCount = Slip(9)
    let otherWindow = log(otherCount)
    _ = otherWindow.rows(3, 3)
    otherWindow.press(.up)
    otherCount.value = 20
    #expect(otherWindow.rows(3, 3) == ["5  ", "6  ", "7  "])
    otherWindow.press(.end)
    let firstRow = otherWindow.rows(3, 3)[2]
    otherCount.value = 21

    #expect(
      (screens, [firstRow, otherWindow.rows(3, 3)[2]]) == (
        [[" 6 ", " 7 ", " 8 "], ["17 ", "18 ", "19 "], [" 2 ", " 3 ", " 4 "]], ["19 ", "20 "]
      ))
  }

  @Test(
    "content that fits stays at the start until it no longer fits, and the end of a row is followed"
  )
  func fitting() {
    let count = Slip(1)
    let window = log(count)
    let firstScreen = window.rows(3, 2)
    count.value = 3

    let text = Slip("abcdef")
    let otherWindow = Window {
      ScrollView(.horizontal, showsIndicators: false) { Text(text.value) }
        .defaultScrollAnchor(.trailing)
    }
    let otherFirstScreen = otherWindow.rows(3, 1)
    text.value += "gh"

    #expect(
      [[firstScreen, window.rows(3, 2)], [otherFirstScreen, otherWindow.rows(3, 1)]] == [
        [[" 0 ", "   "], [" 1 ", " 2 "]], [["def"], ["fgh"]],
      ])
  }

  @Test(
    "content begins at its anchor, and only an end is followed",
    arguments: [(nil, 0, 0), (.top, 0, 0), (.center, 3, 3), (.bottom, 6, 17)]
      as [(Alignment?, Int, Int)])
  func anchors(anchor: Alignment?, first: Int, later: Int) {
    let count = Slip(9)
    let window = log(count, anchor)
    #expect(window.rows(3, 3)[0].contains("\(first)"))
    count.value = 20
    #expect(window.rows(3, 3)[0].contains("\(later)"))
  }

  @Test("a position that the program sets comes first, and is told of the end")
  func position() {
    let (count, position) = (Slip(9), Slip(Point(x: 0, y: 2)))
    let window = Window {
      ScrollView(showsIndicators: false, position: position.binding) {
        VStack { ForEach(0..<count.value) { Text("\($0)") } }
      }
      .defaultScrollAnchor(.bottom)
    }
    #expect(window.rows(3, 3)[0] == " 2 ")
    window.press(.end)
    _ = window.rows(3, 3)
    count.value = 12
    _ = window.rows(3, 3)
    #expect(position.value == Point(x: 0, y: 9))
  }

  @Test("scroll views inside, and popups, have anchors of their own")
  func inside() {
    let lines = VStack { ForEach(0..<9) { Text("\($0)") } }
    let window = Window {
      ScrollView(showsIndicators: false) {
        Text("above")
        ScrollView(showsIndicators: false) { lines }.frame(height: 2)
      }
      .defaultScrollAnchor(.bottom)
    }
    #expect(window.rows(5, 2) == ["  0  ", "  1  "])
  }

  @Test("a list of elements follows its end, until a row is selected")
  func list() {
    let (count, selection) = (Slip(1_000_000), Slip<Int?>(nil))
    let stage = Stage(width: 10, height: 3) {
      List(0..<count.value, id: \.self, selection: selection.binding) { Text("\($0)") }
        .defaultScrollAnchor(.bottom)
        .defaultFocus()
    }
    var seenRows = [stage.rows[2]]
    count.value += 1
    stage.draw()
    seenRows.append(stage.rows[2])
    stage.key(.up)
    #expect(selection.value == 1_000_000)
    count.value += 10
    stage.draw()
    seenRows.append(stage.rows[2])
    stage.key(.up)
    stage.key(.end)
    selection.value = nil
    stage.draw()
    count.value += 10
    stage.draw()
    seenRows.append(stage.rows[2])
    #expect(seenRows == ["  999999 ┃", "  1000000┃", "› 1000000│", "  1000020┃"])
  }
}
