/// The words of a gate's question, and the answers to choose from.
public struct GatePrompt: Hashable, Sendable {
  /// The title above the question.
  public var title: String
  /// The action that waits for the answer; may be empty.
  public var purpose: String
  /// The question to answer.
  public var question: String
  /// The question for screen readers.
  public var spokenQuestion: String
  /// The answers in order, at most nine, with the keys 1 to 9.
  public var answers: [String]
  /// The index of the right answer.
  public var rightAnswer: Int

  /// Creates the words of a question.
  ///
  /// - Parameters:
  ///   - title: The title above the question.
  ///   - purpose: The action that waits for the answer.
  ///   - question: The question.
  ///   - spokenQuestion: The question for screen readers; nil for the question itself.
  ///   - answers: The answers in order, at most nine.
  ///   - rightAnswer: The index of the right answer; that of no answer if all are wrong.
  public init(
    _ title: String, purpose: String = "", question: String, spokenQuestion: String? = nil,
    answers: [String], rightAnswer: Int
  ) {
    (self.title, self.purpose, self.question) = (title, purpose, question)
    precondition(answers.count <= 9, "\(answers.count) answers, of which nine have keys")
    self.spokenQuestion = spokenQuestion ?? question
    (self.answers, self.rightAnswer) = (answers, rightAnswer)
  }
}

extension View {
  /// Shows the question of a gate in a popup while the gate waits for an answer.
  ///
  ///     menu.gate(gate) { sum in
  ///       GatePrompt("Wait", question: "\(sum) = ?", answers: sum.answers, rightAnswer: 1)
  ///     }
  ///
  /// The right answer opens the gate and performs the action that waits. Any other answer, Escape
  /// and a tap outside cancel it.
  ///
  /// - Parameters:
  ///   - gate: The gate.
  ///   - prompt: Returns the words of a question.
  /// - Returns: The view, with unchanged layout.
  public func gate<Question>(
    _ gate: Gate<Question>, prompt: @escaping (Question) -> GatePrompt
  ) -> some View {
    modifier(GateModifier(gate: gate, prompt: prompt))
  }
}

private struct GateModifier<Question>: ViewModifier {
  let gate: Gate<Question>
  let prompt: (Question) -> GatePrompt

  func body(content: Content) -> some View {
    content.popup(showing: gate.question, onDismiss: gate.cancel) { question in
      GatePanel(prompt: prompt(question)) { isRight in gate.answer { _ in isRight } }
        .accessibilityLabel(prompt(question).announcement)
    }
  }
}

/// A question with its answers as buttons, in a row if they are short.
private struct GatePanel: View {
  let prompt: GatePrompt
  let answer: (_ isRight: Bool) -> Void

  var body: some View {
    VStack(spacing: 1) {
      VStack {
        Text(prompt.title).bold()
        if !prompt.purpose.isEmpty { Text(prompt.purpose).dim().lineLimit(1) }
      }
      Text(prompt.question).bold().multilineTextAlignment(.center)
      answers.defaultFocus()
    }
    .padding(.horizontal, 2)
  }

  /// True if the answers fit beside each other in 40 columns, even with a scroll bar.
  private var isRow: Bool { prompt.answers.reduce(0) { $0 + $1.count + 6 } <= 33 }

  /// The answers in a row above their keys, or in a column beside their keys.
  @ViewBuilder private var answers: some View {
    if isRow {
      HStack(spacing: 2) {
        ForEach(prompt.answers.indices, id: \.self) { index in
          VStack {
            button(index)
            key(index)
          }
        }
      }
    } else {
      VStack(alignment: .leading) {
        ForEach(prompt.answers.indices, id: \.self) { index in
          HStack {
            key(index)
            button(index)
          }
        }
      }
    }
  }

  private func button(_ index: Int) -> some View {
    Button(prompt.answers[index]) { answer(index == prompt.rightAnswer) }
      .keyboardShortcut(.character(Character("\(index + 1)")))
  }

  private func key(_ index: Int) -> some View {
    Text("\(index + 1)").dim().accessibilityHidden()
  }
}

extension GatePrompt {
  /// The sentence that is announced when the question appears.
  fileprivate var announcement: String {
    [title, purpose, spokenQuestion].filter { !$0.isEmpty }
      .reduce("") { $0.isEmpty ? $1 : $0.followed(by: $1) }
  }
}
