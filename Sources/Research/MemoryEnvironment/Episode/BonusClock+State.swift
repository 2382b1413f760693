import MemoryEngine

extension BonusClock {
  /// The clock as two numbers: the time used at zero, and 1 if it runs.
  ///
  /// The time used at zero is negative for a clock that was started later. It determines the time
  /// used at any other moment.
  var state: [Int64] { [used(at: 0), used(at: 1) &- used(at: 0)] }

  init(used: Int64, isRunning: Bool) {
    self.init()
    if used > 0 {
      start(at: 0, of: .max)
      stop(at: used)
    }
    if isRunning { start(at: max(0, 0 &- used), of: .max) }
  }
}
