/// The states, objects and places that an evaluation read and visited.
struct EvaluationTrace {
  /// The stored objects that were visited.
  var visits: [StateStorage.Slot] = []
  /// The lifecycles that were visited, in order.
  var lifecycles: [Lifecycle] = []
  /// The accessibility texts that were added to views around the evaluated one.
  var texts: [CollectedText] = []
  /// The states that were read.
  var states: [ReadState] = []
  /// The observations of the evaluations inside.
  var objects: [ObservedObjects] = []
  /// True if the focus was read.
  var readsFocus = false
  /// True if content was prepared that is resolved during placement.
  var hasSubtrees = false

  /// A text that was added to an accessibility text.
  struct CollectedText {
    let part: AccessibilityPart
    /// The number of the node.
    var node: Int
    let words: AccessibilityText
  }

  /// A state, and the number of its changes when it was read.
  struct ReadState {
    let state: any ReadableState
    let changes: Int
  }

  /// True if a state or an object that was read has changed since.
  var hasChanged: Bool {
    states.contains { $0.state.changes != $0.changes } || objects.contains { $0.haveChanged }
  }
}

extension EvaluationTrace {
  /// The numbers of entries at a moment.
  struct Counts {
    fileprivate let visits, lifecycles, texts, states, objects: Int
  }

  var counts: Counts {
    Counts(
      visits: visits.count, lifecycles: lifecycles.count, texts: texts.count,
      states: states.count, objects: objects.count)
  }

  /// Returns the entries from a moment on, with only the texts of one accessibility text.
  func suffix(from counts: Counts, in words: AccessibilityText?) -> EvaluationTrace {
    var part = EvaluationTrace()
    part.visits = Array(visits[counts.visits...])
    part.lifecycles = Array(lifecycles[counts.lifecycles...])
    part.texts = texts[counts.texts...].filter { $0.words === words }
    part.states = Array(states[counts.states...])
    part.objects = objects[counts.objects...].filter(\.areThere)
    (part.readsFocus, part.hasSubtrees) = (readsFocus, hasSubtrees)
    return part
  }

  /// Returns the trace without the visit of an object, which would otherwise keep itself alive.
  func without(_ object: AnyObject) -> EvaluationTrace {
    var part = self
    part.visits.removeAll { $0.object === object }
    return part
  }

  mutating func removeAll() {
    visits.removeAll(keepingCapacity: true)
    lifecycles.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    states.removeAll(keepingCapacity: true)
    objects.removeAll(keepingCapacity: true)
    (readsFocus, hasSubtrees) = (false, false)
  }
}
