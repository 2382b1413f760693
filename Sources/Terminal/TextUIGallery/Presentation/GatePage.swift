import TextUI

struct GatePage: View {
  @State private var gate = Gate(asking: Riddle.first)
  @State private var openings = 0

  var body: some View {
    VStack(spacing: 1) {
      Text(gate.isOpen ? "The box is open." : "The box was opened \(openings) times.")
      Button(gate.isOpen ? "Close the box" : "Open the box") {
        if gate.isOpen { gate.close() } else { gate.perform { openings += 1 } }
      }
    }
    .gate(gate) { riddle in
      GatePrompt(
        "A riddle first", purpose: "Opening the box", question: riddle.question,
        answers: riddle.answers, rightAnswer: 1)
    }
    .defaultFocus()
  }
}

/// A question with three answers, of which the second is right.
private struct Riddle {
  let question: String
  let answers: [String]

  static func first() -> Riddle {
    Riddle(question: "What has keys, but opens no door?", answers: ["A cat", "A piano", "A fan"])
  }
}
