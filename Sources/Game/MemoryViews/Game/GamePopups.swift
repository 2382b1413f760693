import MemoryEngine
import MemoryViewModel
import TextUI

/// A modifier with the popups over a table: pause, help, the questions before leaving and before
/// another deal, and the result.
struct GamePopups: ViewModifier {
  let app: AppModel
  let model: GameViewModel
  @Binding var panel: GamePanel?
  let leave: () -> Void

  func body(content: Content) -> some View {
    content.popup(item: $panel, style: style, content: view)
  }

  private func style(of panel: GamePanel) -> any PopupStyle {
    panel == .result ? ResultPanel.popupStyle : PanelPopupStyle.panel
  }

  @ViewBuilder private func view(of panel: GamePanel) -> some View {
    switch panel {
    case .pause: PausePanel(model: model, resume: close)
    case .help:
      GameHelpPanel(
        isSaved: !app.leaveOutcome.isLoss, hasBonus: model.game.rules.bonusLimit > .zero,
        role: TableRole(in: app, model), close: close)
    case .leave: leavePanel
    case .dealRequest: DealRequestPanel(app: app, grant: grantDeal, refuse: close)
    case .result: result
    }
  }

  private func close() { panel = nil }

  /// Deals again at the request of another player, or asks first if the game would be lost.
  private func grantDeal() {
    app.current?.confirm()
    if app.leaveOutcome.isLoss {
      panel = .leave
    } else {
      app.grantDealRequest()
      panel = nil
    }
  }

  private var leavePanel: some View {
    LeavePanel(
      app: app,
      quit: { app.quit() },
      leave: {
        panel = nil
        leave()
      },
      stay: close)
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
      close: close)
  }
}

/// The panel of a pause: the clock is stopped and the faces are hidden.
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
    .onKeyPress(GameCommand.pause.key, perform: resume)
  }
}

/// The panel with the keys of the game.
private struct GameHelpPanel: View {
  let isSaved: Bool
  let hasBonus: Bool
  let role: TableRole
  let close: () -> Void
  @Environment(\.isUnicode) private var isUnicode
  @Environment(\.opensPanes) private var opensPanes

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 1) {
        Text("Keys").bold()
        Spacer()
        // At the top, where scrolling starts if the window is too small.
        Button("Close", action: close).defaultFocus()
      }
      row(isUnicode ? "← ↓ ↑ →" : "arrows", "move; or h j k l")
      if role != .watcher {
        row("Enter", "turn the card; so do Space and a click")
        row("1 2 3", "turn the card with that number")
      }
      ForEach(commands, id: \.self) { row($0.keyName, meanings[$0] ?? $0.meaning) }
      if hasBonus { row("the rim", "lit as long as a pair earns a bonus") }
      row("+ - 0", "zoom; a drag moves the table")
      row("Esc", leaving)
      if opensPanes {
        row("Ctrl-w n", "this game in a second pane, to play in both")
        row("Ctrl-w o", "another saved game in a pane beside it")
        row("Ctrl-w w", "go to the next pane, also F6; this game waits")
        row("Ctrl-w c", "close the pane")
      }
    }
    .padding(.horizontal, 1)
  }

  private var commands: [GameCommand] {
    if role == .watcher { return [.help, .leave] }
    return GameCommand.all.filter { role == .owner || $0 != .newGame }
  }

  /// The meanings that depend on the role, and on whether the game is saved.
  private var meanings: [GameCommand: String] {
    let saved = isSaved ? "saved" : "not saved"
    if role == .owner {
      return [.again: "deal again; this game is \(saved)", .leave: "leave; the game is \(saved)"]
    }
    let asked = role == .beside ? "the other window" : "the host"
    return [.again: "ask \(asked) for another deal", .leave: leaving]
  }

  private var leaving: String {
    if role == .beside { return "leave; the game goes on in the other window" }
    if role != .owner { return "leave; the game goes on" }
    return "back to the themes; \(isSaved ? "the game is saved" : "asks first: it is not saved")"
  }

  private func row(_ key: String, _ meaning: String) -> some View {
    HStack(alignment: .top, spacing: 1) {
      Text(key).bold().frame(width: 8, alignment: .leading)
      Text(meaning)
      Spacer()
    }
  }
}

/// A panel over the table.
enum GamePanel: Hashable, Identifiable {
  case pause
  case help
  case leave
  case dealRequest
  case result

  var id: Self { self }
}
