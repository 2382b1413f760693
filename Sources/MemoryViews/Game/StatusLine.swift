import MemoryViewModel
import TextUI

/// The line below the table: what has just happened, and the keys to know.
struct StatusLine: View {
  let sentence: String
  let typed: String

  var body: some View {
    GeometryReader { space in
      HStack(spacing: 2) {
        Text(typed.isEmpty ? sentence : "Card \(typed)").lineLimit(1).layoutPriority(1)
        Spacer()
        Text(space.size.width < 72 ? "? help" : "p pause  ? help  q leave").dim().lineLimit(1)
      }
    }
    .frame(height: 1)
  }
}
