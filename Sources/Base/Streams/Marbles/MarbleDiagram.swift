extension EventStream
where Value == Marble, Failure == MarbleFailure, Driver == RecordedDriver {
  /// Parses a diagram such as `-a-b-(cd)|`: one sign per tick, the first at time zero.
  ///
  /// `-` is a tick without an event, `|` the end, and `#` a failure; `(...)` groups the events of
  /// one tick, and `[...]` is a list of values as one value. Any other sign but a blank is a value.
  ///
  /// - Parameters:
  ///   - diagram: The text of the diagram.
  ///   - tick: The duration of a tick; not negative. Times beyond the largest are clamped.
  /// - Throws: The first error in the diagram, with its column.
  public init(marbles diagram: String, tick: Duration = .milliseconds(100)) throws(MarbleError) {
    precondition(tick >= .zero, "a tick of \(tick) is none")
    var reader = MarbleReader(diagram, tick: tick.wholeNanoseconds)
    try reader.read()
    self.init(reader.values, end: reader.end)
  }
}

extension EventStream where Value == Marble, Driver == RecordedDriver {
  /// Returns the diagram of the timeline; an event between two ticks is drawn at the first.
  ///
  /// - Parameter tick: The duration of a tick, positive; the last event must be within a million
  ///   ticks.
  /// - Returns: The shortest diagram.
  public func marbles(tick: Duration = .milliseconds(100)) -> String {
    let tick = tick.wholeNanoseconds
    precondition(tick > 0, "a tick of \(tick) ns is none")
    var events = values.map { (tick: $0.time / tick, sign: $0.value.description) }
    switch end {
    case .open: break
    case .finished(let time): events.append((time / tick, "|"))
    case .failed(_, let time): events.append((time / tick, "#"))
    }
    let last = events.last?.tick ?? 0
    precondition(last < 1_000_000, "a diagram of \(last) ticks of \(tick) ns")
    var diagram = ""
    var next: Int64 = 0
    while let first = events.first {
      let together = events.prefix { $0.tick == first.tick }
      let signs = together.map(\.sign).joined()
      diagram += String(repeating: "-", count: Int(first.tick - next))
      diagram += together.count == 1 ? signs : "(\(signs))"
      events.removeFirst(together.count)
      next = first.tick + 1
    }
    return diagram
  }
}

/// A parser that reads a diagram sign by sign.
private struct MarbleReader {
  private let signs: [Character]
  private let tick: Int64
  private var place = 0
  private var time: Int64 = 0
  private(set) var values: [Timed<Marble>] = []
  private(set) var end = TimelineEnd<MarbleFailure>.open

  init(_ diagram: String, tick: Int64) {
    signs = Array(diagram)
    self.tick = tick
  }

  mutating func read() throws(MarbleError) {
    while place < signs.count {
      switch signs[place] {
      case "-": try skip()
      case "(": try readGroup()
      default: try readEvent()
      }
      time = time.later(by: tick)
    }
  }

  private mutating func skip() throws(MarbleError) {
    try requireNoEnd()
    place += 1
  }

  private mutating func readGroup() throws(MarbleError) {
    try requireNoEnd()
    let column = place + 1
    place += 1
    while place < signs.count, signs[place] != ")" { try readEvent() }
    guard place < signs.count else { throw .unclosed("(", column: column) }
    guard place > column else { throw .emptyGroup(column: column) }
    place += 1
  }

  private mutating func readEvent() throws(MarbleError) {
    try requireNoEnd()
    switch signs[place] {
    case "|": end = .finished(at: time)
    case "#": end = .failed(MarbleFailure(), at: time)
    default: return values.append(Timed(try value(), at: time))
    }
    place += 1
  }

  private mutating func value() throws(MarbleError) -> Marble {
    let sign = signs[place]
    guard !"-|#()]".contains(sign), !sign.isWhitespace else {
      throw .unexpected(sign, column: place + 1)
    }
    place += 1
    guard sign == "[" else { return .letter(sign) }
    let column = place
    var values: [Marble] = []
    while place < signs.count, signs[place] != "]" { values.append(try value()) }
    guard place < signs.count else { throw .unclosed("[", column: column) }
    place += 1
    return .list(values)
  }

  private func requireNoEnd() throws(MarbleError) {
    guard end != .open else { return }
    throw .afterEnd(signs[place], column: place + 1)
  }
}
