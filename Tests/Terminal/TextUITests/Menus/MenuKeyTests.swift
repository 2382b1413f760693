import Testing
import TextUI

@Suite("Keys in open menus")
struct MenuKeyTests {
  private let done = Slip<[String]>([])

  /// Returns a window with an open menu of these rows; a `*` disables a row.
  private func opened(_ rows: [String], height: Int = 16) -> PopupStage {
    let done = done
    let stage = PopupStage { _ in
      VStack {
        Menu("Go") {
          ForEach(rows, id: \.self) { row in
            Button(row) { done.value.append(row) }.disabled(row.hasSuffix("*"))
          }
        }
      }
      .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
    }
    stage.size = Size(width: 24, height: height)
    stage.draw()
    stage.press(.tab)
    stage.press(.enter)
    stage.draw(after: .seconds(2))
    return stage
  }

  private func focused(_ stage: PopupStage) -> String? {
    stage.draw().accessibility.first { $0.isFocused }?.label
  }

  /// Types quickly, and returns the focused row.
  private func type(_ text: String, _ stage: PopupStage) -> String? {
    for letter in text { stage.press(.character(letter)) }
    defer { stage.draw(after: .seconds(1)) }
    return focused(stage)
  }

  @Test("a letter selects the next row that begins with it, wrapping around, in any case")
  func letters() {
    let stage = opened(["Tiger", "Owl", "Toad", "otter", "Tapir*"])
    #expect(
      (
        [
          focused(stage), type("t", stage), type("t", stage), type("T", stage), type("o", stage),
          type("o", stage), type("x", stage),
        ], done.value.isEmpty
      ) == (["Tiger", "Toad", "Tiger", "Toad", "otter", "Owl", "Owl"], true))
  }

  @Test("letters typed quickly form one word, and a new one begins after a pause")
  func words() {
    let stage = opened(["Owl", "Tiger", "Toad", "Tortoise"])
    // The first letter of "to" leads on, it stays there while more of it fits, one letter again
    // and again leads on, and what leads nowhere is forgotten.
    let words = ["tor", "to", "to", "toa", "tt", "zt"]
    #expect(
      words.map { type($0, stage) } == ["Tortoise", "Toad", "Tortoise", "Toad", "Tiger", "Toad"])
    stage.press(.enter)
    #expect(done.value == ["Toad"])
  }

  @Test("a doubled letter selects a row that begins with it, and a row that is found is announced")
  func doubled() {
    let stage = opened(["Owl", "Toad"])
    stage.window.send(.key(KeyPress(.character("t"))), at: stage.now)
    #expect(
      [type("ll", opened(["Lion", "Lynx", "Llama"]))] + stage.draw().announcements
        == ["Llama", "Toad"])
  }

  @Test("Home, End and page keys skip disabled rows, and scroll")
  func ends() {
    let names = (1...20).map { "Row \($0)" } + ["Last*"]
    let stage = opened(names, height: 12)
    stage.press(.pageDown)
    let page = focused(stage)
    stage.press(.end)
    let end = focused(stage)
    let showsEnd = stage.lines.joined().contains("Row 20")
    stage.press(.pageUp)
    let back = focused(stage)
    stage.press(.home)
    #expect(page != "Row 1" && page != "Row 20" && back != "Row 20")
    #expect(
      (end, focused(stage), showsEnd, stage.lines.joined().contains("Row 1 ")) == (
        "Row 20", "Row 1", true, true
      ))
  }

  @Test("a row's shortcut presses it, instead of a search for the letter")
  func shortcut() {
    let done = done
    let stage = PopupStage { _ in
      Menu("Go") {
        Button("Owl") { done.value.append("owl") }
        Button("Turn") { done.value.append("turn") }
        Button("Add") { done.value.append("add") }.keyboardShortcut(.character("t"))
      }
      .defaultFocus()
    }
    stage.draw()
    stage.press(.enter)
    stage.press(.character("t"))
    #expect(done.value == ["add"])
  }

  @Test("the right arrow opens a submenu, the left arrow closes it")
  func sideways() {
    let stage = PopupStage { _ in
      Menu("Go") {
        Button("Owl") {}
        Menu("More") { Button("Toad") {} }
      }
      .defaultFocus()
    }
    stage.size = Size(width: 40, height: 10)
    stage.draw()
    for key in [Key.right, .enter, .right] { stage.press(key) }
    // On a button the right arrow leads nowhere.
    var rows = [focused(stage)]
    for key in [Key.left, .down, .right] { stage.press(key) }
    rows.append(focused(stage))
    stage.press(.left)
    stage.draw(after: .seconds(2))
    rows.append(focused(stage))
    #expect(rows == ["Owl", "Toad", "More"] && !stage.lines.joined().contains("Toad"))
  }
}
