import MemorizeCommands
import SystemCalls
import TestSupport

/// A program that plays, as a value of closures instead of a process.
struct ScriptedProgram: Sendable {
  /// What it says to a line it is sent; nothing if it goes on listening.
  var answer: @Sendable (_ line: String) -> String = { _ in "" }
  /// Whether it hangs up instead of answering.
  var hangsUp = false
  /// How it ends when it is hung up on.
  var end = ProgramLine.End.status(0)

  /// Starts one for every command; while somebody waits for it, time goes by.
  ///
  /// - Parameter pass: Lets some milliseconds go by.
  /// - Returns: What starts them.
  func programs(waiting pass: @escaping @Sendable (Int32) -> Void = { _ in }) -> Programs {
    Programs { _ in line(waiting: pass) }
  }

  private func line(waiting pass: @escaping @Sendable (Int32) -> Void) -> ProgramLine {
    let state = Shared((heard: [UInt8](), said: [UInt8]()[...]))
    return ProgramLine(
      send: { bytes in
        state.withLock { state in
          state.heard += bytes
          while let end = state.heard.firstIndex(of: UInt8(ascii: "\n")) {
            state.said += Array(answer(String(decoding: state.heard[..<end], as: UTF8.self)).utf8)
            state.heard.removeSubrange(...end)
          }
        }
        return bytes.count
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
