import MemoryEngine
import MemoryModel
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
  /// True if the cards have no room for a countdown.
  @State private var lacksCountdown = false
  /// The text of a hint, until the next flip.
  @State private var hint: String?
  /// The command that was pressed and asks to be pressed again.
  @State private var asked: GameCommand?
  /// True if the player has moved all cards before in this game.
  @State private var hasShuffled = false
  /// The explanation of the last points, the first times.
  @State private var explanation: String?
  /// The number of flips that have been announced.
  @State private var spokenFlips = 0
  @State private var spoken = SpokenChanges<SpokenState>()
  /// True if the result has been closed to show the table.
  @State private var hasClosedResult = false
  @Environment(\.copy) private var copy
  @Environment(\.speaks) private var speaks

  var body: some View {
    VStack(spacing: 0) {
      GameScreenHeader(app: app, model: model, hasCountdown: lacksCountdown) { ifSafe(leave) }
      GameBoard(app: app, model: model, state: $board, onCommand: perform)
        .id(model.deals)
        .onPreferenceChange(LacksCountdown.self) { lacksCountdown = $0 }
      if isFinished {
        FinishedBar(
          sentence: hint ?? model.result?.sentence ?? "", again: { ifSafe { app.playAgain() } },
          sameDeal: { ifSafe { app.playAgain(seed: model.seed) } },
          watch: { navigate(.watch) }, themes: { ifSafe(leave) },
          role: role)
      } else {
        StatusLine(
          sentences: sentences, typed: board.typing.digits,
          role: role, hasKeys: model.result == nil, act: act)
      }
    }
    .showingPoints(of: model.lastChange)
    .onKeyPress(perform: takeFinished)
    .onKeyPress(perform: goBack)
    .modifier(GamePopups(app: app, model: model, panel: $panel, leave: leave))
    .modifier(GameLoop(app: app, model: model, panel: $panel))
    .onChange(of: panel) { before, _ in if before == .result { hasClosedResult = true } }
    .onChange(of: model.flips) { _, _ in forgetTurn() }
    .announce(spokenSentence, whenChanged: spoken.number(of: spokenState, speaks: speaks))
    .onAppear { spokenFlips = model.flips }
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
    (hint, hasClosedResult, asked) = (nil, false, nil)
    board.hinted = []
    board.refused = nil
    spokenFlips = model.flips
    if model.flips == 0 { hasShuffled = false }
    explainPoints()
  }

  /// Explains the points of the last turn the first times.
  private func explainPoints() {
    explanation = nil
    let settings = app.settings
    guard let change = model.lastChange, change.flip == model.flips, model.result == nil,
      settings.explained < Settings.mostExplanations,
      model.setup.computerTitle(of: change.player) == nil
    else { return }
    explanation = model.explanation(of: change)
    if explanation != nil { settings.explained += 1 }
  }

  /// The sentences for the status line, the longest first.
  private var sentences: [String] {
    if let silence { return silence }
    if let note { return [note] }
    let sentence = model.statusSentence
    let explained = isUpToDate ? explanation.map { "\(sentence) \($0)" } : nil
    return [explained, sentence, model.shortSentence].compactMap { $0 }
  }

  /// The sentences about a host that does not answer; nil if it does.
  private var silence: [String]? {
    guard app.table.sharing?.hostCheck?.isHostSilent == true else { return nil }
    let who = role == .beside ? "The other window" : "The host"
    return ["\(who) does not answer. Moves count again when it does.", "\(who) does not answer."]
  }

  /// A note in place of the last event: a hint, or the reason why a card was not turned.
  private var note: String? {
    isUpToDate ? hint ?? board.refused.flatMap(model.say) : nil
  }

  /// True if notes and explanations are about the latest flip; false in the first frame after one.
  private var isUpToDate: Bool { spokenFlips == model.flips }

  /// The shown sentence without seconds that are counted down.
  private var steady: String {
    model.game.isPeeking(at: model.time) ? "" : sentences[0]
  }

  private var spokenState: SpokenState { SpokenState(flips: model.flips, sentence: steady) }

  private var spokenSentence: String {
    if let note { return note }
    // The points themselves were spoken in the frame before.
    if isUpToDate, let explanation { return explanation }
    return model.spokenSentence(after: spokenFlips)
  }

  private var isFinished: Bool { model.result != nil && hasClosedResult && panel == nil }

  /// Handles a key while the line below a finished table has focus.
  private func takeFinished(_ press: KeyPress) -> KeyResult {
    guard isFinished, let command = GameCommand(press) else { return .ignored }
    perform(command)
    return .handled
  }

  /// Moves all cards, after asking once in a game that counts.
  private func shuffle() {
    guard model.result == nil, !model.isPaused else { return }
    let isAsked = hasShuffled || model.setup.isPractice || asked == .shuffle
    guard isAsked else { return ask(.shuffle, "Press s again to move all cards to new places.") }
    withAnimation { model.shuffle() }
    hasShuffled = true
    hint = "All cards have moved."
  }

  /// Deals again, after asking if matches would be left behind; a host asks its own player.
  private func dealAgain() {
    let found = model.game.cardCount - model.game.unmatchedCards
    guard model.isKeptElsewhere || model.result != nil || found == 0 || asked == .again else {
      return ask(.again, "Press r again to leave this game and deal another one.")
    }
    ifSafe { app.playAgain() }
  }

  private func ask(_ command: GameCommand, _ question: String) {
    asked = command
    hint = question
  }

  private func perform(_ command: GameCommand) {
    if command != asked { asked = nil }
    if let refusal = refusal(of: command) {
      hint = refusal
      return
    }
    switch command {
    case .undo: if !model.undo() { hint = undoRefusal }
    case .help: open(.help)
    case .pause: if model.result == nil { open(.pause) }
    case .shuffle: shuffle()
    case .newGame: ifSafe { navigate(.start) }
    case .again: dealAgain()
    case .hint: tellHint()
    case .copy: if model.result != nil { hint = app.copyResult(copy) }
    case .leave: open(.leave)
    }
  }

  /// Opens a panel, after checking that the game is saved.
  private func open(_ panel: GamePanel) {
    app.current?.confirm()
    self.panel = panel
  }

  /// Performs an action that leaves the game, or asks first if the game would be lost.
  private func ifSafe(_ action: () -> Void) {
    app.current?.confirm()
    if app.leaveOutcome.isLoss { panel = .leave } else { action() }
  }

  /// Returns the reason why a command is not possible in a game that another terminal hosts.
  private func refusal(of command: GameCommand) -> String? {
    if role == .owner { return nil }
    if command == .newGame {
      return role == .beside ? "New games begin in the other window." : "Only the host can deal."
    }
    let isForPlayers = [.undo, .pause, .shuffle, .hint, .again].contains(command)
    return isForPlayers && role == .watcher ? "You are watching." : nil
  }

  private func goBack(_ press: KeyPress) -> KeyResult {
    guard press.key == .escape else { return .ignored }
    if model.isKeptElsewhere {
      if keepsSeat { open(.leave) } else { leave() }
      return .handled
    }
    app.current?.confirm()
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

/// The state whose change is announced: what is shown, and the flips, of which two may read alike.
private struct SpokenState: Equatable {
  let flips: Int
  let sentence: String
}
