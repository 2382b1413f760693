import MemoryViewModel
import TextUI

/// The current modes in a header, each as a word in its own colour.
///
/// The gate's mode is a button: it shows the question, or turns the mode for grown-ups off.
struct ModeWords: View {
  let app: AppModel
  let modes: [PlayMode]

  @ViewBuilder var body: some View {
    if !modes.isEmpty {
      HStack {
        ForEach(modes, id: \.self) { mode in
          word(mode).bold().foregroundStyle(mode.color).lineLimit(1).fixedSize()
        }
      }
    }
  }

  @ViewBuilder private func word(_ mode: PlayMode) -> some View {
    if mode == app.kidsMode.playMode {
      Button(mode.word) { app.kidsMode.changeMode() }.buttonStyle(.plain)
    } else {
      Text(mode.word)
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
