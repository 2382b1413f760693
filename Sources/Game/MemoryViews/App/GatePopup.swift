import MemoryViewModel
import TextUI

/// A popup with the question of the gate while it waits for an answer.
///
/// Esc and a tap outside of it cancel the guarded action.
struct GatePopup: ViewModifier {
  let app: AppModel
  /// The last question, which shows while its popup disappears.
  @State private var last: SumQuestion?

  func body(content: Content) -> some View {
    content
      .popup(isPresented: Bindable(app.gate).isChecking) {
        if let question = app.gate.question ?? last { GatePanel(app: app, question: question) }
      }
      .onChange(of: app.gate.question) { _, question in last = question ?? last }
  }
}

/// A question that a child cannot answer; a wrong answer cancels.
///
/// It just fits a window of 40×12 cells.
private struct GatePanel: View {
  let app: AppModel
  let question: SumQuestion
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    VStack(spacing: 1) {
      VStack {
        Text("For grown-ups").bold()
        Text(app.guardedAction).dim().lineLimit(1)
      }
      // The signs of some sums are not ASCII.
      Text("\(isUnicode ? question.sum.text : question.sum.spoken) = ?")
        .bold()
        .accessibilityLabel("How much is \(question.sum.spoken)?")
      HStack(spacing: 2) {
        ForEach(0..<question.answers.count) { answer($0) }
      }
      .defaultFocus()
    }
    .padding(.horizontal, 2)
  }

  /// Returns a button with a number, above the key that presses it.
  private func answer(_ index: Int) -> some View {
    let (key, number) = ("\(index + 1)", question.answers[index])
    return VStack {
      Button("\(number)") {
        app.gate.answer { $0.isRight(number) }
      }
      .keyboardShortcut(.character(Character(key)))
      Text(key).dim().accessibilityHidden()
    }
  }
}
