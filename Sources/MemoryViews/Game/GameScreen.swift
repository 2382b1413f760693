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
      GameHeader(app: app, model: model, leave: leave)
      GameBoard(app: app, model: model, state: $board, onCommand: perform)
        .id(model.deals)
      StatusLine(sentence: hint ?? model.statusSentence, typed: board.typing.digits)
    }
    .modifier(GamePopups(app: app, model: model, panel: $panel, leave: leave))
    .modifier(GameClockwork(app: app, model: model, panel: $panel))
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
    app.settle()
  }

  private func perform(_ command: GameCommand) {
    switch command {
    case .undo: if !model.undo() { hint = undoRefusal }
    case .help: panel = .help
    case .pause: panel = .pause
    case .shuffle: withAnimation { model.shuffle() }
    case .newGame: app.playAgain()
    case .hint: tellHint()
    case .leave: panel = .leave
    }
  }

  private var undoRefusal: String {
    model.setup.isPractice
      ? "There is nothing to take back." : "Undo is for practice: see settings."
  }

  private func tellHint() {
    let told = model.hint()
    hint = model.say(told)
    let card: Int? =
      switch told {
      case .match(let cards): cards.first
      case .unseen(let card): card
      case nil: nil
      }
    if let position = card.flatMap({ model.game.tableOrder.firstIndex(of: $0) }) {
      board.cursor.move(to: position)
    }
  }
}
