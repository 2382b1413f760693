import SystemCalls
import TextUICore

extension ScreenRun {
  /// The size of frames; that of the terminal, or of an inline screen at its highest.
  var frameSize: Size {
    guard let inline else { return size }
    return Size(width: size.width, height: min(size.height, inline.maximum))
  }

  /// The sequences that restore the terminal, apart from titles and pictures.
  var restoration: [UInt8] {
    guard let inline else { return ControlSequences.stop }
    let place = inline.region.farewell(inline.end, isPending: inline.isPending)
    return ControlSequences.inlineStop(place)
  }

  /// Records how much the terminal has accepted, on which the way out depends.
  mutating func noteAccepted() {
    guard let wasPending = inline?.isPending else { return }
    loop.terminal.forgetCaptured(inline?.accepted(isAll: output.isEmpty) ?? 0)
    if inline?.isPending != wasPending { setFarewell() }
  }

  /// Shows the latest picture below all lines, before the terminal is restored.
  mutating func finishInline() {
    let reason = ending
    defer { ending = reason ?? ending }
    guard inline != nil, loop.terminal.isTaken, waitUntilAccepted() else { return }
    loop.terminal.collectCaptured()
    passCaptured()
    enqueue(nextFrame(at: loop.clock()))
    _ = waitUntilAccepted()
  }

  /// Waits until the terminal accepts all output, or accepts none for a second.
  private mutating func waitUntilAccepted() -> Bool {
    while !output.isEmpty && ending != .endOfInput {
      write()
      let screen = loop.terminal.screen
      if !output.isEmpty, !screen.wait(until: .writable, milliseconds: 1000) { return false }
    }
    return output.isEmpty
  }

  /// Erases an inline screen before the process stops, because it is shown again later.
  mutating func eraseInline() {
    finishInline()
    guard let inline else { return }
    let place = inline.region.farewell(.erase, isPending: inline.isPending)
    loop.terminal.setFarewell(farewell(before: ControlSequences.inlineStop(place)))
    self.inline?.forgetPrinted()
  }
}
