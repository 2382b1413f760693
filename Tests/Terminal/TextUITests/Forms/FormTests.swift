import Testing
import TextUI

/// Forms describe invalid values in words, after a reason to.
@Suite struct FormTests {
  private let name = Loaded("")
  private let pairs = Loaded(1)
  private let isSaved = Loaded(false)

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

  /// Returns the form after Enter was pressed in its first field.
  private func tried(_ width: Int, _ height: Int) -> ControlScreen {
    let screen = screen(width, height)
    screen.key(.tab)
    screen.key(.enter)
    screen.key(.tab)
    return screen
  }

  @Test("an empty form shows no error; a field that has been edited does, the others do not")
  func untouched() {
    let (empty, edited) = (screen(34, 3), screen(34, 4))
    let rows = [
      "Name       Name___________________",
      "Card pairs     1 +                ",
      "( Save )                          ",
    ]

    #expect(states(of: empty.lines, { for _ in 0..<3 { empty.key(.tab) } }) == [rows, rows])
    edited.key(.tab)
    edited.type("Z")
    edited.key(.backspace)

    #expect(edited.lines == [rows[0], "           ! It needs a name.     ", rows[1], rows[2]])
    // A value that the program changes does not count as edited.
    pairs.value = 0
    empty.redraw()
    #expect(!empty.line.contains("!"))
  }

  @Test("every control reports to its row that it was edited", arguments: 0..<5)
  func controls(index: Int) {
    let (flag, number) = (Loaded(false), Loaded(1))
    let screen = ControlScreen(40, 5) {
      FormRow("Row", Validation(errors: ["Never right."])) {
        switch index {
        case 0: Toggle("on", isOn: flag.binding)
        case 1: Stepper("", value: number.binding, in: 0...9)
        case 2: TextField("Text", text: name.binding)
        default:
          Picker("", selection: number.binding) {
            Text("one").tag(1)
            Text("two").tag(2)
          }.pickerStyle(index == 3 ? .segmented : .menu)
        }
      }
    }
    screen.key(.tab)
    let before = screen.line
    let keys: [Key] = [.enter, .right, .character("a"), .right, .enter]
    screen.key(keys[index])
    if index == 4 {
      screen.key(.down)
      screen.key(.enter)
      screen.redraw(after: .seconds(2))
    }

    #expect(!before.contains("Never right.") && screen.line.contains("! Never right."))
  }

  @Test("a failed submit shows all errors, a successful one shows none later")
  func submitting() {
    let (name, attempts) = (name, Loaded(0))
    let screen = ControlScreen(30, 4) {
      let isFine = Validation(of: name.value, .notBlank("It needs a name."))
      Form {
        FormRow("Name", isFine) { TextField("Name", text: name.binding) }
        FormRow("Same", isFine) { Text("as above") }
      }
      .onSubmit { attempts.value += 1 }
    }
    screen.key(.tab)
    name.value = "Zoo"
    screen.redraw()
    screen.key(.enter)
    name.value = ""
    screen.redraw()
    let before = screen.line

    screen.key(.enter)

    let errors = screen.lines.filter { $0.contains("! It needs a name.") }
    #expect(!before.contains("!") && [attempts.value, errors.count] == [2, 2])
  }

  @Test("controls are in a column with errors below them, in a narrow form below their labels")
  func layout() {
    #expect(
      [tried(34, 5).lines, tried(16, 9).lines] == [
        [
          "Name       Name___________________",
          "           ! It needs a name.     ",
          "Card pairs     1 +                ",
          "           ! From 2 to 12, please.",
          "( Save )                          ",
        ],
        [
          "Name            ",
          "Name____________",
          "! It needs a    ",
          "  name.         ",
          "Card pairs      ",
          "    1 +         ",
          "! From 2 to 12, ",
          "  please.       ",
          "( Save )        ",
        ],
      ])
  }

  @Test("the form can be submitted only if all values are valid")
  func sending() {
    let screen = screen(40, 5)
    screen.key(.tab)
    let areSaved = states(
      of: isSaved.value, { screen.key(.enter) },
      {
        screen.type("Zoo")
        screen.key(.enter)
      })
    screen.key(.tab)
    screen.key(.right)
    let line = screen.line
    screen.key(.enter)
    #expect(areSaved + [isSaved.value] == [false, false, false, true] && line.contains("[ Save ]"))
  }

  @Test("controls have the labels of their rows, and errors as hints")
  func words() {
    let before = screen(40, 5).frame.accessibility
    let elements = tried(40, 5).frame.accessibility
    #expect(elements.map(\.label) == ["Name", "Card pairs"])
    #expect(
      [before, elements].map { $0.map(\.hint) } == [
        [nil, nil], ["It needs a name.", "From 2 to 12, please."],
      ])
  }

  @Test("an error is announced when it appears and when it disappears")
  func announced() {
    let screen = screen(40, 5)
    screen.key(.tab)
    screen.type("Z")
    let announcements = states(
      of: screen.frame.announcements, { screen.key(.character("u"), .control) },
      { screen.type("o") }, { screen.type("p") })
    #expect(
      announcements == [[], ["Name: It needs a name."], ["Name: all right now."], []])
  }

  @Test("rows without a form, and forms without room, do no harm")
  func odd() {
    let row = ControlScreen(16, 1) { FormRow("On") { Toggle("yes", isOn: .constant(true)) } }
    #expect(row.line == "   On [x] yes   ")
    #expect(screen(1, 1).line.count == 1 && screen(0, 0).lines.isEmpty)
  }
}
