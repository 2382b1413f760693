import Observation

/// The state of a refreshable view: the work in progress, and the pull that asks for it.
@MainActor @Observable final class Refresh {
  /// The action of the latest frame.
  @ObservationIgnored var action: @MainActor () async -> Void = {}
  private(set) var isRunning = false
  /// The number of wheel notches beyond the top; zero if none were made lately.
  private(set) var pulls = 0
  /// True if the next notch begins another pull than that which showed the hint.
  @ObservationIgnored private var isArmed = false
  @ObservationIgnored private var task: Task<Void, Never>?

  /// Starts the work, unless it is in progress.
  ///
  /// - Returns: The task of the work; nil if it was in progress.
  @discardableResult
  func begin() -> Task<Void, Never>? {
    guard !isRunning else { return nil }
    isRunning = true
    release()
    let task = Task {
      await action()
      isRunning = false
    }
    self.task = task
    return task
  }

  func cancel() { task?.cancel() }
}

// The pull: a notch of the wheel beyond the top shows the hint, and another one, after a rest,
// starts the work. The momentum of a touch pad, which sends many notches, does not.
extension Refresh {
  /// The time without a notch after which the next one is another pull.
  static let rest = Duration.milliseconds(250)
  /// The time for which the hint is shown.
  static let patience = Duration.seconds(3)

  /// Handles a turn of the wheel that no view inside has handled.
  func turn(_ notches: Int) -> KeyResult {
    guard notches < 0, !isRunning else { return .ignored }
    if isArmed { begin() } else { pulls += 1 }
    return .handled
  }

  /// Ends a pull that was made; the hint stays.
  func arm() { isArmed = pulls > 0 }

  /// Hides the hint.
  func release() {
    pulls = 0
    isArmed = false
  }
}
