import MemoryEngine
import MemoryViewModel
import TextUI

/// The screen of the current game: header, table, and a status line.
struct GameScreen: View {
  let app: AppModel
  let model: GameViewModel
  /// Navigates to another screen.
  let navigate: (Route) -> Void
  let leave: () -> Void
  @State private var board = BoardState()
  @State private var panel: GamePanel?
  /// The text of a hint, until the next flip.
  @State private var hint: String?
  /// True if the result has been closed to show the table.
  @State private var hasClosedResult = false

  var body: some View {
    VStack(spacing: 0) {
      GameScreenHeader(app: app, model: model) { ifSafe(leave) }
      GameBoard(app: app, model: model, state: $board, onCommand: perform)
        .id(model.deals)
      if isFinished {
        FinishedBar(
          sentence: hint ?? model.statusSentence, again: { ifSafe { app.playAgain() } },
          sameDeal: { ifSafe { app.playAgain(seed: model.seed) } },
          watch: { navigate(.watch) }, themes: { ifSafe(leave) },
          role: role)
      } else {
        StatusLine(
          sentence: hint ?? model.statusSentence, typed: board.typing.digits,
          role: role, act: act)
      }
    }
    .showingPoints(of: model.lastChange)
    .onKeyPress(perform: takeFinished)
    .onKeyPress(perform: goBack)
    .modifier(GamePopups(app: app, model: model, panel: $panel, leave: leave))
    .modifier(GameLoop(app: app, model: model, panel: $panel))
    .onChange(of: panel) { before, _ in if before == .result { hasClosedResult = true } }
    .onChange(of: model.flips) { _, _ in forgetTurn() }
    .announce(model.statusSentence, whenChanged: model.flips)
    .navigationBarHidden()
  }

  /// Performs the action of a hint in the status line.
  private func act(_ action: StatusAction) {
    model.completeDeal()
    switch action {
    case .turn: board.turnAtCursor(in: model)
    case .command(let command): perform(command)
    case .themes: if !keepsSeat { ifSafe(leave) } else { open(.leave) }
    }
  }

  private var role: TableRole { TableRole(in: app, model) }

  /// True if the player has a seat at another host's table, which one key must not give up.
  private var keepsSeat: Bool { role == .guest && model.result == nil }

  private func forgetTurn() {
    (hint, hasClosedResult) = (nil, false)
    board.hinted = []
  }

  private var isFinished: Bool { model.result != nil && hasClosedResult && panel == nil }

  /// Handles a key while the line below a finished table has focus.
  private func takeFinished(_ press: KeyPress) -> KeyResult {
    guard isFinished, let command = GameCommand(press) else { return .ignored }
    perform(command)
    return .handled
  }

  private func perform(_ command: GameCommand) {
    if let refusal = refusal(of: command) {
      hint = refusal
      return
    }
    switch command {
    case .undo: if !model.undo() { hint = undoRefusal }
    case .help: open(.help)
    case .pause: if model.result == nil { open(.pause) }
    case .shuffle: withAnimation { model.shuffle() }
    case .newGame: ifSafe { navigate(.start) }
    case .again: ifSafe { app.playAgain() }
    case .hint: tellHint()
    case .leave: open(.leave)
    }
  }

  /// Opens a panel, after checking that the game is saved.
  private func open(_ panel: GamePanel) {
    app.confirmSaving()
    self.panel = panel
  }

  /// Performs an action that leaves the game, or asks first if the game would be lost.
  private func ifSafe(_ action: () -> Void) {
    app.confirmSaving()
    if app.leaveOutcome.isLoss { panel = .leave } else { action() }
  }

  /// Returns the reason why a command is not possible in a game that another terminal hosts.
  private func refusal(of command: GameCommand) -> String? {
    if role == .owner { return nil }
    if command == .newGame { return "Only the host can deal." }
    let isForPlayers = [.undo, .pause, .shuffle, .hint, .again].contains(command)
    return isForPlayers && role == .watcher ? "You are watching." : nil
  }

  private func goBack(_ press: KeyPress) -> KeyResult {
    guard press.key == .escape else { return .ignored }
    if model.isKeptElsewhere {
      if keepsSeat { open(.leave) } else { leave() }
      return .handled
    }
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
    let cards: [Int] =
      switch newHint {
      case .match(let cards): cards
      case .unseen(let card): [card]
      case nil: []
      }
    board.hinted = Set(cards)
    if let position = cards.first.flatMap({ model.game.tableOrder.firstIndex(of: $0) }) {
      board.cursor.move(to: position)
    }
  }
}
