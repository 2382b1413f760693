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
    #expect(focused(stage) == "Tiger")
    #expect(type("t", stage) == "Toad")
    #expect(type("t", stage) == "Tiger")
    #expect(type("T", stage) == "Toad")
    #expect(type("o", stage) == "otter")
    #expect(type("o", stage) == "Owl")
    #expect(type("x", stage) == "Owl")
    #expect(done.value.isEmpty)
  }

  @Test("letters typed quickly form one word, and a new one begins after a pause")
  func words() {
    let stage = opened(["Owl", "Tiger", "Toad", "Tortoise"])
    #expect(type("tor", stage) == "Tortoise")
    #expect(type("to", stage) == "Toad", "the first letter leads on to Tiger")
    #expect(type("to", stage) == "Tortoise", "it stays where the first led while more of it fits")
    #expect(type("toa", stage) == "Toad")
    #expect(type("tt", stage) == "Tiger", "one letter again and again leads on")
    #expect(type("zt", stage) == "Toad", "what leads nowhere is forgotten")
    stage.press(.enter)
    #expect(done.value == ["Toad"])
  }

  @Test("a doubled letter selects a row that begins with it")
  func doubled() {
    #expect(type("ll", opened(["Lion", "Lynx", "Llama"])) == "Llama")
  }

  @Test("Home, End and page keys skip disabled rows, and scroll")
  func ends() {
    let names = (1...20).map { "Row \($0)" } + ["Last*"]
    let stage = opened(names, height: 12)
    stage.press(.pageDown)
    let page = focused(stage)
    #expect(page != "Row 1" && page != "Row 20")
    stage.press(.end)
    #expect(focused(stage) == "Row 20")
    #expect(stage.lines.joined().contains("Row 20"))
    stage.press(.pageUp)
    #expect(focused(stage) != "Row 20")
    stage.press(.home)
    #expect(focused(stage) == "Row 1")
    #expect(stage.lines.joined().contains("Row 1 "))
  }

  @Test("a row that is found is announced")
  func spoken() {
    let stage = opened(["Owl", "Toad"])
    stage.window.send(.key(KeyPress(.character("t"))), at: stage.now)
    #expect(stage.draw().announcements == ["Toad"])
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
    #expect(focused(stage) == "Owl", "it leads nowhere on a button")
    stage.press(.left)
    stage.press(.down)
    stage.press(.right)
    #expect(focused(stage) == "Toad")
    stage.press(.left)
    stage.draw(after: .seconds(2))
    #expect(focused(stage) == "More")
    #expect(!stage.lines.joined().contains("Toad"))
  }
}
