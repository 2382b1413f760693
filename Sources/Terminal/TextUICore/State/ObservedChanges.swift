import Observation
import Synchronization

/// Notices changes of the `@Observable` objects that the latest frame has read.
///
/// A change requests a frame, on whichever thread it is made.
final class ObservedChanges {
  /// The ends of the observations of the latest two frames, in turn.
  private let ends = [ObservationEnd(), ObservationEnd()]
  private var number = 0
  private let signal = ChangeSignal()

  /// Sets the closure that wakes the event loop; called on any thread.
  func onChange(_ wake: @escaping @Sendable () -> Void) { signal.onChange(wake) }

  /// Sets the closure that is called when the frame that is made changes an object that an earlier
  /// one has read.
  func onChangeInside(_ note: @escaping @MainActor () -> Void) { signal.onChangeInside(note) }

  /// A closure that notes a change of an object, which an earlier frame may have read; it is called
  /// on any thread.
  var changed: @Sendable () -> Void { { [signal] in signal.raise() } }

  /// True if an object has changed that the latest frame has read.
  var areThere: Bool { signal.isRaised }

  /// Makes a frame, and observes the objects that it reads until the next one is made.
  ///
  /// A change while the frame is made is noticed by the observation of the previous one, because
  /// that of the new one begins only afterwards. It wakes the event loop, but requests no frame by
  /// itself, because a body that changes an object would request one in each frame.
  @MainActor func observe<Result>(_ frame: () -> Result) -> Result {
    number += 1
    let number = number
    signal.begin(number)
    let result = ChangeSignal.$maker.withValue(ChangeSignal.currentTask) {
      withObservationTracking {
        _ = ends[number % 2].isReached
        return frame()
      } onChange: { [signal] in
        signal.raise(in: number)
      }
    }
    signal.end()
    // The objects of the previous frame would keep its observation otherwise.
    ends[(number + 1) % 2].isReached.toggle()
    return result
  }
}

/// An observable value whose change ends an observation.
@Observable private final class ObservationEnd {
  var isReached = false
}

/// A flag that any thread can raise.
private final class ChangeSignal: Sendable {
  /// The hash value of the task that makes the frame, 0 for none, in calls by the frame.
  ///
  /// A task that a body starts inherits it, but has another hash value itself.
  @TaskLocal static var maker: Int?

  static var currentTask: Int { withUnsafeCurrentTask { $0?.hashValue ?? 0 } }

  private struct Content {
    var frame = 0
    var isMakingFrame = false
    var isRaised = false
    var noteInside: (@MainActor () -> Void)?
    var wake: (@Sendable () -> Void)?
  }
  private let content = Mutex(Content())

  var isRaised: Bool { content.withLock { $0.isRaised } }

  func onChange(_ wake: @escaping @Sendable () -> Void) {
    content.withLock { $0.wake = wake }
  }

  func onChangeInside(_ note: @escaping @MainActor () -> Void) {
    content.withLock { $0.noteInside = note }
  }

  /// Lowers the flag for a new frame; changes of objects that only earlier ones read are ignored.
  func begin(_ frame: Int) {
    content.withLock { content in
      content.frame = frame
      content.isMakingFrame = true
      content.isRaised = false
    }
  }

  /// Ends a frame, whose objects are observed from now on.
  func end() {
    content.withLock { $0.isMakingFrame = false }
  }

  /// Raises the flag.
  ///
  /// - Parameter frame: The frame that read the changed object; nil if any may have.
  func raise(in frame: Int? = nil) {
    if Self.maker == Self.currentTask, let note = content.withLock({ $0.noteInside }) {
      MainActor.assumeIsolated { note() }
    }
    let wake = content.withLock { content -> (@Sendable () -> Void)? in
      let isEarlier = frame.map { $0 != content.frame } ?? content.isMakingFrame
      if isEarlier { return content.isMakingFrame ? content.wake : nil }
      if content.isRaised { return nil }
      content.isRaised = true
      return content.wake
    }
    wake?()
  }
}
