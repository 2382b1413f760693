/// A timeline that is played from some time on.
final class Playback<Value, Failure: Error>: Connection {
  private let timeline: Timeline<Value, Failure>
  private let beginning: Int64
  private var receiver: Receiver<Value, Failure>?
  private var played = 0

  init(
    _ timeline: Timeline<Value, Failure>, from time: Int64, in run: Run,
    to receiver: @escaping Receiver<Value, Failure>
  ) {
    self.timeline = timeline
    self.receiver = receiver
    beginning = time
    super.init(in: run)
    elapse = { [unowned self] time in tell(at: time) }
    wants(timeline.event(played)?.time.later(by: beginning))
  }

  private func tell(at time: Int64) {
    guard let event = timeline.event(played)?.event, let receiver else { return }
    played += 1
    if case .value = event {
      wants(timeline.event(played)?.time.later(by: beginning))
    } else {
      close()
    }
    receiver(event, time)
  }

  override func close() {
    receiver = nil
    super.close()
  }
}

extension Timeline {
  /// The same as a live stream, which every subscriber hears from its own beginning.
  public var publisher: Publisher<Value, Failure> {
    Publisher { run, time, receiver in Playback(self, from: time, in: run, to: receiver) }
  }
}
