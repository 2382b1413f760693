import MemoryModel
public import Observation

/// Keeps a child from what only a grown-up should do, by a question.
///
/// The modes go round: child, checking, grown-up, and child again.
@Observable public final class AccessGate<Question> {
  /// Who plays, as far as the gate knows.
  public enum Mode {
    /// A child may play, and must answer before it changes anything else.
    case child
    /// The question waits for its answer.
    case checking(Question)
    /// The question was answered; what it guards is allowed.
    case grownUp
  }

  /// Where the gate stands; only its own methods move it.
  public private(set) var mode: Mode
  @ObservationIgnored private var pending: (() -> Void)?
  @ObservationIgnored private let makeQuestion: () -> Question

  /// - Parameters:
  ///   - isOpen: Whether to begin as a grown-up, where nobody need be kept from anything.
  ///   - makeQuestion: Asked once each time that a check begins.
  public init(isOpen: Bool = false, asking makeQuestion: @escaping () -> Question) {
    mode = isOpen ? .grownUp : .child
    self.makeQuestion = makeQuestion
  }

  /// The question that waits, the same one until the check ends.
  public var question: Question? {
    if case .checking(let question) = mode { question } else { nil }
  }

  /// Whether a grown-up is at the keyboard, as far as the gate knows.
  public var isOpen: Bool {
    if case .grownUp = mode { true } else { false }
  }

  /// Whether a question waits; setting `false` cancels the check, setting `true` does nothing.
  public var isChecking: Bool {
    get { question != nil }
    set { if !newValue { cancel() } }
  }

  /// Goes to the next mode: from child to a new question, from there to grown-up, then to child.
  public func next() {
    switch mode {
    case .child: mode = .checking(makeQuestion())
    case .checking: open()
    case .grownUp: mode = .child
    }
  }

  /// Does it at once as a grown-up, else after the question is answered right.
  ///
  /// What waited before is forgotten, and so is this when the check is cancelled.
  public func perform(_ action: @escaping () -> Void) {
    if isOpen { return action() }
    pending = action
    if !isChecking { next() }
  }

  /// Goes on after a right answer and cancels after a wrong one; nothing happens out of a check.
  ///
  /// - Parameter isRight: Judges the answer by the question that waits.
  public func answer(_ isRight: (Question) -> Bool) {
    guard let question else { return }
    if isRight(question) { next() } else { cancel() }
  }

  /// Goes back to child, whatever the mode.
  public func close() {
    cancel()
    mode = .child
  }

  /// Goes back to child from a check; nothing happens in the other modes.
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
