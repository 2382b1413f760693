import MemoryModel
import SystemCalls

/// Hands what a screen announces to those who hear instead of seeing, a line a sentence.
///
/// A class, because the program that speaks must be ended with the last reference to it.
final class Announcer {
  private let command: String
  private let programs: Programs
  private var speaker: ProgramLine?
  private var hasFailed = false

  private init(_ command: String, _ programs: Programs) {
    (self.command, self.programs) = (command, programs)
  }

  deinit { _ = speaker?.end(200) }

  /// What takes the sentences of a screen.
  ///
  /// - Throws: `Failure` if a file cannot be written, or a named pipe has no reader.
  static func sending(
    to target: AnnouncementTarget?, in context: RunContext
  ) throws(Failure) -> (String) -> Void {
    switch target {
    case nil: return { _ in }
    case .file(let path):
      let add = try Failure.naming(path) { () throws(SystemError) in
        try context.files.extend(path)
      }
      return { add(line($0)) }
    case .command(let command):
      let announcer = Announcer(command, context.programs)
      return { announcer.say($0) }
    }
  }

  // The program is started by the first sentence: by then the terminal is taken, and what it writes
  // to standard error is kept off the screen.
  private func say(_ sentence: String) {
    if speaker == nil, !hasFailed { speaker = try? programs.start(command) }
    guard let speaker else {
      hasFailed = true
      return
    }
    // What it answers must not fill the line.
    while let answer = try? speaker.receive(4_096), !answer.isEmpty {}
    _ = try? speaker.send(Self.line(sentence)[...])
  }

  private static func line(_ sentence: String) -> [UInt8] {
    Array("\(sentence.printable(atMost: 1_000))\n".utf8)
  }
}
