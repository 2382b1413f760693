/// Lines of a server that does not exist.
nonisolated enum Demonstration {
  static func lines() -> AsyncStream<[String]> {
    AsyncStream { continuation in
      let writing = Task.detached {
        continuation.yield((1...1_000).map(line))
        for number in 1_001... where !Task.isCancelled {
          continuation.yield([line(number)])
          try? await Task.sleep(for: .milliseconds(100))
        }
      }
      continuation.onTermination = { _ in writing.cancel() }
    }
  }

  static func line(_ number: Int) -> String {
    let (minute, second) = (number / 60 % 60, number % 60)
    let time = "12:\(minute < 10 ? "0" : "")\(minute):\(second < 10 ? "0" : "")\(second)"
    switch number % 23 {
    case 0: return "\(time) ERROR  store    disk \(number % 7) does not answer"
    case 5, 11: return "\(time) WARN   gateway  retry \(number % 3 + 1) of 3"
    case 1, 8, 15: return "\(time) DEBUG  cache    \(number * 7919 % 4096) entries"
    default: return "\(time) INFO   gateway  GET /cards/\(number * 31 % 997) 200"
    }
  }
}
