import Testing
import TextUI
import TextUITesting

@Suite("The question of a gate")
struct GatePromptTests {
  private let gate = Gate { 7 }
  private let stage: Stage

  init() {
    var environment = EnvironmentValues()
    environment.reducesMotion = true
    let gate = gate
    stage = Stage(width: 40, height: 12, environment: environment) {
      Button(gate.isOpen ? "open" : "closed") {}
        .gate(gate) { number in
          GatePrompt(
            "A question", purpose: "Opening the box", question: "\(number) + 1 = ?",
            spokenQuestion: "How much is \(number) plus 1?", answers: ["7", "8", "9"],
            rightAnswer: 1)
        }
        .defaultFocus()
    }
  }

  @Test("it shows its words and answers while the gate asks, and says them first")
  func asking() {
    let before = stage.place(of: "A question")
    gate.perform {}
    stage.draw()
    let words = ["A question", "Opening the box", "7 + 1 = ?", "[>7<]", "[ 8 ]", "[ 9 ]"]
    #expect(before == nil && words.filter { stage.place(of: $0) == nil } == [])
    #expect(
      stage.announcements.suffix(2) == [
        "A question. Opening the box. How much is 7 plus 1?", "7",
      ])
  }

  @Test(
    "the right answer performs the action, by its key, by Enter or by a tap; others cancel it",
    arguments: [
      ("2", true), ("enter", true), ("8", true), ("1", false), ("3", false), ("esc", false),
      ("outside", false),
    ])
  func answering(way: String, isRight: Bool) {
    let count = Counter()
    gate.perform { count.value += 1 }
    stage.draw()
    switch way {
    case "enter":
      stage.key(.tab)
      stage.key(.enter)
    case "8": stage.tap("8")
    case "esc": stage.key(.escape)
    case "outside": stage.tap(x: 0, y: 0)
    default: stage.type(way)
    }
    stage.draw()
    #expect(stage.place(of: "A question") == nil && (stage.place(of: "open") != nil) == isRight)
    #expect(
      count.value == (isRight ? 1 : 0) && (isRight ? gate.isOpen : gate.mode == .closed))
  }

  @Test("long answers are in a column beside their keys, and an empty purpose takes no row")
  func longAnswers() {
    let gate = Gate { 0 }
    gate.next()
    let stage = Stage(width: 40, height: 16) {
      Text("").gate(gate) { _ in
        GatePrompt(
          "Choose", question: "Which?", answers: ["one of these", "or that", "or none"],
          rightAnswer: 2)
      }
    }
    let title = stage.place(of: "Choose")?.y ?? 0
    #expect(
      ["Which?", "1 [>one of these<]", "3 [ or none ]"].map { stage.place(of: $0)?.y } == [
        title + 2, title + 4, title + 6,
      ])
    stage.type("3")
    #expect(gate.isOpen)
  }
}

private final class Counter {
  var value = 0
}
