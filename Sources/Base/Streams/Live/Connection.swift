/// An open part of a running subscription: an operator at work, or a source.
///
/// A class to be overridden, since parts hold those before them whatever their types are.
@usableFromInline class Connection {
  @usableFromInline final let run: Run
  /// Those it hears, in their order.
  @exclusivity(unchecked) @usableFromInline final var inputs: [Connection] = []
  /// When it wants to be told itself, in nanoseconds.
  @exclusivity(unchecked) @usableFromInline final var deadline: Int64?

  /// Does what was to be done at its own deadline; nil of parts that have none.
  ///
  /// A closure, since one is compiled for the types of a program where it is made. A method that is
  /// overridden is compiled for no types in particular, which would take 400 ns.
  @exclusivity(unchecked) @usableFromInline final var elapse: ((Int64) -> Void)?

  @inlinable init(in run: Run) { self.run = run }

  /// Lets go of all that it hears and tells; they hold each other as long as it is open.
  @usableFromInline func close() {
    wants(nil)
    for input in inputs { input.close() }
    inputs = []
  }

  @inlinable final func wants(_ time: Int64?) {
    guard time != deadline else { return }
    deadline = time
    run.isStale = true
    if let time, time < run.due { run.due = time }
  }

  /// Whoever of it and those before it is to be told first; at the same moment, who is nearer to the
  /// subscriber, and an input before those behind it.
  final func earliest() -> (part: Connection, time: Int64)? {
    var earliest = deadline.map { (part: self, time: $0) }
    for input in inputs {
      guard let other = input.earliest() else { continue }
      if earliest.map({ other.time < $0.time }) ?? true { earliest = other }
    }
    return earliest
  }
}
