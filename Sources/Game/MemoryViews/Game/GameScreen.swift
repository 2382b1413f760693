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
  @State var board = BoardState()
  @State private var panel: GamePanel?
  /// True if the cards have no room for a countdown.
  @State private var lacksCountdown = false
  /// The text of a hint, until the next flip.
  @State var hint: String?
  /// The command that was pressed and asks to be pressed again.
  @State var asked: GameCommand?
  /// True if the player has moved all cards before in this game.
  @State var hasShuffled = false
  /// The explanation of the last points, the first times.
  @State private var explanation: String?
  /// The number of flips that have been announced.
  @State private var spokenFlips = 0
  @State private var spoken = SpokenChanges<SpokenState>()
  /// True if the result has been closed to show the table.
  @State private var hasClosedResult = false
  @Environment(\.copy) var copy
  @Environment(\.isUnicode) var isUnicode
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
          hints: model.result == nil ? hints : [])
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

  var role: TableRole { TableRole(in: app, model) }

  /// True if the player has a seat at another host's table, which one key must not give up.
  var keepsSeat: Bool { role == .guest && model.result == nil }

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
    guard isFinished, let command = GameCommand.all.command(of: press) else { return .ignored }
    perform(command)
    return .handled
  }

  /// Opens a panel, after checking that the game is saved.
  func open(_ panel: GamePanel) {
    app.current?.confirm()
    self.panel = panel
  }

  /// Performs an action that leaves the game, or asks first if the game would be lost.
  func ifSafe(_ action: () -> Void) {
    app.current?.confirm()
    if app.leaveOutcome.isLoss { panel = .leave } else { action() }
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
}

/// The state whose change is announced: what is shown, and the flips, of which two may read alike.
private struct SpokenState: Equatable {
  let flips: Int
  let sentence: String
}
