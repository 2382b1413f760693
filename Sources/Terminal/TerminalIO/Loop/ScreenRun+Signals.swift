import CTerminal
import SystemCalls
import TextUICore

extension ScreenRun {
  mutating func handleSignals() {
    signals.formUnion(loop.pipe.drain())
    apply()
  }

  /// Does what the signals ask that have come, the final ones first.
  private mutating func apply() {
    let came = signals
    signals = []
    if let last = Signal.last(among: came) {
      ending = .signal(last)
      return
    }
    if came.contains(0) { pacer.request() }
    if came.contains(.stop) {
      suspend()
    } else if came.contains(.continue) {
      resume()
      apply()
    }
    if came.contains(.windowSize) && ending == nil { measure() }
  }

  /// Gives the terminal back and stops until somebody lets the process go on.
  ///
  /// Where nobody could, nothing stops, and the screen comes back at once.
  mutating func suspend() {
    setPaused(true)
    awaitLastAnswers()
    loop.terminal.giveBack()
    _ = stop(by: .stop)
    resume()
    apply()
  }

  /// Takes up again what was stopped, as soon as the terminal is ours.
  ///
  /// In the background it stops once more, as a program does that reads there: a shell that brings
  /// a running job to the front tells it nothing, but one that was stopped is told to go on. One that
  /// is told to end needs no screen any more.
  private mutating func resume() {
    setPaused(true)
    while !isToldToEnd && !loop.terminal.input.isForeground && stop(by: .backgroundRead) {
    }
    if isToldToEnd { return }
    do {
      try loop.terminal.retake()
      start()
    } catch {
      ending = .endOfInput
    }
  }

  private var isToldToEnd: Bool { Signal.last(among: signals) != nil }

  /// Stops the process group.
  ///
  /// - Returns: Whether it stopped and was told to go on.
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
  /// Those that ask the process to end and come first if several do.
  private static let final = [hangUp, terminate, interrupt, quit]

  /// Which of some numbers asks the process to end, if any: all but those that a screen lives on
  /// with.
  static func last(among numbers: Set<UInt8>) -> Int32? {
    let others = [stop, .continue, windowSize].map { UInt8($0.rawValue) }
    let ends = numbers.subtracting(others + [0]).map { Int32($0) }
    return final.map(\.rawValue).first(where: ends.contains) ?? ends.min()
  }
}
