import Streams
import TestSupport
import Testing

@Suite("Two drivers")
struct DriverTests {
  private static let names = MarbleExample.all.map(\.name)

  /// The examples of streams that begin when a subject has sent its values.
  private static let startAgain = [
    "append-stream", "prepend-stream", "flat-map", "flat-map-one", "switch-to-latest", "catch",
    "retry",
  ]

  /// Returns an example for recorded streams and the same one for live streams.
  private func twins(
    _ name: String
  ) throws -> (example: MarbleExample, live: OperatorExample<LiveDriver>) {
    let example = try #require(MarbleExample.all.first { $0.name == name })
    return (example, try #require(OperatorExample.all.first { $0.name == name }))
  }

  @Test("a live stream sends the recorded values, at the same ticks", arguments: names)
  func playsAlike(name: String) throws {
    let (example, live) = try twins(name)
    for seed in 0..<40 {
      var numbers = SeededNumbers(seed: seed)
      let inputs = try numbers.inputs(of: example)
      let play = LivePlay(live.result(of: inputs.map(\.publisher)))
      play.waitsForAll()
      let diagrams = inputs.map { $0.marbles() }
      #expect(play.heard == example.result(of: inputs), "seed \(seed): \(diagrams)")
      #expect(!play.isTooLate)
    }
  }

  @Test(
    "values that a program sends are recorded, at the same ticks",
    arguments: names.filter { !startAgain.contains($0) })
  func sendsAlike(name: String) throws {
    let (example, live) = try twins(name)
    for seed in 0..<40 {
      var numbers = SeededNumbers(seed: seed)
      let inputs = try numbers.inputs(of: example)
      let subjects = inputs.map { _ in Subject<Marble, MarbleFailure>() }
      let play = LivePlay(live.result(of: subjects.map(\.publisher)))
      for (time, send) in sends(of: inputs, by: subjects) {
        play.waitsForAll(until: time)
        send()
      }
      play.waitsForAll()
      let diagrams = inputs.map { $0.marbles() }
      #expect(play.heard == example.result(of: inputs), "seed \(seed): \(diagrams)")
    }
  }

  @Test("a clock that is read late changes no value and no order", arguments: names)
  func isLate(name: String) throws {
    let (example, live) = try twins(name)
    for seed in 0..<30 {
      var numbers = SeededNumbers(seed: seed)
      let inputs = try numbers.inputs(of: example)
      let play = LivePlay(live.result(of: inputs.map(\.publisher)))
      while play.deadline != nil {
        play.waits(until: play.now + ticks(Int64(numbers.whole(1...9))))
      }
      #expect(play.heard.values.map(\.value) == example.result(of: inputs).values.map(\.value))
    }
  }

  @Test("a deadline is never in the past", arguments: names)
  func isAhead(name: String) throws {
    let (example, live) = try twins(name)
    for seed in 0..<20 {
      var numbers = SeededNumbers(seed: seed)
      let play = LivePlay(live.result(of: try numbers.inputs(of: example).map(\.publisher)))
      while let deadline = play.deadline {
        #expect(deadline > play.now)
        play.waits(until: min(deadline, play.now + ticks(1) / 2))
      }
    }
  }

  @Test("a subscriber released at any tick receives nothing later", arguments: names)
  func letsGo(name: String) throws {
    let (example, live) = try twins(name)
    for tick in 0..<8 {
      var numbers = SeededNumbers(seed: tick)
      let inputs = try numbers.inputs(of: example)
      let play = LivePlay(live.result(of: inputs.map(\.publisher)))
      play.waitsForAll(until: ticks(Int64(tick)))
      let heard = play.heard
      play.release()
      play.waitsForAll()
      #expect(play.heard == heard && play.deadline == nil)
    }
  }

  /// Returns the events of several streams, ordered by time and then by stream.
  private func sends(
    of inputs: [MarbleExample.Stream], by subjects: [Subject<Marble, MarbleFailure>]
  ) -> [(time: Int64, send: () -> Void)] {
    var sends: [(time: Int64, send: () -> Void)] = []
    for (input, subject) in zip(inputs, subjects) {
      for timed in input.values { sends.append((timed.time, { subject.send(timed.value) })) }
      switch input.end {
      case .open: break
      case .finished(let time): sends.append((time, { subject.finish() }))
      case .failed(let failure, let time): sends.append((time, { subject.fail(failure) }))
      }
    }
    // Swift's sort is stable.
    return sends.sorted { $0.time < $1.time }
  }
}
