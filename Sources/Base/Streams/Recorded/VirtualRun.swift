/// A run of an operator over recorded inputs, in virtual time.
struct VirtualRun<Work: Operator> {
  /// An open input, and the position in it.
  private struct Track {
    let recording: Recording<Work.Input, Work.InputFailure>
    /// The time at which the input was opened.
    let beginning: Int64
    var played = 0

    var next: (event: StreamEvent<Work.Input, Work.InputFailure>, time: Int64)? {
      recording.event(played).map { ($0.event, $0.time.later(by: beginning)) }
    }
  }

  private var work: Work
  private let sources: [Recording<Work.Input, Work.InputFailure>]
  private var tracks: [Track] = []
  private var output = Output<Work.Value, Work.Failure>()
  private var values: [Timed<Work.Value>] = []
  private var end: TimelineEnd<Work.Failure>?

  init(_ work: Work, of sources: [Recording<Work.Input, Work.InputFailure>]) {
    self.work = work
    self.sources = sources
  }

  /// Returns everything that the operator sends.
  mutating func result() -> Timeline<Work.Value, Work.Failure> {
    work.start(at: 0, into: &output)
    record(at: 0)
    while end == nil, takesStep() {}
    return Timeline(values, end: end ?? .open)
  }

  /// Performs the next step; returns false if there is none.
  private mutating func takesStep() -> Bool {
    let track = nextTrack
    let next = track.flatMap { tracks[$0].next }
    if let deadline = work.deadline, next.map({ deadline <= $0.time }) ?? true {
      work.elapsed(at: deadline, into: &output)
      record(at: deadline)
    } else if let track, let next {
      tracks[track].played += 1
      work.receive(next.event, from: track, at: next.time, into: &output)
      record(at: next.time)
    } else {
      return false
    }
    return true
  }

  /// The input with the earliest next event; of equal ones the first.
  private var nextTrack: Int? {
    tracks.indices.min { (tracks[$0].next?.time ?? .max) < (tracks[$1].next?.time ?? .max) }
  }

  private mutating func record(at time: Int64) {
    while let event = output.take() {
      switch event {
      case .value(let value): values.append(Timed(value, at: time))
      case .finished: end = .finished(at: time)
      case .failed(let failure): end = .failed(failure, at: time)
      }
    }
    while tracks.count < min(sources.count, work.openInputs) {
      tracks.append(Track(recording: sources[tracks.count], beginning: time))
    }
  }
}

/// The driver of a ``Timeline``, which runs operators in virtual time.
public enum RecordedDriver: StreamDriver {
  /// Returns the recording of everything that an operator sends.
  public static func applying<Work: Operator>(
    _ work: Work, to inputs: [Timeline<Work.Input, Work.InputFailure>]
  ) -> Timeline<Work.Value, Work.Failure> {
    var run = VirtualRun(work, of: inputs.map(\.recording))
    return run.result()
  }

  /// Returns the recording of everything that an operator sends that opens further streams.
  public static func opening<Work: OpeningOperator>(
    _ work: Work, of input: Timeline<Work.Input, Work.InputFailure>
  ) -> Timeline<Work.Value, Work.Failure> where Work.Driver == RecordedDriver {
    var run = VirtualOpening(work, of: input.recording)
    return run.result()
  }
}
