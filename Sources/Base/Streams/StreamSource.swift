/// The origin of a stream's events.
@usableFromInline enum StreamSource<Value, Failure: Error> {
  /// The events are recorded.
  case recording(Recording<Value, Failure>)
  /// The events come from a function that opens a connection in a run, from a time on.
  case live((Run, Int64, @escaping Receiver<Value, Failure>) -> Connection)

  /// Begins to send events to a receiver; a recording is played.
  @usableFromInline func open(
    in run: Run, at time: Int64, to receiver: @escaping Receiver<Value, Failure>
  ) -> Connection {
    switch self {
    case .recording(let recording): Playback(recording, from: time, in: run, to: receiver)
    case .live(let open): open(run, time, receiver)
    }
  }

  /// Returns the same source with its values transformed.
  @inlinable func mapValues<Result>(
    _ transform: @escaping (Value) -> Result
  ) -> StreamSource<Result, Failure> {
    switch self {
    case .recording(let recording): .recording(recording.mapValues(transform))
    case .live(let open):
      .live { run, time, receiver in
        open(run, time) { event, time in receiver(event.mapValue(transform), time) }
      }
    }
  }
}
