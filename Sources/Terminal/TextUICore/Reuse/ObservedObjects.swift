import Observation
import Synchronization

/// The `@Observable` objects that an evaluation has read.
final class ObservedObjects {
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
    if known.types.contains(type) { count = EvaluationCount() }
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
    if let count { known.end(count) }
    count = nil
  }
}

/// The types of views whose evaluation reads `@Observable` objects.
final class ObservingTypes {
  fileprivate var types: Set<ObjectIdentifier> = []
  /// The evaluations whose observation ends before the next frame.
  private var ended: [EvaluationCount] = []

  deinit { endObservations() }

  /// Ends the observation of the objects that earlier evaluations have read.
  ///
  /// It is called before a frame, not while one is made: the observation by the latest frame, which
  /// notices changes in the meantime, would end as well if it has made one of the evaluations.
  func endObservations() {
    for count in ended { count.number += 1 }
    ended.removeAll(keepingCapacity: true)
  }

  fileprivate func end(_ count: EvaluationCount) { ended.append(count) }
}

/// An observable value whose change ends the observation by an evaluation.
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
