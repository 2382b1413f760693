import MemoryViewModel
import TextUI

/// Lets happen what happens by itself: the deal, the peek, the opponent's cards, the end.
struct GameLoop: ViewModifier {
  /// How long the last match is seen before the result covers it.
  private static let lastLook = Duration.milliseconds(900)

  let app: AppModel
  let model: GameViewModel
  @Binding var panel: GamePanel?

  func body(content: Content) -> some View {
    content
      .redraw(after: model.timeToNextChange)
      .onChange(of: model.isOpponentDue) { _, isDue in if isDue { model.advance() } }
      .onChange(of: isOver) { _, isOver in if isOver { app.loadScores() } }
      .onSettled(of: isOver, for: Self.lastLook) { isOver in if isOver { showResult() } }
      .onAppear { if isOver { showResult() } }
      .onChange(of: panel) { _, panel in cover(panel) }
      .onChange(of: isPausedElsewhere) { _, isPaused in followPause(isPaused) }
  }

  private var isOver: Bool { model.result != nil }

  private var isPausedElsewhere: Bool { model.pauseReasons.contains(.elsewhere) }

  /// A pause that somebody else wants looks as one that was asked for here.
  private func followPause(_ isPaused: Bool) {
    if isPaused, panel == nil { panel = .pause }
    if !isPaused, panel == .pause { panel = nil }
  }

  private func showResult() {
    model.clearTable()
    panel = .result
  }

  /// The game stands still under whatever lies over it.
  private func cover(_ panel: GamePanel?) {
    if panel == nil { model.resume([.covered, .player]) }
    if panel == .pause { model.pause(.player) } else if panel != nil { model.pause(.covered) }
    // A pause may last until the program is killed; the time played is known then.
    if panel != nil { model.noteTime() }
  }
}
