import CTerminal
import SystemCalls
import TextUICore

extension ScreenRun {
  mutating func handleSignals() {
    signals.formUnion(loop.pipe.drain())
    apply()
  }

  /// Handles the signals that have arrived, those that end the process first.
  private mutating func apply() {
    let came = signals
    signals = []
    if let last = Signal.last(among: came) {
      ending = .signal(last)
      return
    }
    if came.contains(0) && screen.needsFrame() { pacer.requestAtRate() }
    if came.contains(.stop) {
      suspend()
    } else if came.contains(.continue) {
      resume()
      apply()
    }
    if came.contains(.windowSize) && ending == nil { measure() }
  }

  /// Restores the terminal and stops the process until it is continued.
  ///
  /// If nobody could continue it, it does not stop, and the screen is shown again at once.
  mutating func suspend() {
    setPaused(true)
    eraseInline()
    awaitLastAnswers()
    logCaptured()
    loop.terminal.suspend()
    _ = stop(by: .stop)
    resume()
    apply()
  }

  /// Continues a stopped screen, as soon as the process is in the foreground.
  ///
  /// In the background it stops again, like a program that reads there: a shell that brings a
  /// running job to the foreground does not notify it, but it continues a stopped one. A process
  /// that is about to end needs no screen any more.
  private mutating func resume() {
    setPaused(true)
    while !isToldToEnd && !loop.terminal.input.isForeground && stop(by: .backgroundRead) {
    }
    if isToldToEnd { return }
    title.forget(isRestored: !loop.terminal.isTaken)
    inline?.restart()
    do {
      try loop.terminal.retake(stop: restoration)
      start()
    } catch {
      ending = .endOfInput
    }
  }

  private var isToldToEnd: Bool { Signal.last(among: signals) != nil }

  /// Stops the process group.
  ///
  /// - Returns: True if it stopped and was continued.
  private mutating func stop(by signal: Signal) -> Bool {
    signals.formUnion(loop.pipe.drain())
    signals.subtract([.continue, .stop])
    terminal_stop(signal.rawValue)
    signals.formUnion(loop.pipe.drain())
    return signals.remove(.continue) != nil
  }
}

extension UInt8 {
  fileprivate static let stop = UInt8(Signal.stop.rawValue)
  fileprivate static let `continue` = UInt8(Signal.continue.rawValue)
  fileprivate static let windowSize = UInt8(Signal.windowSize.rawValue)
}

extension Signal {
  /// The signals that end the process, in order of precedence.
  private static let final = [hangUp, terminate, interrupt, quit]

  /// Returns the first signal that ends the process, if there is one: all except for those that a
  /// screen handles.
  static func last(among numbers: Set<UInt8>) -> Int32? {
    let others = [stop, .continue, windowSize].map { UInt8($0.rawValue) }
    let ends = numbers.subtracting(others + [0]).map { Int32($0) }
    return final.map(\.rawValue).first(where: ends.contains) ?? ends.min()
  }
}
