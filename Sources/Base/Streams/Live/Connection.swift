/// An open node of a subscription: an operator or a source.
///
/// A base class, because nodes hold their inputs whatever their types are.
@usableFromInline class Connection {
  @usableFromInline final let run: Run
  /// The open inputs, in order.
  @exclusivity(unchecked) @usableFromInline final var inputs: [Connection] = []
  /// The deadline of this node itself, in nanoseconds.
  @exclusivity(unchecked) @usableFromInline final var deadline: Int64?

  /// Handles this node's own deadline; nil for nodes without one.
  ///
  /// A closure, because it is specialised for the concrete types where it is created. An overridden
  /// method is not specialised and takes 400 ns.
  @exclusivity(unchecked) @usableFromInline final var elapse: ((Int64) -> Void)?

  @inlinable init(in run: Run) { self.run = run }

  /// Releases all inputs and receivers, which retain each other while the node is open.
  @usableFromInline func close() {
    wants(nil)
    for input in inputs { input.close() }
    inputs = []
  }

  @inlinable final func wants(_ time: Int64?) {
    guard time != deadline else { return }
    deadline = time
    run.isStale = true
    guard let time else { return }
    if time < run.due { run.due = time }
    run.deadlineChanged?()
  }

  /// Returns the node with the earliest deadline; of equal ones the nearest to the subscriber, and
  /// an input before later ones.
  final func earliest() -> (part: Connection, time: Int64)? {
    var earliest = deadline.map { (part: self, time: $0) }
    for input in inputs {
      guard let other = input.earliest() else { continue }
      if earliest.map({ other.time < $0.time }) ?? true { earliest = other }
    }
    return earliest
  }
}
