#if os(Linux)
import Foundation
import PseudoTerminals
import Testing

// How often a process wakes up, as only Linux tells.
extension ScreenGame {
  /// Waits until nothing happens, which must last.
  func expectQuiet() throws { try [self].expectQuiet() }

  /// How often a thread of the program waits for something anew in some time.
  func wakes(in time: Duration) throws -> Int { try [self].wakes(in: time) }

  fileprivate var switches: Int {
    get throws {
      let folder = "/proc/\(terminal.process)/task"
      let threads = try FileManager.default.contentsOfDirectory(atPath: folder)
      return threads.map { thread in
        // One that has ended since waits for nothing.
        let file = "\(folder)/\(thread)/status"
        guard let status = try? String(contentsOfFile: file, encoding: .utf8) else { return 0 }
        let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
        return line.flatMap { Int($0.split(separator: "\t")[1]) } ?? 0
      }.reduce(0, +)
    }
  }
}

extension [ScreenGame] {
  /// Waits until nothing happens on any of them, which must last.
  ///
  /// News stand on a screen for some seconds, and go by themselves.
  func expectQuiet() throws {
    try self[0].terminal.wait("quiet") {
      try wakes(in: .milliseconds(400)) == 0 && !contains { $0.picture.contains("i Info") }
    }
    let counts = map(\.terminal.written.count)
    #expect(try wakes(in: .milliseconds(800)) == 0)
    #expect(map(\.terminal.written.count) == counts)
  }

  /// How often threads of all programs wait for something anew in some time.
  fileprivate func wakes(in time: Duration) throws -> Int {
    let before = try map { try $0.switches }
    let end = ContinuousClock.now + time
    try self[0].terminal.wait("time") { ContinuousClock.now >= end }
    for game in self { game.terminal.readAll() }
    return try zip(self, before).map { try $0.switches - $1 }.reduce(0, +)
  }
}
#endif
