/// The last evaluation of a view: its nodes, and what it read.
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
  private var lastChange: Int
  private let type: Any.Type
  /// The objects that were read; nil if no result was kept.
  private var objects: ObservedObjects?
  /// The result; nil if it cannot be reused.
  private var result: EvaluationResult?

  /// - Parameters:
  ///   - type: The type of the view.
  ///   - store: The store.
  ///   - isEager: True to keep already the first result, false to wait for a view that is the same
  ///     as the one before it.
  init(of type: Any.Type, _ store: FrameStore, isEager: Bool) {
    lastChange = store.frame - (isEager ? 2 : 1)
    self.type = type
  }

  /// Returns true if an evaluation at this place would give the same nodes, if the view is equal.
  @usableFromInline
  func isCurrent(in resolver: Resolver) -> Bool {
    objects?.haveChanged == false && result?.isCurrent(in: resolver) ?? false
  }

  /// Evaluates a view, whose elements a closure writes.
  @usableFromInline
  func evaluate(
    in resolver: inout Resolver, hasChanged: Bool, _ write: (inout Resolver) -> Void
  ) {
    isRunning = true
    if keepsResult(in: resolver.store, hasChanged: hasChanged) {
      evaluateAndKeep(in: &resolver, write)
    } else {
      write(&resolver)
    }
    isRunning = false
  }

  /// Returns true if the result of the next evaluation is to be kept, else forgets the last one.
  ///
  /// It is not if the view has changed for the previous frame as well, because keeping it takes
  /// longer than the evaluation.
  @usableFromInline
  func keepsResult(in store: FrameStore, hasChanged: Bool) -> Bool {
    defer { if hasChanged { lastChange = store.frame } }
    if store.mayReuse, !hasChanged || lastChange != store.frame - 1 { return true }
    result = nil
    objects?.endObservation()
    return false
  }

  @usableFromInline
  func evaluateAndKeep(in resolver: inout Resolver, _ write: (inout Resolver) -> Void) {
    let (store, start) = (resolver.store, resolver.graph.count)
    let targetCount = store.animations.targetCount
    let mark = store.log.begin()
    let reads = CustomReads(in: resolver.values.custom?.reads)
    let objects = self.objects ?? ObservedObjects(type, store.observingTypes)
    self.objects = objects
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
    if resolver.store.log.isRunning, let objects { resolver.store.log.note(objects) }
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
