import MemoryModel
import MemoryViewModel
import TextUI

/// The question of another terminal whether to deal again.
///
/// Playing on has the initial focus, because the panel can open between two key presses.
struct DealRequestPanel: View {
  let app: AppModel
  let grant: () -> Void
  let refuse: () -> Void

  var body: some View {
    VStack(spacing: 1) {
      Text("Deal again?").bold()
      VStack(spacing: 0) {
        Text(request)
        if app.leaveOutcome == .saved { Text("This game is saved.") }
      }
      HStack(spacing: 1) {
        Button("Yes", action: grant)
        Button("No", action: refuse).defaultFocus()
      }
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, 1)
  }

  private var request: String {
    app.table.dealRequest?.sentence.printable(atMost: 80) ?? ""
  }
}
