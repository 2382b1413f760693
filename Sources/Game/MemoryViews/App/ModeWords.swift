import MemoryViewModel
import TextUI

/// The modes that hold, for a header: each a word in a colour of its own.
struct ModeWords: View {
  let modes: [PlayMode]

  @ViewBuilder var body: some View {
    if !modes.isEmpty {
      HStack {
        ForEach(modes, id: \.self) { mode in
          Text(mode.word).bold().foregroundStyle(mode.color).lineLimit(1).fixedSize()
        }
      }
    }
  }
}

extension PlayMode {
  /// Tells it from the others beside its word.
  var color: Color {
    switch self {
    case .child: .green
    case .checking: .yellow
    case .grownUp: .magenta
    case .practice: .cyan
    case .shared: .green
    case .watching: .yellow
    case .opponents: .blue
    }
  }
}
