import Testing
import TextUI

@Suite("Alerts")
struct AlertTests {
  /// The recorded answers.
  private final class Answers {
    var all: [String] = []

    func button(_ title: String, role: ButtonRole? = nil) -> Button<Text> {
      Button(title, role: role) { self.all.append(title) }
    }
  }

  private let answers = Answers()

  private func stage<Actions: View, Message: View>(
    _ title: String = "Well?", @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> PopupStage {
    let stage = PopupStage { stage in
      Dots(stage: stage)
        .alert(title, isPresented: stage.binding, actions: actions, message: message)
    }
    stage.size = Size(width: 62, height: 13)
    return stage
  }

  private func question() -> PopupStage {
    stage("Give up?") {
      answers.button("Yes")
      answers.button("Save it")
      answers.button("No", role: .cancel)
    } message: {
      Text("The game counts as lost.")
    }
  }

  @Test("it shows its title, its message and its buttons: cancel first, all of equal width")
  func showsAll() {
    let stage = question()
    stage.present()

    let rows = stage.lines.map { line in line.drop { $0 == "." }.prefix { $0 != "." } }
    #expect(
      rows.filter { !$0.isEmpty } == [
        "╭─────────────────────────────────────────╮",
        "│                                         │",
        "│                Give up?                 │",
        "│                                         │",
        "│        The game counts as lost",
        "│                                         │",
        "│  [   No    ]  [ Save it ]  [>  Yes  <]  │",
        "│                                         │",
        "╰─────────────────────────────────────────╯",
      ])
  }

  @Test("an answer closes it and runs its action once", arguments: 0..<3)
  func carriesOutAnswer(number: Int) {
    let stage = question()
    stage.present()

    for _ in 0..<number { stage.press(.tab) }
    stage.press(.enter)

    #expect(!stage.isPresented && answers.all == [["Yes", "No", "Save it"][number]])
  }

  @Test("a click answers as well, anywhere on the button")
  func click() throws {
    let stage = question()
    stage.present()
    let row = try #require(stage.lines.firstIndex { $0.contains("No") })
    let column = try #require(stage.lines[row].firstIndex(of: "["))

    stage.tap(stage.lines[row].distance(from: stage.lines[row].startIndex, to: column), row)

    #expect(!stage.isPresented && answers.all == ["No"])
  }

  @Test("closing it without an answer runs cancel, every time, and an answer causes none")
  func cancels() {
    let stage = question()

    let arePresented = (1...4).map { count in
      stage.present()
      switch count {
      case 2: stage.tap(0, 0)
      case 4: stage.press(.enter)
      default: stage.press(.escape)
      }
      return stage.isPresented
    }
    stage.present()
    stage.press(.escape)
    #expect(arePresented == [false, false, false, false])
    #expect(answers.all == ["No", "No", "No", "Yes", "No"])
  }

  @Test("with one answer Esc closes it, with two and no cancel it must be answered")
  func asksForAnswer() {
    let message = stage { answers.button("OK") }
    message.present()
    message.press(.escape)
    let choice = stage {
      answers.button("A")
      answers.button("B")
    }
    choice.present()
    choice.press(.escape)
    choice.tap(0, 0)
    #expect(!message.isPresented && choice.isPresented && answers.all.isEmpty)
  }

  @Test("without a button it has one, which only closes it")
  func okay() {
    let stage = stage {}
    stage.present()
    let isShown = stage.lines.contains { $0.contains("[>OK<]") }
    stage.press(.enter)
    #expect(isShown && !stage.isPresented)
  }

  @Test("if the main answer is destructive the focus is on cancel; it is there from the start")
  func isCautious() {
    let stage = stage {
      answers.button("Delete", role: .destructive)
      answers.button("Keep", role: .cancel)
    }
    stage.present()
    stage.press(.enter)

    let atOnce = question()
    atOnce.isPresented = true
    atOnce.draw()
    atOnce.press(.enter)

    #expect(answers.all == ["Keep", "Yes"])
  }

  @Test("an answer can show the next question")
  func followsUp() {
    let answers = answers
    let stage = PopupStage { stage in
      Dots(stage: stage).alert(
        answers.all.isEmpty ? "First" : "Second", isPresented: stage.binding
      ) {
        Button("On") {
          answers.all.append("on")
          stage.isPresented = answers.all.count < 2
        }
      }
    }
    stage.size = Size(width: 62, height: 13)
    stage.present()

    stage.press(.enter)
    let isShown = stage.isPresented && stage.lines.joined().contains("Second")
    stage.press(.enter)
    #expect(isShown && !stage.isPresented)
  }

  @Test("answers too wide for a row are one below the other, the main one first")
  func stacksAnswers() {
    let stage = stage {
      answers.button("Certainly")
      answers.button("Rather not", role: .cancel)
    }
    stage.size = Size(width: 30, height: 14)
    stage.present()

    let rows = stage.lines.filter { $0.contains("[") }
    #expect(
      rows == [".│      [>Certainly <]      │.", ".│      [ Rather not ]      │."])
  }

  @Test("a button in a nested popup does not answer")
  func buttonElsewhere() {
    let isOpen = Slip(false)
    let stage = stage {
      Button("Open") { isOpen.value = true }
        .popup(isPresented: isOpen.binding) { Button("inner") {}.defaultFocus() }
      answers.button("Keep", role: .cancel)
    }
    stage.present()
    isOpen.value = true
    stage.draw(after: .seconds(2))
    stage.press(.enter)
    #expect(stage.isPresented)
  }
}
