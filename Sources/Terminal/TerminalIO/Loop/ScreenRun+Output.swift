import CTerminal
import SystemCalls
import TextUICore

extension ScreenRun {
  /// True if the window is smaller than the screen needs.
  var isTooSmall: Bool {
    let least = loop.options.minimumSize
    return size.width < least.width || size.height < least.height
  }

  /// Reads the size of the window, and redraws all of it.
  mutating func measure() {
    let reported = TerminalSize.current(of: loop.terminal.screen, last: size)
    size = reported.cells
    if let aspect = reported.cellAspect, aspect != cellAspect {
      cellAspect = aspect
      screen.answer(.cellAspect(aspect))
    }
    shown = nil
    inline?.invalidate()
    remeasureSixels()
    setPaused(isTooSmall)
    pacer.request()
  }

  mutating func setPaused(_ isPaused: Bool) {
    guard isPaused != self.isPaused else { return }
    self.isPaused = isPaused
    screen.pause(isPaused)
  }

  /// Draws a frame if one is due and the last one has been accepted.
  mutating func draw() {
    if !output.isEmpty { write() }
    let now = loop.clock()
    note(reports.expire(at: now))
    guard output.isEmpty, ending == nil, pacer.isDue(at: now), !reports.isLate(at: now) else {
      return
    }
    let frame = nextFrame(at: now)
    chooseColors(at: now)
    enqueue(frame)
    pacer.drew(
      at: now, took: loop.clock() - now, wake: frame.wake, isNew: !picture.isEmpty)
    write()
    frame.whenShown()
  }

  /// Chooses readable colours for the terminal's palette, if it has answered since the last frame.
  private mutating func chooseColors(at now: Duration) {
    guard let colors = palette.takeChange(at: now) else { return }
    let changed = encoder.change(to: colors)
    guard !changed.isEmpty else { return }
    shown?.forget(cellsOf: changed)
    inline?.invalidate()
  }

  func nextFrame(at now: Duration) -> ScreenFrame {
    if !isTooSmall { return screen.frame(frameSize, now) }
    let notice = TooSmallNotice(
      needed: loop.options.minimumSize, size: frameSize, isUnicode: loop.capabilities.isUnicode,
      advice: loop.options.smallSizeAdvice)
    return ScreenFrame(buffer: notice.buffer, title: title.shown)
  }

  /// The time of the next frame; nil while one is late.
  var frameDeadline: Duration? {
    guard let due = pacer.deadline else { return nil }
    return reports.isLate(at: max(due, loop.clock())) ? reports.lastMoment : due
  }

  mutating func enqueue(_ frame: ScreenFrame) {
    if frame.tracksHover != tracksHover && inline == nil {
      tracksHover = frame.tracksHover
      output.append(ControlSequences.hover(tracksHover))
    }
    if frame.rings { output.append(ControlSequences.bell) }
    send(title: frame.title)
    send(clipboard: frame.clipboard)
    send(picturesOf: frame.buffer.table)
    encode(frame)
    guard !picture.isEmpty else { return }
    // Before the bytes, because all of them are usually accepted at once.
    if inline != nil { setFarewell() }
    if synchronizesOutput { output.append(ControlSequences.beginFrame) }
    output.append(picture)
    if synchronizesOutput { output.append(ControlSequences.endFrame) }
    if reports.sent(picture.count, at: loop.clock()) { output.append(ControlSequences.report) }
  }

  /// Encodes the differences of a frame to the terminal's content.
  private mutating func encode(_ frame: ScreenFrame) {
    picture.removeAll(keepingCapacity: true)
    guard inline == nil else {
      inline?.print(screen.above())
      inline?.draw(frame, with: &encoder, into: &picture)
      return
    }
    encoder.blanksPlaceholders = sixels != nil
    encoder.encode(frame.buffer, after: shown, cursor: frame.cursor, into: &picture)
    shown = frame.buffer
    drawSixels(of: frame)
  }

  /// Sends pictures for placeholders, after updating the farewell that deletes them.
  private mutating func send(picturesOf table: CellTable) {
    guard sixels == nil, !pictures.areSent(table) else { return }
    let bytes = pictures.send(table)
    setFarewell()
    output.append(bytes)
  }

  /// Changes the window's title, after updating the farewell that restores the previous one.
  private mutating func send(title: String?) {
    guard loop.capabilities.acceptsCommands else { return }
    let bytes = self.title.change(to: title, isUnicode: loop.capabilities.isUnicode)
    guard !bytes.isEmpty else { return }
    setFarewell()
    output.append(bytes)
  }

  private mutating func send(clipboard text: String?) {
    guard let text, loop.capabilities.acceptsCommands else { return }
    hasCopied = true
    setFarewell()
    output.append(ControlSequences.copy(text))
  }

  func setFarewell() {
    loop.terminal.setFarewell(farewell(before: restoration))
  }

  /// Returns the sequences that restore the terminal.
  func farewell(before restoration: [UInt8]) -> [UInt8] {
    let mayBeOpen = hasCopied || sixels?.hasDrawn == true
    let end = mayBeOpen ? ControlSequences.endOfCommand : []
    let endOfFrame = synchronizesOutput ? ControlSequences.endFrame : []
    return end + endOfFrame + pictures.farewell + title.farewell + restoration
  }

  /// Writes as many bytes as the terminal accepts.
  mutating func write() {
    let isThere = output.send { Transfer(ofWrite: terminal_write($0.baseAddress, $0.count)) }
    if !isThere { ending = .endOfInput }
    noteAccepted()
    if output.isEmpty, reports.awaitsDrain { note(reports.drained(at: loop.clock())) }
  }

  /// Records the delay of a frame.
  mutating func note(_ finding: FrameReports.Finding?) {
    guard let finding else { return }
    let wasStill = speed.level == .still
    speed.note(finding.delay, bytes: finding.bytes)
    pacer.interval = speed.level.interval
    guard wasStill != (speed.level == .still) else { return }
    screen.answer(.isSlow(!wasStill))
    pacer.request()
  }
}

extension CellBuffer {
  /// Replaces the cells of some styles by another text, so that they differ from the next picture.
  fileprivate mutating func forget(cellsOf styles: Set<UInt16>) {
    for y in 0..<size.height {
      for x in 0..<size.width where styles.contains(self[Point(x: x, y: y)].style) {
        write("\u{FFFD}", at: Point(x: x, y: y))
      }
    }
  }
}
