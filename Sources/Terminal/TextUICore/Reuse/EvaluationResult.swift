/// The nodes of an evaluation, and all that they depend on.
final class EvaluationResult {
  private let content: EvaluatedContent
  private let trace: EvaluationTrace
  private let targets: [AnimationState.Target]
  private let values: EnvironmentValues
  /// The keys of the program's environment values that were read.
  private let keys: Set<ObjectIdentifier>
  private let focus: Identity?
  private let table: CellTable

  init(
    _ trace: EvaluationTrace, _ resolver: Resolver, _ keys: Set<ObjectIdentifier>,
    nodesFrom start: Int, _ targets: [AnimationState.Target]
  ) {
    self.keys = keys
    content = EvaluatedContent(in: resolver, nodesFrom: start, hasSubtrees: trace.hasSubtrees)
    self.trace = trace.movingTexts(from: start, toOne: content.isOne)
    self.targets = targets
    values = resolver.values
    focus = resolver.store.focus.current
    table = resolver.store.table
  }

  /// Returns true if an evaluation at this place would have the same result.
  func isCurrent(in resolver: Resolver) -> Bool {
    let store = resolver.store
    return store.mayReuse && table === store.table
      && (!trace.readsFocus || isFocusSame(in: resolver))
      && !content.isThere(in: store.frame) && !trace.hasChanged
      && values.isSame(as: resolver.values)
      && CustomValues.areSame(values.custom, resolver.values.custom, for: keys)
      && (!trace.hasSubtrees || subtreesSee(resolver.values))
  }

  /// Returns true if focusable views inside would have the same focus.
  ///
  /// The first of them takes a focus request, which exists for one frame.
  private func isFocusSame(in resolver: Resolver) -> Bool {
    focus == resolver.store.focus.current && values.focusRequest == nil
      && resolver.values.focusRequest == nil
  }

  /// Returns true if content that is resolved during placement, with the environment of the
  /// evaluation, finds the same there.
  private func subtreesSee(_ other: EnvironmentValues) -> Bool {
    let keys = (values.custom?.keys ?? []).union(other.custom?.keys ?? [])
    return values.flags == other.flags
      && CustomValues.areSame(values.custom, other.custom, for: keys)
  }

  /// Writes the nodes after an evaluation, which has removed them.
  func writeNodes(in resolver: inout Resolver) {
    let start = resolver.graph.count
    content.append(to: &resolver)
    if content.isOne { resolver.values.words?.moveTexts(from: start) }
  }

  /// Writes the nodes, and visits what the evaluation visited.
  func write(in resolver: inout Resolver) {
    let start = resolver.graph.count
    content.append(to: &resolver)
    resolver.values.custom?.reads?.note(keys)
    resolver.store.reuse(trace, from: start, in: resolver.values.words)
    resolver.store.animations.note(targets)
  }
}

extension EvaluationTrace {
  /// Returns the trace with node numbers of its texts that count from the first node.
  ///
  /// - Parameters:
  ///   - start: The number of the first node.
  ///   - isOne: True if the first node stands for all others.
  /// - Returns: The trace.
  fileprivate func movingTexts(from start: Int, toOne isOne: Bool) -> EvaluationTrace {
    var moved = self
    for index in texts.indices { moved.texts[index].node = isOne ? 0 : texts[index].node - start }
    return moved
  }
}

extension FrameStore {
  /// False if every view must be evaluated in this frame.
  var mayReuse: Bool { inspection == nil && drag == nil }

  /// Visits what an evaluation visited whose nodes begin at a number.
  fileprivate func reuse(_ trace: EvaluationTrace, from start: Int, in words: AccessibilityText?) {
    storage.visit(trace.visits)
    for lifecycle in trace.lifecycles { visit(lifecycle) }
    if let words { for text in trace.texts { words.collect(text.part, at: start + text.node) } }
    if log.isRunning { note(trace, from: start, in: words) }
  }

  private func visit(_ lifecycle: Lifecycle) {
    lifecycle.visit = storage.countVisit()
    if log.isRunning { log.note(lifecycle) }
  }

  /// Logs a reused evaluation as a part of the evaluation around it.
  private func note(_ trace: EvaluationTrace, from start: Int, in words: AccessibilityText?) {
    for state in trace.states { log.note(state.state) }
    for objects in trace.objects { log.note(objects) }
    if let words {
      for text in trace.texts { log.note(text.part, at: start + text.node, in: words) }
    }
    if trace.readsFocus { log.noteFocusRead() }
    if trace.hasSubtrees { log.noteSubtree() }
  }
}
