public import Observation

/// A gate before guarded actions, which a right answer to a question opens.
///
///     let gate = Gate { Sum.random() }
///     gate.perform { deleteEverything() }
///     gate.answer { $0.isRight(56) }
///
/// The modes form a cycle: closed, asking, open, and closed again.
@Observable public final class Gate<Question> {
  /// A mode of a gate.
  public enum Mode {
    /// A question must be answered before a guarded action.
    case closed
    /// The question waits for its answer.
    case asking(Question)
    /// The question was answered; guarded actions are allowed.
    case open
  }

  /// The current mode, which only the gate's methods change.
  public private(set) var mode: Mode
  @ObservationIgnored private var pending: (() -> Void)?
  @ObservationIgnored private let makeQuestion: () -> Question

  /// Creates a gate.
  ///
  /// - Parameters:
  ///   - isOpen: True to start in the open mode.
  ///   - makeQuestion: Returns a new question; called each time the gate begins to ask.
  public init(isOpen: Bool = false, asking makeQuestion: @escaping () -> Question) {
    mode = isOpen ? .open : .closed
    self.makeQuestion = makeQuestion
  }

  /// The question that waits, the same while the gate asks.
  public var question: Question? {
    if case .asking(let question) = mode { question } else { nil }
  }

  /// True if guarded actions are allowed.
  public var isOpen: Bool {
    if case .open = mode { true } else { false }
  }

  /// True while a question waits; setting it to false cancels the question, setting it to true
  /// does nothing.
  public var isAsking: Bool {
    get { question != nil }
    set { if !newValue { cancel() } }
  }

  /// Advances the mode: from closed to a new question, from there to open, then to closed.
  public func next() {
    switch mode {
    case .closed: mode = .asking(makeQuestion())
    case .asking: open()
    case .open: mode = .closed
    }
  }

  /// Performs an action at once if the gate is open, otherwise after a right answer.
  ///
  /// An action that waited before is dropped, and so is this one if the question is cancelled.
  public func perform(_ action: @escaping () -> Void) {
    if isOpen { return action() }
    pending = action
    if !isAsking { next() }
  }

  /// Continues after a right answer and cancels after a wrong one; ignored in the other modes.
  ///
  /// - Parameter isRight: Returns true if the answer to the question is right.
  public func answer(_ isRight: (Question) -> Bool) {
    guard let question else { return }
    if isRight(question) { next() } else { cancel() }
  }

  /// Closes the gate in any mode, which drops a waiting action.
  public func close() {
    cancel()
    mode = .closed
  }

  /// Cancels the question, and drops a waiting action; ignored in the other modes.
  public func cancel() {
    guard isAsking else { return }
    pending = nil
    mode = .closed
  }

  private func open() {
    mode = .open
    let action = pending
    pending = nil
    action?()
  }
}

extension Gate.Mode: Equatable where Question: Equatable {}
