import MemoryViewModel
import TextUI

/// Shows the question of the gate while it waits for an answer.
///
/// Esc and a tap beside it cancel what a grown-up was asked for.
struct GatePopup: ViewModifier {
  let app: AppModel
  /// The last question, for the frames in which its popup leaves.
  @State private var last: SumQuestion?

  func body(content: ModifierContent) -> some View {
    content
      .popup(isPresented: Binding(app.gate, \.isChecking)) {
        if let question = app.gate.question ?? last { GatePanel(app: app, question: question) }
      }
      .onChange(of: app.gate.question) { _, question in last = question ?? last }
  }
}
