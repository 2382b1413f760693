import Testing
import TextUI

@Suite("Dialogs")
struct ActionDialogTests {
  /// What was answered.
  private final class Answers {
    var all: [String] = []

    func action(_ title: String, role: ButtonRole? = nil) -> ActionDialog.Action {
      ActionDialog.Action(title, role: role) { self.all.append(title) }
    }
  }

  private func stage(_ dialog: @escaping () -> ActionDialog) -> PopupStage {
    let stage = PopupStage { stage in
      Dots(stage: stage).dialog(isPresented: stage.binding, dialog)
    }
    stage.size = Size(width: 62, height: 13)
    return stage
  }

  private func question(_ answers: Answers) -> ActionDialog {
    ActionDialog(
      "Give up?", message: "The game counts as lost.", primary: answers.action("Yes"),
      secondary: answers.action("Save"), cancel: answers.action("No"))
  }

  @Test("a dialog shows its title, its message and its answers, the first with focus")
  func showsAll() {
    let stage = stage { question(Answers()) }
    stage.present()

    let rows = stage.lines.map { line in line.filter { $0 != "." } }
    #expect(
      rows == [
        "",
        "",
        "╭─────────────────────────────╮",
        "│                             │",
        "│          Give up?           │",
        "│                             │",
        "│  The game counts as lost   │",
        "│                             │",
        "│  [>Yes<]  [ Save ]  [ No ]  │",
        "│                             │",
        "╰─────────────────────────────╯",
        "",
        "",
      ])
  }

  @Test("an answer closes the dialog and is carried out, once and alone", arguments: 0..<3)
  func carriesOutAnswer(number: Int) {
    let answers = Answers()
    let stage = stage { question(answers) }
    stage.present()

    for _ in 0..<number { stage.press(.tab) }
    stage.press(.enter)

    #expect(!stage.isPresented)
    #expect(answers.all == [["Yes", "Save", "No"][number]])
  }

  @Test("leaving without an answer is the answer cancel, every time")
  func cancels() {
    let answers = Answers()
    let stage = stage { question(answers) }

    for count in 1...3 {
      stage.present()
      if count == 2 { stage.tap(0, 0) } else { stage.press(.escape) }
      #expect(!stage.isPresented)
      #expect(answers.all == Array(repeating: "No", count: count))
    }
  }

  @Test("an answer that was given leaves no cancel behind for the next time")
  func forgetsAnswers() {
    let answers = Answers()
    let stage = stage { question(answers) }
    stage.present()
    stage.press(.enter)
    stage.present()
    stage.press(.escape)

    #expect(answers.all == ["Yes", "No"])
  }

  @Test("with one answer a dialog may be left, with two and no cancel it must be answered")
  func asksForAnswer() {
    let answers = Answers()
    let message = stage { ActionDialog("Saved", primary: answers.action("OK")) }
    message.present()
    message.press(.escape)
    #expect(!message.isPresented)

    let choice = stage {
      ActionDialog("Which?", primary: answers.action("A"), secondary: answers.action("B"))
    }
    choice.present()
    choice.press(.escape)
    choice.tap(0, 0)
    #expect(choice.isPresented)
    #expect(answers.all.isEmpty)
  }

  @Test("where the first answer destroys something focus is with cancel")
  func isCautious() {
    let answers = Answers()
    let stage = stage {
      ActionDialog(
        "Delete?", primary: answers.action("Delete", role: .destructive),
        cancel: answers.action("Keep", role: .cancel))
    }
    stage.present()
    stage.press(.enter)

    #expect(answers.all == ["Keep"])
  }

  @Test("an answer may ask the next question")
  func followsUp() {
    let answers = Answers()
    let next = stage { question(answers) }
    let stage = PopupStage { stage in
      Dots(stage: stage).dialog(isPresented: stage.binding) {
        ActionDialog(
          answers.all.isEmpty ? "First" : "Second",
          primary: ActionDialog.Action("On") {
            answers.all.append("on")
            stage.isPresented = answers.all.count < 2
          })
      }
    }
    stage.size = next.size
    stage.present()

    stage.press(.enter)
    #expect(stage.isPresented)
    #expect(stage.lines.joined().contains("Second"))
    stage.press(.enter)
    #expect(!stage.isPresented)
  }

  @Test("answers too wide for a row stand below each other")
  func stacksAnswers() {
    let stage = stage {
      ActionDialog(
        "Well?", primary: ActionDialog.Action("Certainly"),
        cancel: ActionDialog.Action("Rather not"))
    }
    stage.size = Size(width: 30, height: 14)
    stage.present()

    let rows = stage.lines.filter { $0.contains("[") }
    #expect(rows.count == 2)
    #expect(rows.first?.contains("Certainly") == true)
  }
}
