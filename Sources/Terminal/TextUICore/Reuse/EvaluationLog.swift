/// Logs what the evaluations of equatable views read and visit, so that they can be reused.
///
/// Evaluations may contain others; what an inner one logs belongs to the outer ones too.
final class EvaluationLog {
  /// The number of evaluations that are being logged.
  private var depth = 0
  /// The number of effects that must happen in every frame.
  private var effects = 0
  private var trace = EvaluationTrace()

  init() {}

  /// True if an evaluation is being logged.
  var isRunning: Bool { depth > 0 }

  /// Begins an evaluation.
  ///
  /// - Returns: The place in the log at which it begins.
  func begin() -> Mark {
    depth += 1
    return Mark(trace.counts, effects)
  }

  /// Ends an evaluation.
  ///
  /// - Parameters:
  ///   - mark: The place at which the evaluation began.
  ///   - words: The accessibility text around the evaluated view.
  /// - Returns: What the evaluation read and visited; nil if it cannot be reused.
  func end(_ mark: Mark, in words: AccessibilityText?) -> EvaluationTrace? {
    depth -= 1
    defer { if depth == 0 { trace.removeAll() } }
    return effects == mark.effects ? trace.suffix(from: mark.counts, in: words) : nil
  }

  /// The state of the log when an evaluation begins.
  struct Mark {
    fileprivate let counts: EvaluationTrace.Counts
    fileprivate let effects: Int

    fileprivate init(_ counts: EvaluationTrace.Counts, _ effects: Int) {
      (self.counts, self.effects) = (counts, effects)
    }
  }
}

extension EvaluationLog {
  /// Logs an effect that must happen in every frame, such as the request of a further one, so that
  /// its view must be evaluated in every frame.
  func noteEffect() { effects += 1 }

  func note(_ slot: StateStorage.Slot) { trace.visits.append(slot) }

  func note(_ slots: [StateStorage.Slot]) { trace.visits += slots }

  func note(_ lifecycle: Lifecycle) { trace.lifecycles.append(lifecycle) }

  func note(_ part: AccessibilityPart, at node: Int, in words: AccessibilityText) {
    trace.texts.append(EvaluationTrace.CollectedText(part: part, node: node, words: words))
  }

  func note(_ state: any ReadableState) {
    if let last = trace.states.last, last.state === state { return }
    trace.states.append(EvaluationTrace.ReadState(state: state, changes: state.changes))
  }

  func note(_ objects: ObservedObjects) { trace.objects.append(objects) }

  func noteFocusRead() { trace.readsFocus = true }

  func noteSubtree() { trace.hasSubtrees = true }
}

/// The storage of a state that counts its changes.
protocol ReadableState: AnyObject {
  /// The number of times at which the state was set.
  var changes: Int { get }
}
