import CBaseline
import Streams

let streamBenchmarks: [Benchmark] = [
  stream("send", stream_send, stages: 0) { source, _ in source },
  stream("map", stream_map) { source, _ in source.map(step) },
  stream("map, 8 times", stream_map, stages: 8) { source, _ in
    (0..<8).reduce(source) { stream, _ in stream.map(step) }
  },
  stream("filter", stream_filter) { source, _ in source.filter(isOdd) },
  stream("scan", stream_scan) { source, _ in source.scan(0, sum) },
  stream("removeDuplicates", stream_distinct) { source, _ in
    source.removeDuplicates(by: haveSameHalf)
  },
  stream("debounce", stream_debounce) { source, _ in source.debounce(for: .nanoseconds(2_000)) },
  stream("combineLatest", stream_combine, isJoining: true) { source, other in
    source.combineLatest(other).map(difference)
  },
  stream("zip", stream_zip, isJoining: true) { source, other in
    source.zip(other).map(difference)
  },
]

private func step(_ value: UInt64) -> UInt64 { value &* 3 &+ 1 }
private func isOdd(_ value: UInt64) -> Bool { value & 1 == 1 }
private func sum(_ sum: UInt64, _ value: UInt64) -> UInt64 { sum &+ value }
private func haveSameHalf(_ last: UInt64, _ value: UInt64) -> Bool { last >> 1 == value >> 1 }
private func difference(_ pair: (UInt64, UInt64)) -> UInt64 { pair.0 ^ pair.1 }

private typealias Source = Publisher<UInt64, Never>

/// A live stream that receives an event per round; with two sources each sends in turn.
private func stream(
  _ name: String, _ work: stream_work, stages: Int = 1, isJoining: Bool = false,
  build: @escaping @Sendable (Source, Source) -> Source
) -> Benchmark {
  Benchmark(
    "stream/\(name)", unit: "ns/event", reference: "C, a call a stage", roundsInASecond: 7_000_000,
    ours: { StreamPlay(build).sum(sending: $0, fromTwo: isJoining) },
    theirs: { stream_sum(Int64($0), work, Int64(stages)) })
}

/// The shared state: a clock's time, and the sum of received values.
private final class Heard {
  var now: Int64 = 0
  var sum: UInt64 = 0
}

/// Two sources, and a subscription to the stream made of them.
private struct StreamPlay {
  private let first = Subject<UInt64, Never>()
  private let second = Subject<UInt64, Never>()
  private let heard = Heard()
  private let subscription: Subscription

  init(_ build: (Source, Source) -> Source) {
    subscription = build(first.publisher, second.publisher).sink { [heard] in
      heard.now
    } receive: { [heard] event in
      if case .value(let value) = event { heard.sum &+= value }
    }
  }

  func sum(sending events: Int, fromTwo isJoining: Bool) -> UInt64 {
    for event in 0..<events {
      let isOdd = event & 1 == 1
      heard.now += isOdd ? 3_000 : 1_000
      (isJoining && isOdd ? second : first).send(UInt64(event))
    }
    first.finish()
    second.finish()
    return withExtendedLifetime(subscription) { heard.sum }
  }
}
