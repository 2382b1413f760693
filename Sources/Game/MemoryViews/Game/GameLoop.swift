import MemoryViewModel
import TextUI

/// A modifier that advances the game: the deal, the peek, the computers' turns, the end.
struct GameLoop: ViewModifier {
  /// The time for which the last match is shown before the result covers it.
  private static let lastLook = Duration.milliseconds(900)

  let app: AppModel
  let model: GameViewModel
  @Binding var panel: GamePanel?

  func body(content: Content) -> some View {
    content
      .redraw(after: model.timeToNextChange)
      .onChange(of: model.isOpponentDue) { _, isDue in if isDue { model.advance() } }
      .redraw(after: app.current?.timeToNextNote)
      .onChange(of: app.current?.isNoteDue == true) { _, isDue in
        if isDue { app.current?.noteTimeIfDue() }
      }
      .onChange(of: isOver) { _, isOver in if isOver { app.current?.noteEnd() } }
      .onSettled(of: isOver, for: Self.lastLook) { isOver in if isOver { showResult() } }
      .onAppear { if isOver { showResult() } }
      .onChange(of: panel) { _, panel in cover(panel) }
      .onChange(of: DealQuestion(isOpen: isDealRequested, panel: panel)) { before, _ in
        followDealRequest(closing: before.panel)
      }
      .onAppear { followDealRequest(closing: nil) }
      .onChange(of: isPausedElsewhere) { _, isPaused in followPause(isPaused) }
      .onChange(of: isPausedByPlayer) { _, isPaused in if !isPaused { endPause() } }
  }

  private var isOver: Bool { model.result != nil }

  private var isPausedElsewhere: Bool { model.pauseReasons.contains(.elsewhere) }

  private var isPausedByPlayer: Bool { model.pauseReasons.contains(.player) }

  /// Shows a pause of another player like one's own.
  private func followPause(_ isPaused: Bool) {
    if isPaused, panel == nil { panel = .pause }
    if !isPaused { endPause() }
  }

  /// Closes the panel of a pause, which another window or player may have ended.
  private func endPause() {
    if panel == .pause { panel = nil }
  }

  /// True if another terminal asks for another deal before the end of the game.
  private var isDealRequested: Bool { app.table.dealRequest != nil && !isOver }

  /// Asks the question of another terminal when no other panel is open, and refuses it if the
  /// question was closed without an answer.
  private func followDealRequest(closing closed: GamePanel?) {
    if closed == .dealRequest, panel != .dealRequest { app.table.refuseDealRequest() }
    if isDealRequested, panel == nil { panel = .dealRequest }
    if !isDealRequested, panel == .dealRequest { panel = nil }
  }

  private func showResult() {
    model.clearTable()
    panel = .result
  }

  /// Pauses the game while a panel covers it.
  private func cover(_ panel: GamePanel?) {
    if panel == nil { model.resume([.covered, .player]) }
    if panel == .pause { model.pause(.player) } else if panel != nil { model.pause(.covered) }
    // The program may be killed during a pause, so the time played is recorded before.
    if panel != nil { model.noteTime() }
  }
}

/// The state of a request for another deal on the screen.
private struct DealQuestion: Equatable {
  let isOpen: Bool
  let panel: GamePanel?
}
