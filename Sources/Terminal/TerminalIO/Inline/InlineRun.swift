import TextUICore

/// The state of an inline screen in a run of a loop: its region, and the lines to print above it.
struct InlineRun {
  let maximum: Int
  let end: TerminalOptions.Presentation.End
  private(set) var region: InlineRegion
  private var printed: PrintedLines
  /// The lines to print with the next frame.
  private var lines: [UInt8] = []
  /// The numbers of bytes of captured output in `lines`, and in output that is not accepted yet.
  private var (waiting, sent) = (0, 0)
  /// True while a part of a frame is not accepted.
  private(set) var isPending = false

  /// Creates the run of an inline screen; nil for one in full screen.
  init?(_ loop: EventLoop) {
    guard case .inline(let rows, let end) = loop.options.presentation else { return nil }
    maximum = max(1, rows)
    self.end = end
    region = InlineRegion(reflows: loop.capabilities.reflowsLines)
    printed = PrintedLines(isUnicode: loop.capabilities.isUnicode)
  }

  /// Begins below all output, such as after the program was stopped.
  mutating func restart() {
    region = InlineRegion(reflows: region.reflows)
    isPending = false
  }

  /// Forgets captured output, which the terminal shows when it is restored.
  mutating func forgetPrinted() {
    printed = PrintedLines(isUnicode: printed.isUnicode)
    (waiting, sent) = (0, 0)
  }

  mutating func invalidate() { region.invalidate() }

  /// Adds captured output.
  mutating func print(_ bytes: [UInt8]) {
    let before = printed.pendingCount
    lines += printed.append(bytes)
    waiting += before + bytes.count - printed.pendingCount
  }

  /// Adds texts that were passed to `\.above`.
  mutating func print(_ texts: [String]) {
    for text in texts { lines += printed.lines(of: text) }
  }

  /// Appends a frame with all lines that wait.
  mutating func draw(
    _ frame: ScreenFrame, with encoder: inout ANSIEncoder, into bytes: inout [UInt8]
  ) {
    region.draw(frame.buffer, cursor: frame.cursor, below: lines, with: &encoder, into: &bytes)
    lines.removeAll()
    (waiting, sent) = (0, sent + waiting)
  }

  /// Records that the terminal has accepted a part of the output, or all of it.
  ///
  /// - Returns: The number of bytes of captured output that are now shown.
  mutating func accepted(isAll: Bool) -> Int {
    isPending = !isAll
    defer { if isAll { sent = 0 } }
    return isAll ? sent : 0
  }
}
