import Testing
import TextUI

/// Forms say in words what is wrong while one types.
@Suite struct FormTests {
  private let name = Kept("")
  private let pairs = Kept(1)
  private let isSaved = Kept(false)

  private func screen(_ width: Int, _ height: Int) -> ControlScreen {
    let (name, pairs, isSaved) = (name, pairs, isSaved)
    return ControlScreen(width, height) {
      let nameIsFine = Validation(of: name.value, .notBlank("It needs a name."))
      let pairsAreFine = Validation(of: pairs.value, .within(2...12))
      Form {
        FormRow("Name", nameIsFine) { TextField("Name", text: name.binding) }
        FormRow("Card pairs", pairsAreFine) { Stepper("", value: pairs.binding, in: 1...12) }
        Button("Save") { isSaved.value = true }
          .disabled(!Validation(nameIsFine, pairsAreFine).isValid)
          .keyboardShortcut(.enter)
      }
    }
  }

  @Test("controls stand in a column, errors below them")
  func layout() {
    #expect(
      screen(34, 5).lines == [
        "Name       Name___________________",
        "           ! It needs a name.     ",
        "Card pairs [ ]  1 [+]             ",
        "           ! From 2 to 12, please.",
        "( Save )                          ",
      ])
  }

  @Test("a narrow form has its labels above")
  func narrow() {
    #expect(
      screen(16, 9).lines == [
        "Name            ",
        "Name____________",
        "! It needs a    ",
        "  name.         ",
        "Card pairs      ",
        "[ ]  1 [+]      ",
        "! From 2 to 12, ",
        "  please.       ",
        "( Save )        ",
      ])
  }

  @Test("the form can be sent when all is right, and not before")
  func sending() {
    let screen = screen(40, 5)
    screen.key(.tab)
    screen.key(.enter)
    #expect(!isSaved.value)
    screen.type("Zoo")
    screen.key(.enter)
    #expect(!isSaved.value)
    screen.key(.tab)
    screen.key(.right)
    #expect(screen.line.contains("[ Save ]"))
    screen.key(.enter)
    #expect(isSaved.value)
  }

  @Test("controls are called by their rows, and errors are hints")
  func words() {
    let elements = screen(40, 5).frame.accessibility
    #expect(elements.map(\.label) == ["Name", "Card pairs"])
    #expect(elements.map(\.hint) == ["It needs a name.", "From 2 to 12, please."])
  }

  @Test("an error is announced when it comes and when it goes")
  func announced() {
    let screen = screen(40, 5)
    screen.key(.tab)
    screen.type("Z")
    #expect(screen.frame.announcements == ["Name: all right now."])
    screen.type("o")
    #expect(screen.frame.announcements.isEmpty)
    screen.key(.character("u"), .control)
    #expect(screen.frame.announcements == ["Name: It needs a name."])
  }

  @Test("rows without a form, and forms without room, are no trouble")
  func odd() {
    let row = ControlScreen(16, 1) { FormRow("On") { Toggle("yes", isOn: .constant(true)) } }
    #expect(row.line == "   On [x] yes   ")
    #expect(screen(1, 1).line.count == 1)
    #expect(screen(0, 0).lines.isEmpty)
  }
}
