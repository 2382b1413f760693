import MemoryEngine
import MemoryViewModel
import TextUI

/// A game that is played: header, table, and a line that says what happened.
struct GameScreen: View {
  let app: AppModel
  let model: GameViewModel
  let leave: () -> Void
  @State private var board = BoardState()
  @State private var panel: GamePanel?
  /// What a hint said, until the next flip.
  @State private var hint: String?

  var body: some View {
    VStack(spacing: 0) {
      GameHeader(app: app, model: model) { ifSafe(leave) }
      GameBoard(app: app, model: model, state: $board, onCommand: perform)
        .id(model.deals)
      StatusLine(sentence: hint ?? model.statusSentence, typed: board.typing.digits)
    }
    .onKeyPress(perform: goBack)
    .modifier(GamePopups(app: app, model: model, panel: $panel, leave: leave))
    .modifier(GameLoop(app: app, model: model, panel: $panel))
    .onChange(of: model.flips) { _, _ in hint = nil }
    .onSettled(of: board.typing, for: LabelTyping.patience) { _ in turnTypedCard() }
    .announce(model.statusSentence, whenChanged: model.flips)
    .navigationBarHidden()
  }

  private func turnTypedCard() {
    let table = model.table
    guard let label = board.typing.finish(), table.indices.contains(label - 1) else { return }
    board.cursor.move(to: label - 1)
    model.choose(table[label - 1].id)
  }

  private func perform(_ command: GameCommand) {
    switch command {
    case .undo: if !model.undo() { hint = undoRefusal }
    case .help: open(.help)
    case .pause: open(.pause)
    case .shuffle: withAnimation { model.shuffle() }
    case .newGame: ifSafe { app.playAgain() }
    case .hint: tellHint()
    case .leave: open(.leave)
    }
  }

  /// Opens a panel, whose sentences about saving are asked of the disk and not assumed.
  private func open(_ panel: GamePanel) {
    app.confirmSaving()
    self.panel = panel
  }

  /// Does what puts the game away, or asks first if the game would be lost.
  private func ifSafe(_ action: () -> Void) {
    app.confirmSaving()
    if app.leaveOutcome.isLoss { panel = .leave } else { action() }
  }

  private func goBack(_ press: KeyPress) -> KeyResult {
    guard press.key == .escape else { return .ignored }
    app.confirmSaving()
    if app.leaveOutcome.isLoss { panel = .leave }
    return app.leaveOutcome.isLoss ? .handled : .ignored
  }

  private var undoRefusal: String {
    model.setup.isPractice
      ? "There is nothing to take back." : "Undo is for practice: see settings."
  }

  private func tellHint() {
    let newHint = model.hint()
    hint = model.say(newHint)
    let card: Int? =
      switch newHint {
      case .match(let cards): cards.first
      case .unseen(let card): card
      case nil: nil
      }
    if let position = card.flatMap({ model.game.tableOrder.firstIndex(of: $0) }) {
      board.cursor.move(to: position)
    }
  }
}

/// The line below the table: what has just happened, and the keys to know.
private struct StatusLine: View {
  let sentence: String
  let typed: String

  var body: some View {
    GeometryReader { space in
      HStack(spacing: 2) {
        Text(typed.isEmpty ? sentence : "Card \(typed)").lineLimit(1).layoutPriority(1)
        Spacer()
        Text(hint(isNarrow: space.size.width < 72)).dim().lineLimit(1)
      }
    }
    .frame(height: 1)
  }

  private func hint(isNarrow: Bool) -> String {
    let help = "\(GameCommand.help.keyName) help"
    let (pause, leave) = (GameCommand.pause.keyName, GameCommand.leave.keyName)
    return isNarrow ? help : "\(pause) pause  \(help)  \(leave) leave"
  }
}
