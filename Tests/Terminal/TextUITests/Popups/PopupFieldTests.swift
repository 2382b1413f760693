import Testing
import TextUI
import TextUITesting

@Suite("Popups: the first field, the default and the cancel button")
struct PopupFieldTests {
  private let isShown = Loaded(false)
  private let text = Loaded("")
  private let pressed = Slip<[String]>([])

  private func stage<Content: View>(
    moves: Bool = false, @ViewBuilder popup: @escaping () -> Content
  ) -> Stage {
    let isShown = isShown
    var environment = EnvironmentValues()
    environment.reducesMotion = !moves
    return Stage(width: 40, height: 12, environment: environment) {
      Button("Below") {}.defaultFocus().popup(isPresented: isShown.binding, content: popup)
    }
  }

  private func open(_ stage: Stage) {
    isShown.value = true
    stage.draw()
  }

  private func button(_ title: String) -> Button<Text> {
    Button(title) { [pressed] in pressed.value.append(title) }
  }

  @Test("a popup focuses its first field when it opens, each time")
  func firstField() {
    let stage = stage {
      button("Before")
      TextField("Name", text: text.binding)
      TextField("Place", text: text.binding)
    }
    var labels: [String?] = []
    for _ in 0..<2 {
      labels.append(stage.focused?.label)
      open(stage)
      labels.append(stage.focused?.label)
      stage.type("x")
      isShown.value = false
      stage.draw()
    }
    #expect((labels, text.value) == (["Below", "Name", "Below", "Name"], "xx"))
  }

  @Test("a field takes keys while its popup is still sliding in")
  func slidesIn() {
    let stage = stage(moves: true) { TextField("Name", text: text.binding) }
    open(stage)
    stage.type("ab")
    let early = stage.place(of: "ab")
    stage.at(.seconds(2))
    #expect(text.value == "ab" && early == nil && stage.place(of: "ab") != nil)
    #expect(stage.focused?.label == "Name")
  }

  @Test("an editor is a field as well; without a field nothing has focus")
  func otherFields() {
    let editor = stage { TextEditor(text: text.binding).frame(height: 2) }
    open(editor)
    editor.type("ab")
    isShown.value = false
    let buttons = stage { button("OK") }
    open(buttons)
    #expect(text.value == "ab" && buttons.focused == nil)
  }

  @Test("a default focus and a requested one take precedence")
  func precedence() {
    let withDefault = stage {
      TextField("Name", text: text.binding)
      button("OK").defaultFocus()
    }
    open(withDefault)
    let first = withDefault.focused?.label
    isShown.value = false
    let requested = stage {
      TextField("Name", text: text.binding)
      Requested()
    }
    open(requested)
    #expect([first, requested.focused?.label] == ["OK", "Second"])
  }

  private struct Requested: View {
    @FocusState private var hasFocus: Bool

    var body: some View {
      Button("Second") {}.focused($hasFocus).onAppear { hasFocus = true }
    }
  }

  @Test("a field that appears later, or without a popup, does not take the focus")
  func later() {
    let hasField = Loaded(false)
    let stage = self.stage {
      if hasField.value { TextField("Name", text: text.binding) }
      button("OK")
    }
    open(stage)
    hasField.value = true
    stage.draw()

    let otherStage = Stage(width: 20, height: 2) { TextField("Name", text: text.binding) }

    #expect([stage.focused, otherStage.focused] == [nil, nil])
  }

  @Test("Enter in a field presses the default button, Esc the cancel button")
  func shortcuts() {
    let stage = stage {
      TextField("Name", text: text.binding)
      button("Cancel").keyboardShortcut(.cancelAction)
      button("Save").keyboardShortcut(.defaultAction)
    }
    open(stage)
    stage.key(.enter)
    #expect(pressed.value == ["Save"])
    stage.key(.escape)
    #expect(pressed.value == ["Save", "Cancel"] && isShown.value)
    stage.key(.tab)
    stage.key(.enter)
    #expect(pressed.value.last == "Cancel")
  }

  @Test("without a cancel button Esc closes the popup, and a disabled one does not count")
  func escape() {
    let stage = stage { button("Cancel").keyboardShortcut(.cancelAction).disabled() }
    open(stage)
    stage.key(.escape)
    #expect(!isShown.value && pressed.value.isEmpty)
  }

  @Test("the button of a popup is pressed, not the one below it")
  func layers() {
    let isShown = isShown
    let stage = Stage(width: 40, height: 12) {
      button("Below").keyboardShortcut(.cancelAction)
        .popup(isPresented: isShown.binding) { Text("Above") }
    }
    stage.key(.escape)
    open(stage)
    stage.key(.escape)
    #expect(pressed.value == ["Below"] && !isShown.value)
  }

  @Test("Enter runs the submit action of a field instead of the default button")
  func submit() {
    let stage = stage {
      TextField("Name", text: text.binding).onSubmit { pressed.value.append("submit") }
      button("Save").keyboardShortcut(.defaultAction)
    }
    open(stage)
    stage.key(.enter)
    #expect(pressed.value == ["submit"])
  }
}
