import MemoryModel
import SystemCalls

/// Hands what a screen announces to those who hear instead of seeing, a line a sentence.
///
/// A class, because the program that speaks is started by the first sentence, and must be ended with
/// the last reference to it at the latest.
final class Announcer {
  private let command: String
  private let programs: Programs
  private var speaker: ProgramLine?
  private var hasFailed = false

  private init(_ command: String, _ programs: Programs) {
    (self.command, self.programs) = (command, programs)
  }

  deinit { end() }

  /// Creates the receiver of a screen's announcements.
  ///
  /// - Throws: `Failure` if a file cannot be written, or a named pipe has no reader.
  static func sending(
    to target: AnnouncementTarget?, in context: RunContext
  ) throws(Failure) -> Announcements {
    switch target {
    case nil: return Announcements()
    case .file(let path):
      let add = try Failure.naming(path) { () throws(SystemError) in
        try context.files.extend(path)
      }
      return Announcements(say: { add(line($0)) })
    case .command(let command):
      let announcer = Announcer(command, context.programs)
      return Announcements(say: announcer.say, end: announcer.end)
    }
  }

  /// Ends the program; later sentences are ignored.
  private func end() {
    _ = speaker?.end(200)
    (speaker, hasFailed) = (nil, true)
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

/// The receiver of a screen's announcements.
struct Announcements {
  /// Receives a sentence.
  var say: (_ sentence: String) -> Void = { _ in }
  /// Ends a program that was started.
  var end: () -> Void = {}
}

extension Scene {
  /// Passes on what the screen announces, until the scene has ended and is saved.
  ///
  /// `save` is called before a signal ends the process, when nothing else would end the program.
  mutating func announce(to announcements: Announcements) {
    announce = announcements.say
    save = { [save] in
      save()
      announcements.end()
    }
  }
}
