import SystemCalls
import TextUICore

extension ScreenRun {
  /// Asks a terminal that shows sixels for their sizes, and uses them once it has answered.
  mutating func note(showsSixels: Bool) {
    if sixelAnswers.end() { return beginSixels() }
    guard showsSixels, loop.options.asksForSixels, !showsPlaceholders, sixelAnswers.canAsk else {
      return
    }
    sixelAnswers.ask()
    answers.ask()
    output.append(ControlSequences.sixelQueries)
  }

  /// True if the terminal is preferably sent pictures by kitty's protocol.
  private var showsPlaceholders: Bool {
    !loop.options.prefersSixels && KittyPictures.areKnown(to: terminalName)
  }

  private mutating func beginSixels() {
    guard let cell = cellSize else { return }
    setSixels(of: cell)
    // All terminals that show sixels have 256 colours.
    deepen(to: .palette256)
    screen.answer(.graphics(.sixel))
    pacer.request()
  }

  /// The size of a cell in pixels, by its report or by the size of the window.
  private var cellSize: Size? {
    sixelAnswers.cell
      ?? TerminalSize.current(of: loop.terminal.screen, last: size).cellPixels
  }

  private mutating func setSixels(of cell: Size) {
    sixels = SixelPictures(
      cell: cell, colors: sixelAnswers.colors ?? SixelAnswers.usualColors,
      overruns: terminalName.hasPrefix("Konsole"))
    shown = nil
  }

  /// Follows a change of the font.
  mutating func noteCellSize(_ size: Size) {
    sixelAnswers.note(cell: size)
    if let sixels, sixels.cell != size { setSixels(of: size) }
  }

  /// Asks for the size of cells again, because the size of the window has changed.
  mutating func remeasureSixels() {
    guard let sixels else { return }
    self.sixels?.forget()
    if sixelAnswers.cell == nil {
      if let cell = cellSize, cell != sixels.cell { setSixels(of: cell) }
      return
    }
    answers.ask()
    output.append(ControlSequences.cellSizeQuery)
  }

  /// Draws the pictures whose placeholders were written.
  mutating func drawSixels(of frame: ScreenFrame) {
    let isFirst = sixels?.hasDrawn == false
    sixels?.draw(frame, with: &encoder, on: palette, into: &picture)
    if isFirst, sixels?.hasDrawn == true { setFarewell() }
  }
}
