/// A live source that plays a recording from a time on.
final class Playback<Value, Failure: Error>: Connection {
  private let recording: Recording<Value, Failure>
  private let beginning: Int64
  private var receiver: Receiver<Value, Failure>?
  private var played = 0

  init(
    _ recording: Recording<Value, Failure>, from time: Int64, in run: Run,
    to receiver: @escaping Receiver<Value, Failure>
  ) {
    self.recording = recording
    self.receiver = receiver
    beginning = time
    super.init(in: run)
    elapse = { [unowned self] time in deliver(at: time) }
    wants(recording.event(played)?.time.later(by: beginning))
  }

  private func deliver(at time: Int64) {
    guard let event = recording.event(played)?.event, let receiver else { return }
    played += 1
    if case .value = event {
      wants(recording.event(played)?.time.later(by: beginning))
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
