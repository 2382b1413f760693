/// A run of an operator that opens streams, over recorded ones in virtual time.
struct VirtualOpening<Work: OpeningOperator> where Work.Driver == RecordedDriver {
  /// An opened stream, and the position in it.
  private struct Track {
    let recording: Recording<Work.Value, Work.Failure>
    /// The time at which it was opened.
    let beginning: Int64
    var played = 0

    var next: (event: StreamEvent<Work.Value, Work.Failure>, time: Int64)? {
      recording.event(played).map { ($0.event, $0.time.later(by: beginning)) }
    }
  }

  private var work: Work
  private let input: Recording<Work.Input, Work.InputFailure>
  private var played = 0
  private var tracks: [Track] = []
  private var values: [Timed<Work.Value>] = []
  private var end: TimelineEnd<Work.Failure>?

  init(_ work: Work, of input: Recording<Work.Input, Work.InputFailure>) {
    self.work = work
    self.input = input
  }

  /// Returns everything that the operator sends.
  mutating func result() -> Timeline<Work.Value, Work.Failure> {
    while end == nil, takesStep() {}
    return Timeline(values, end: end ?? .open)
  }

  /// Performs the next step, the input's before those of opened streams; false if there is none.
  private mutating func takesStep() -> Bool {
    let track = tracks.indices.filter { tracks[$0].next != nil }
      .min { (tracks[$0].next?.time ?? .max) < (tracks[$1].next?.time ?? .max) }
    let inner = track.flatMap { tracks[$0].next }
    if let next = input.event(played), inner.map({ next.time <= $0.time }) ?? true {
      played += 1
      perform(at: next.time) { work, steps in work.receive(next.event, into: &steps) }
    } else if let track, let inner {
      tracks[track].played += 1
      take(inner.event, from: track, at: inner.time)
    } else {
      return false
    }
    return true
  }

  private mutating func take(
    _ event: StreamEvent<Work.Value, Work.Failure>, from track: Int, at time: Int64
  ) {
    let failure: Work.Failure?
    switch event {
    case .value(let value): return values.append(Timed(value, at: time))
    case .finished: failure = nil
    case .failed(let own): failure = own
    }
    tracks.remove(at: track)
    perform(at: time) { work, steps in work.innerEnded(failure, into: &steps) }
  }

  private mutating func perform(
    at time: Int64,
    _ action: (inout Work, inout OpeningSteps<Work.Value, Work.Failure, RecordedDriver>) -> Void
  ) {
    var steps = OpeningSteps<Work.Value, Work.Failure, RecordedDriver>()
    action(&work, &steps)
    while let event = steps.output.take() {
      switch event {
      case .value(let value): values.append(Timed(value, at: time))
      case .finished: end = .finished(at: time)
      case .failed(let failure): end = .failed(failure, at: time)
      }
    }
    if steps.closesOthers { tracks = [] }
    tracks += steps.opened.map { Track(recording: $0.recording, beginning: time) }
  }
}
