import MemoryViewModel
import TextUI

/// A popup with the question of the gate while it waits for an answer.
///
/// Esc and a tap outside of it cancel the guarded action.
struct GatePopup: ViewModifier {
  let app: AppModel
  @Environment(\.isUnicode) private var isUnicode

  func body(content: Content) -> some View {
    content.gate(app.kidsMode.gate, prompt: prompt)
  }

  private func prompt(for question: SumQuestion) -> GatePrompt {
    let sum = question.sum
    return GatePrompt(
      "For grown-ups", purpose: app.kidsMode.guardedAction,
      // The signs of some sums are not ASCII.
      question: "\(isUnicode ? sum.text : sum.spoken) = ?",
      spokenQuestion: "How much is \(sum.spoken)?", answers: question.answers.map(String.init),
      rightAnswer: question.answers.firstIndex(where: question.isRight) ?? -1)
  }
}
