import Testing
import TextUI

@Suite("Menus")
struct MenuTests {
  private let done = Slip<[String]>([])

  private func stage(isUnicode: Bool = true) -> PopupStage {
    let done = done
    let stage = PopupStage { _ in
      VStack {
        Menu("Card") {
          Button("Turn") { done.value.append("turn") }
          Menu("Deal") {
            Button("One") { done.value.append("one") }
            Button("Two") { done.value.append("two") }
          }
          Divider()
          Button("Sell", role: .destructive) { done.value.append("sell") }
          Button("Wait") { done.value.append("wait") }.disabled()
        }
        .defaultFocus()
      }
      .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
      .transformEnvironment { if !isUnicode { $0.isUnicode = false } }
    }
    stage.size = Size(width: 24, height: 10)
    stage.draw()
    return stage
  }

  private func press(_ keys: [Key], _ stage: PopupStage) {
    for key in keys {
      stage.press(key)
      stage.draw(after: .seconds(2))
    }
  }

  @Test("its button opens a list beside it, with the focus on the first row")
  func opens() {
    let stage = stage()
    let closed = stage.lines[0]
    press([.enter], stage)
    #expect(
      [closed] + stage.lines == [
        "[>Card ▾<]              ",
        "[ Card ▾ ]              ",
        "                        ",
        "╭─────────╮             ",
        "│  Turn   │             ",
        "│  Deal ▸ │             ",
        "│─────────│             ",
        "│! Sell   │             ",
        "│  Wait   │             ",
        "╰─────────╯             ",
        "                        ",
      ])
    #expect(
      (0..<11).map {
        stage.window.frame?.buffer.style(at: Point(x: $0, y: 3)).attributes == .reverse
      } == [false] + Array(repeating: true, count: 9) + [false])
  }

  @Test("in ASCII its signs are ASCII, and it fits in a narrow window")
  func ascii() {
    let stage = self.stage(isUnicode: false)
    let closed = stage.lines[0]
    press([.enter], stage)

    let otherStage = self.stage()
    otherStage.size = Size(width: 8, height: 6)
    otherStage.draw()
    press([.enter], otherStage)

    #expect(
      closed.hasPrefix("[>Card v<]") && stage.lines.joined().allSatisfy { $0.isASCII }
        && stage.lines[4].contains("Deal >") && otherStage.lines.allSatisfy { $0.count == 8 }
        && otherStage.lines.joined().contains("T"))
  }

  @Test("arrows move to a row, Enter presses it and closes the menu")
  func keys() {
    let stage = stage()
    press([.enter, .down, .down, .enter], stage)
    let firstDone = done.value
    let isClosed = !stage.lines.joined().contains("Turn") && stage.lines[0].contains("[>Card")
    press([.enter, .enter], stage)
    #expect((isClosed, firstDone, done.value) == (true, ["sell"], ["sell", "turn"]))
  }

  @Test("a click presses a row, one beside the menu closes it")
  func mouse() {
    let stage = stage()
    stage.tap(3, 0)
    stage.draw(after: .seconds(2))
    stage.tap(9, 3)
    stage.draw(after: .seconds(2))
    let firstDone = done.value
    stage.tap(3, 0)
    stage.draw(after: .seconds(2))
    stage.tap(20, 9)
    stage.draw(after: .seconds(2))
    #expect(
      !stage.lines.joined().contains("Turn") && [firstDone, done.value] == [["turn"], ["turn"]])
  }

  @Test("Esc closes it, and disabled rows are skipped")
  func escape() {
    let stage = stage()
    press([.enter, .up, .up, .down, .down, .down, .down, .enter], stage)
    let firstDone = done.value
    press([.enter, .escape], stage)
    #expect(
      !stage.lines.joined().contains("Turn") && [firstDone, done.value] == [["sell"], ["sell"]])
  }

  @Test("a submenu opens beside its menu; one of its rows closes both, Esc only the submenu")
  func nested() {
    let stage = stage()
    func shown() -> [String] {
      ["Turn", "One"].filter { row in stage.lines.contains { $0.contains(row) } }
    }
    press([.enter, .down, .enter], stage)
    let both = shown()
    press([.escape], stage)
    let menu = shown()
    press([.enter, .down, .enter], stage)
    #expect(both.contains("One"))
    #expect((menu, shown(), done.value) == (["Turn"], [], ["two"]))
  }

  @Test("it is announced by its label and its hint")
  func words() {
    let stage = stage()
    let element = stage.draw().accessibility.first
    stage.press(.enter)
    let labels = stage.draw(after: .seconds(2)).accessibility.map(\.label)
    #expect(
      (element?.label, element?.hint, labels) == (
        "Card", "Opens a menu.", ["Turn", "Deal", "Sell"]
      ))
  }
}
