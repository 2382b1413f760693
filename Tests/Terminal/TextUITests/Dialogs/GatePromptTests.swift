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
    #expect(stage.place(of: "A question") == nil)
    gate.perform {}
    stage.draw()
    for words in ["A question", "Opening the box", "7 + 1 = ?", "[>7<]", "[ 8 ]", "[ 9 ]"] {
      #expect(stage.place(of: words) != nil, "\(words)")
    }
    #expect(
      stage.announcements.suffix(2) == [
        "A question. Opening the box. How much is 7 plus 1?", "7",
      ])
  }

  @Test("the right answer performs the action, by its key, by Enter or by a tap", arguments: 0...2)
  func answering(way: Int) {
    let count = Counter()
    gate.perform { count.value += 1 }
    stage.draw()
    switch way {
    case 0: stage.type("2")
    case 1:
      stage.key(.tab)
      stage.key(.enter)
    default: stage.tap("8")
    }
    stage.draw()
    #expect(count.value == 1 && gate.isOpen)
    #expect(stage.place(of: "open") != nil && stage.place(of: "A question") == nil)
  }

  @Test(
    "any other answer, Escape and a tap outside cancel it", arguments: ["1", "3", "esc", "tap"])
  func cancelling(way: String) {
    let count = Counter()
    gate.perform { count.value += 1 }
    stage.draw()
    switch way {
    case "esc": stage.key(.escape)
    case "tap": stage.tap(x: 0, y: 0)
    default: stage.type(way)
    }
    stage.draw()
    #expect(count.value == 0 && gate.mode == .closed)
    #expect(stage.place(of: "A question") == nil)
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
    #expect(stage.place(of: "Which?")?.y == title + 2)
    #expect(stage.place(of: "1 [>one of these<]")?.y == title + 4)
    #expect(stage.place(of: "3 [ or none ]")?.y == title + 6)
    stage.type("3")
    #expect(gate.isOpen)
  }
}

private final class Counter {
  var value = 0
}
