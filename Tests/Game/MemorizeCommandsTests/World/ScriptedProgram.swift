import MemorizeCommands
import SystemCalls
import TestSupport

/// An external player as closures instead of a process.
struct ScriptedProgram: Sendable {
  /// Returns the answer to a line; empty to continue without one.
  var answer: @Sendable (_ line: String) -> String = { _ in "" }
  /// True if it reads its input.
  var reads = true
  /// True if it closes its output instead of answering.
  var hangsUp = false
  /// The way it ends when its input is closed.
  var end = ProgramLine.End.status(0)

  /// Turns a random face-down card.
  static let random = ScriptedProgram { line in
    guard line.hasPrefix(#"{"choose""#),
      let chance = line.firstMatch(of: /"chance":(\d+)/).flatMap({ Int($0.1) }),
      let table = line.firstMatch(of: /"table":\[([^\]]*)\]/)
    else { return "" }
    let cards = table.1.split(separator: ",").map(String.init)
    let down = cards.indices.filter { cards[$0] == "-1" }
    return "\(down[chance % down.count])\n"
  }

  /// Programs that must be killed after 100 milliseconds, with the messages about them.
  static let faults = [
    (ScriptedProgram(hangsUp: true, end: .status(3)), "ended with status 3 instead of answering"),
    (
      ScriptedProgram(hangsUp: true, end: .signal(9)),
      "was ended by signal 9 instead of answering"
    ),
    (ScriptedProgram(), "gave no answer for 100ms"),
    (ScriptedProgram(reads: false), "gave no answer for 100ms"),
    (
      ScriptedProgram { _ in String(repeating: "x", count: 5_000) },
      "gave an answer of more than 1000 bytes"
    ),
    (
      ScriptedProgram { $0.hasPrefix(#"{"choose""#) ? "0\n0\n" : "" },
      "sent an answer without a question"
    ),
  ]

  /// Starts a program for every command; time passes while a caller waits for it.
  ///
  /// - Parameter pass: Advances the time by some milliseconds.
  /// - Returns: The starter of programs.
  func programs(waiting pass: @escaping @Sendable (Int32) -> Void = { _ in }) -> Programs {
    Programs { _ in line(waiting: pass) }
  }

  private func line(waiting pass: @escaping @Sendable (Int32) -> Void) -> ProgramLine {
    let state = Shared((heard: [UInt8](), said: [UInt8]()[...]))
    return ProgramLine(
      send: { bytes in
        guard reads else { return 0 }
        return state.withLock { state in
          state.heard += bytes
          while let end = state.heard.firstIndex(of: UInt8(ascii: "\n")) {
            state.said += Array(answer(String(decoding: state.heard[..<end], as: UTF8.self)).utf8)
            state.heard.removeSubrange(...end)
          }
          return bytes.count
        }
      },
      receive: { count in
        state.withLock { state in
          if state.said.isEmpty { return hangsUp ? [] : nil }
          defer { state.said = state.said.dropFirst(count) }
          return Array(state.said.prefix(count))
        }
      },
      wait: { _, milliseconds in pass(milliseconds) }, end: { _ in end })
  }
}
