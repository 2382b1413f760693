import Observation
import Synchronization

/// Notices changes of the `@Observable` objects that the latest frame has read.
///
/// A change requests a frame, on whichever thread it is made.
final class ObservedChanges {
  private let frames = FrameCount()
  private let signal = ChangeSignal()

  /// Sets the closure that wakes the event loop; called on any thread.
  func onChange(_ wake: @escaping @Sendable () -> Void) { signal.onChange(wake) }

  /// True if an object has changed that the latest frame has read.
  var areThere: Bool { signal.isRaised }

  /// Makes a frame, and observes the objects that it reads until the next one.
  func observe<Result>(_ frame: () -> Result) -> Result {
    let number = frames.number + 1
    signal.begin(number)
    // This ends the observation of the previous frame, which its objects would keep otherwise.
    frames.number = number
    return withObservationTracking {
      _ = frames.number
      return frame()
    } onChange: { [signal] in
      signal.raise(in: number)
    }
  }
}

/// The number of observed frames, itself observable.
@Observable private final class FrameCount {
  var number = 0
}

/// A flag that any thread can raise.
private final class ChangeSignal: Sendable {
  private struct Content {
    var frame = 0
    var isRaised = false
    var wake: (@Sendable () -> Void)?
  }
  private let content = Mutex(Content())

  var isRaised: Bool { content.withLock { $0.isRaised } }

  func onChange(_ wake: @escaping @Sendable () -> Void) {
    content.withLock { $0.wake = wake }
  }

  /// Lowers the flag for a new frame; changes of objects that only earlier ones read are ignored.
  func begin(_ frame: Int) {
    content.withLock { content in
      content.frame = frame
      content.isRaised = false
    }
  }

  func raise(in frame: Int) {
    let wake = content.withLock { content -> (@Sendable () -> Void)? in
      guard frame == content.frame, !content.isRaised else { return nil }
      content.isRaised = true
      return content.wake
    }
    wake?()
  }
}
