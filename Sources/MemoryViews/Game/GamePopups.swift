import MemoryEngine
import MemoryViewModel
import TextUI

/// What can lie over a table: pause, help, the question before leaving, and the result.
struct GamePopups: ViewModifier {
  let app: AppModel
  let model: GameViewModel
  @Binding var panel: GamePanel?
  let leave: () -> Void

  func body(content: ModifierContent) -> some View {
    content
      .popup(isPresented: isShown(.pause)) { PausePanel(model: model) { panel = nil } }
      .popup(isPresented: isShown(.help)) {
        GameHelpPanel(isSaved: !app.fate.isLoss) { panel = nil }
      }
      .popup(isPresented: isShown(.leave)) { leavePanel }
      .popup(isPresented: isShown(.result), style: ResultPanel.popupStyle) { result }
  }

  private func isShown(_ wanted: GamePanel) -> Binding<Bool> {
    Binding(get: { panel == wanted }, set: { if !$0, panel == wanted { panel = nil } })
  }

  private var leavePanel: some View {
    LeavePanel(
      app: app,
      quit: { app.quit() },
      leave: {
        panel = nil
        leave()
      },
      stay: { panel = nil })
  }

  private var result: some View {
    ResultPanel(
      app: app, game: model,
      again: {
        panel = nil
        app.playAgain()
      },
      sameDeal: {
        panel = nil
        app.playAgain(seed: model.seed)
      },
      nextTheme: {
        panel = nil
        app.playNextTheme()
      },
      close: { panel = nil })
  }
}

/// A pause: the clock stands still and the faces are hidden.
private struct PausePanel: View {
  let model: GameViewModel
  let resume: () -> Void

  var body: some View {
    VStack(spacing: 1) {
      Text("Paused").bold()
      Text("\(model.time.stopwatchText) played, \(model.game.unmatchedCards) cards left")
      Button("Go on", action: resume).defaultFocus()
    }
    .padding()
    .onKeyPress(.character("p"), perform: resume)
  }
}

/// The keys of the game.
private struct GameHelpPanel: View {
  let isSaved: Bool
  let close: () -> Void
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 1) {
        Text("Keys").bold()
        Spacer()
        // At the top, where a window too small for all begins to scroll.
        Button("Close", action: close).defaultFocus()
      }
      row(isUnicode ? "← ↓ ↑ →" : "arrows", "move; or h j k l")
      row("Enter", "turn the card; so do Space and a click")
      row("1 2 3", "turn the card with that number")
      ForEach(GameCommand.allCases.indices) { index in
        let command = GameCommand.allCases[index]
        row(String(command.key), command.meaning(isSaved: isSaved))
      }
      row("+ - 0", "zoom; a drag moves the table")
      row(
        "Esc", "back to the themes; \(isSaved ? "the game is saved" : "asks, as it is not saved")")
    }
    .padding(.horizontal, 1)
  }

  private func row(_ key: String, _ meaning: String) -> some View {
    HStack(alignment: .top, spacing: 1) {
      Text(key).bold().frame(width: 8, alignment: .leading)
      Text(meaning)
      Spacer()
    }
  }
}
