import Observation
import Synchronization

/// The `@Observable` objects that an evaluation has read.
final class ObservedObjects {
  /// The types of views whose evaluation is known to read objects.
  private let known: ObservingTypes
  private let type: ObjectIdentifier
  private var notice: ChangeNotice?
  /// Read with the objects, so that setting it ends their observation; nil if none were read.
  private var count: EvaluationCount?

  init(_ type: Any.Type, _ known: ObservingTypes) {
    (self.type, self.known) = (ObjectIdentifier(type), known)
  }

  deinit { endObservation() }

  /// True if any object was read.
  var areThere: Bool { notice != nil }

  /// True if an object has changed since it was read.
  var haveChanged: Bool { notice?.isRaised ?? false }

  /// Evaluates a view, and observes the objects that this reads until the next time.
  ///
  /// - Parameters:
  ///   - wake: Called on any thread when an object is about to change.
  ///   - evaluate: Evaluates the view.
  func observe(_ wake: @escaping @Sendable () -> Void, _ evaluate: () -> Void) {
    endObservation()
    if known.types.contains(type), count == nil { count = EvaluationCount() }
    withObservationTracking {
      _ = count?.number
      evaluate()
    } onChange: { [notice = begin()] in
      if notice.raise() { wake() }
    }
  }

  /// Notes that objects were read; called only then.
  private func begin() -> ChangeNotice {
    known.types.insert(type)
    let notice = ChangeNotice()
    self.notice = notice
    return notice
  }

  /// Ends the observation of the objects.
  func endObservation() {
    notice?.cancel()
    notice = nil
    count?.number += 1
  }
}

/// The types of views whose evaluation reads `@Observable` objects.
final class ObservingTypes {
  fileprivate var types: Set<ObjectIdentifier> = []
}

/// The number of evaluations of a view, itself observable.
@Observable private final class EvaluationCount {
  var number = 0
}

/// A flag that any thread can raise until it is cancelled.
private final class ChangeNotice: Sendable {
  private let phase = Atomic<UInt8>(waiting)
  private static let (waiting, cancelled, raised) = (UInt8(0), UInt8(1), UInt8(2))

  var isRaised: Bool { phase.load(ordering: .acquiring) == Self.raised }

  /// Raises the flag; returns true if it was neither raised nor cancelled.
  func raise() -> Bool {
    phase.compareExchange(
      expected: Self.waiting, desired: Self.raised, ordering: .acquiringAndReleasing
    ).exchanged
  }

  func cancel() { phase.store(Self.cancelled, ordering: .releasing) }
}
