import Streams

/// The operators of all examples on live streams, by the examples' names.
enum LiveExamples {
  typealias Live = Publisher<Marble, MarbleFailure>

  static var all: [String: ([Live]) -> Live] {
    [mapping, filtering, reducing, matching, sequence, selecting, joining, time].reduce(into: [:]) {
      all, some in
      all.merge(some) { first, _ in first }
    }
  }

  private static var mapping: [String: ([Live]) -> Live] {
    [
      "map": { $0[0].map(\.uppercased) },
      "map-key-paths": { $0[0].map(\.uppercased, \.self).map { .list([$0, $1]) } },
      "map-error": { $0[0].mapError { _ in MarbleFailure() } },
      "set-failure-type": { $0[0].replaceError(with: "!").setFailureType(to: MarbleFailure.self) },
      "replace-nil": { $0[0].map { $0 == "." ? nil : $0 }.replaceNil(with: "o") },
      "scan": { $0[0].scan("0") { Marble($0.number + $1.number) } },
    ]
  }

  private static var filtering: [String: ([Live]) -> Live] {
    [
      "filter": { $0[0].filter { $0.number > 2 } },
      "compact-map": { $0[0].compactMap { $0.number == 0 ? nil : Marble($0.number) } },
      "remove-duplicates": { $0[0].removeDuplicates() },
      "remove-duplicates-by": { $0[0].removeDuplicates { $0.uppercased == $1.uppercased } },
      "replace-empty": { $0[0].replaceEmpty(with: "o") },
      "replace-error": { $0[0].replaceError(with: "o").setFailureType(to: MarbleFailure.self) },
    ]
  }

  private static var reducing: [String: ([Live]) -> Live] {
    [
      "collect": { $0[0].collect().map(Marble.list) },
      "collect-count": { $0[0].collect(4).map(Marble.list) },
      "collect-time": { $0[0].collect(every: tick * 3).map(Marble.list) },
      "collect-time-or-count": { $0[0].collect(every: tick * 3, orCount: 2).map(Marble.list) },
      "ignore-output": { $0[0].ignoreOutput().map(nothing) },
      "reduce": { $0[0].reduce("0") { Marble($0.number + $1.number) } },
      "count": { $0[0].count().map { Marble($0) } },
      "min": { $0[0].map(\.number).min().map { Marble($0) } },
      "min-by": { $0[0].min { $0.number > $1.number } },
      "max": { $0[0].map(\.number).max().map { Marble($0) } },
      "max-by": { $0[0].max { $0.number > $1.number } },
    ]
  }

  private static var matching: [String: ([Live]) -> Live] {
    [
      "contains": { $0[0].contains("b").map { Marble($0) } },
      "contains-where": { $0[0].contains { $0.number > 4 }.map { Marble($0) } },
      "all-satisfy": { $0[0].allSatisfy { $0.number < 3 }.map { Marble($0) } },
    ]
  }

  private static var sequence: [String: ([Live]) -> Live] {
    [
      "drop-while": { $0[0].drop { $0.number < 3 } },
      "drop-until": { $0[0].drop(untilOutputFrom: $0[1]) },
      "drop-first": { $0[0].dropFirst(2) },
      "append": { $0[0].append("x", "y") },
      "append-stream": { $0[0].append($0[1]) },
      "prepend": { $0[0].prepend("x", "y") },
      "prepend-stream": { $0[0].prepend($0[1]) },
      "prefix": { $0[0].prefix(2) },
      "prefix-while": { $0[0].prefix { $0.number < 3 } },
      "prefix-until": { $0[0].prefix(untilOutputFrom: $0[1]) },
    ]
  }

  private static var selecting: [String: ([Live]) -> Live] {
    [
      "first": { $0[0].first() },
      "first-where": { $0[0].first { $0.number > 2 } },
      "last": { $0[0].last() },
      "last-where": { $0[0].last { $0.number > 2 } },
      "output-at": { $0[0].output(at: 1) },
      "output-in": { $0[0].output(in: 1...2) },
    ]
  }

  private static var joining: [String: ([Live]) -> Live] {
    [
      "combine-latest": { $0[0].combineLatest($0[1]).map { .list([$0, $1]) } },
      "combine-latest-three": { $0[0].combineLatest($0[1], $0[2]).map { .list([$0, $1, $2]) } },
      "combine-latest-four": {
        $0[0].combineLatest($0[1], $0[2], $0[3]).map { .list([$0, $1, $2, $3]) }
      },
      "merge": { $0[0].merge(with: $0[1]) },
      "zip": { $0[0].zip($0[1]).map { .list([$0, $1]) } },
      "zip-three": { $0[0].zip($0[1], $0[2]).map { .list([$0, $1, $2]) } },
      "zip-four": { $0[0].zip($0[1], $0[2], $0[3]).map { .list([$0, $1, $2, $3]) } },
      "first-value": { $0[0].firstValue(or: $0[1]) },
    ]
  }

  private static var time: [String: ([Live]) -> Live] {
    [
      "debounce": { $0[0].debounce(for: tick * 2) },
      "throttle": { $0[0].throttle(for: tick * 3) },
      "throttle-first": { $0[0].throttle(for: tick * 3, latest: false) },
      "delay": { $0[0].delay(for: tick * 2) },
      "timeout": { $0[0].timeout(tick * 3) },
      "timeout-failing": { $0[0].timeout(tick * 3, failing: MarbleFailure()) },
      "measure-interval": { $0[0].measureInterval().map { Marble(Int($0 / tick)) } },
    ]
  }

  private static let tick = MarbleExample.tick

  private static func nothing(of value: Never) -> Marble {}
}
