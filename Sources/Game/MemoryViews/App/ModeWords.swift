import MemoryViewModel
import TextUI

/// The current modes in a header, each as a word in its own colour.
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
  /// The colour that distinguishes the mode.
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
