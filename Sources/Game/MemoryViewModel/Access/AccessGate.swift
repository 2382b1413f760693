import MemoryModel
public import Observation

/// A gate that keeps a child from a grown-up's actions by a question.
///
/// The modes form a cycle: child, checking, grown-up, and child again.
@Observable public final class AccessGate<Question> {
  /// The person at the screen: a child, a grown-up, or unknown while the question waits.
  public enum Mode {
    /// A child, who must answer a question before a guarded action.
    case child
    /// The question waits for its answer.
    case checking(Question)
    /// A grown-up, who answered the question; guarded actions are allowed.
    case grownUp
  }

  /// The current mode, which only the gate's methods change.
  public private(set) var mode: Mode
  @ObservationIgnored private var pending: (() -> Void)?
  @ObservationIgnored private let makeQuestion: () -> Question

  /// - Parameters:
  ///   - isOpen: True to start as a grown-up.
  ///   - makeQuestion: Returns a new question; called once per check.
  public init(isOpen: Bool = false, asking makeQuestion: @escaping () -> Question) {
    mode = isOpen ? .grownUp : .child
    self.makeQuestion = makeQuestion
  }

  /// The question that waits, the same during a check.
  public var question: Question? {
    if case .checking(let question) = mode { question } else { nil }
  }

  /// True in the mode of a grown-up.
  public var isOpen: Bool {
    if case .grownUp = mode { true } else { false }
  }

  /// True while a question waits; setting it to false cancels the check, setting it to true does
  /// nothing.
  public var isChecking: Bool {
    get { question != nil }
    set { if !newValue { cancel() } }
  }

  /// Advances the mode: from child to a new question, from there to grown-up, then to child.
  public func next() {
    switch mode {
    case .child: mode = .checking(makeQuestion())
    case .checking: open()
    case .grownUp: mode = .child
    }
  }

  /// Performs an action at once as a grown-up, otherwise after a right answer.
  ///
  /// An action that waited before is dropped, and so is this one if the check is cancelled.
  public func perform(_ action: @escaping () -> Void) {
    if isOpen { return action() }
    pending = action
    if !isChecking { next() }
  }

  /// Continues after a right answer and cancels after a wrong one; ignored outside of a check.
  ///
  /// - Parameter isRight: Returns true if the answer to the question is right.
  public func answer(_ isRight: (Question) -> Bool) {
    guard let question else { return }
    if isRight(question) { next() } else { cancel() }
  }

  /// Returns to the mode of a child, from any mode.
  public func close() {
    cancel()
    mode = .child
  }

  /// Cancels a check; ignored in the other modes.
  public func cancel() {
    guard isChecking else { return }
    pending = nil
    mode = .child
  }

  private func open() {
    mode = .grownUp
    let action = pending
    pending = nil
    action?()
  }
}

extension AccessGate.Mode: Equatable where Question: Equatable {}
