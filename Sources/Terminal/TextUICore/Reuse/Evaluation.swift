/// The last evaluation of an equatable view: its nodes, and what it read.
///
/// While everything that it read is the same, it is reused: its nodes are copied into the next
/// frame.
@usableFromInline
final class Evaluation {
  /// The evaluated view, in an `EvaluatedView`.
  @usableFromInline var view: AnyObject?
  /// True while the view is evaluated.
  @usableFromInline private(set) var isRunning = false
  /// The last frame for which the view had changed.
  private var lastChange = 0
  private let objects: ObservedObjects
  /// The result; nil if it cannot be reused.
  private var result: EvaluationResult?

  init(of type: Any.Type, _ store: FrameStore) {
    objects = ObservedObjects(type, store.observingTypes)
  }

  /// Returns true if an evaluation at this place would give the same nodes, if the view is equal.
  @usableFromInline
  func isCurrent(in resolver: Resolver) -> Bool {
    !objects.haveChanged && result?.isCurrent(in: resolver) ?? false
  }

  /// Evaluates a view, whose elements a closure writes.
  ///
  /// The result is not kept if the view has changed for the previous frame as well, because keeping
  /// it takes longer than the evaluation.
  @usableFromInline
  func evaluate(
    in resolver: inout Resolver, hasChanged: Bool, _ write: (inout Resolver) -> Void
  ) {
    let frame = resolver.store.frame
    isRunning = true
    if hasChanged, lastChange > 0, lastChange == frame - 1 {
      result = nil
      objects.endObservation()
      write(&resolver)
    } else {
      evaluateAndKeep(in: &resolver, write)
    }
    isRunning = false
    if hasChanged { lastChange = frame }
  }

  private func evaluateAndKeep(in resolver: inout Resolver, _ write: (inout Resolver) -> Void) {
    let (store, start) = (resolver.store, resolver.graph.count)
    let targetCount = store.animations.targetCount
    let mark = store.log.begin()
    let reads = CustomReads(in: resolver.values.custom?.reads)
    objects.observe(store.observed.changed) { resolver.noting(reads, write) }
    let trace = store.log.end(mark, in: resolver.values.words)
    if store.log.isRunning { store.log.note(objects) }
    result = trace.map {
      EvaluationResult(
        $0.without(self), resolver, reads.keys, nodesFrom: start,
        store.animations.targets(from: targetCount))
    }
    result?.writeNodes(in: &resolver)
  }

  /// Writes the elements of the evaluation, and visits what it visited.
  @usableFromInline
  func reuse(in resolver: inout Resolver) {
    result?.write(in: &resolver)
    if resolver.store.log.isRunning { resolver.store.log.note(objects) }
  }
}

extension Resolver {
  /// Writes elements, and notes the keys of the environment values that this reads.
  fileprivate mutating func noting(
    _ reads: CustomReads, _ write: (inout Resolver) -> Void
  ) {
    let outer = values.custom
    values.custom = (outer ?? CustomValues()).noting(reads)
    write(&self)
    values.custom = outer
  }
}
