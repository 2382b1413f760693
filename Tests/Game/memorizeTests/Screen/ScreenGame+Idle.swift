#if os(Linux)
import Foundation
import PseudoTerminals
import Testing

// The wake-ups of a process, which only Linux reports.
extension ScreenGame {
  /// Waits for a period without activity.
  func expectQuiet() throws { try [self].expectQuiet() }

  /// Returns the number of wake-ups of the program's threads in a period.
  func wakes(in time: Duration) throws -> Int { try [self].wakes(in: time) }

  fileprivate var switches: Int {
    get throws {
      let folder = "/proc/\(terminal.process)/task"
      let threads = try FileManager.default.contentsOfDirectory(atPath: folder)
      return threads.map { thread in
        // A thread that has ended since does not count.
        let file = "\(folder)/\(thread)/status"
        guard let status = try? String(contentsOfFile: file, encoding: .utf8) else { return 0 }
        let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
        return line.flatMap { Int($0.split(separator: "\t")[1]) } ?? 0
      }.reduce(0, +)
    }
  }
}

extension ScreenGame {
  /// True if a message with the sign of information is shown.
  fileprivate var showsMessage: Bool {
    picture.lines.contains { $0.firstMatch(of: /\ i [A-Z]/) != nil }
  }
}

extension [ScreenGame] {
  /// Waits for a period without activity of all programs.
  ///
  /// Messages stay on a screen for some seconds.
  func expectQuiet() throws {
    try self[0].terminal.wait("quiet") {
      // Longer than a second, because the game time is noted every second while a bonus runs.
      try wakes(in: .milliseconds(1_100)) == 0 && !contains { $0.showsMessage }
    }
    let counts = map(\.terminal.written.count)
    #expect(try (wakes(in: .milliseconds(800)), map(\.terminal.written.count)) == (0, counts))
  }

  /// Returns the number of wake-ups of all programs' threads in a period.
  fileprivate func wakes(in time: Duration) throws -> Int {
    let before = try map { try $0.switches }
    let end = ContinuousClock.now + time
    try self[0].terminal.wait("time") { ContinuousClock.now >= end }
    for game in self { game.terminal.readAll() }
    return try zip(self, before).map { try $0.switches - $1 }.reduce(0, +)
  }
}
#endif
