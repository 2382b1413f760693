import MemoryModel
import SystemCalls

/// A receiver that passes a screen's announcements to a file or a speech program, one per line.
///
/// A class, because the first sentence starts the program, and the last reference ends it.
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

  // The program starts with the first sentence, when the terminal is in use and standard error no
  // longer reaches the screen.
  private func say(_ sentence: String) {
    if speaker == nil, !hasFailed { speaker = try? programs.start(command) }
    guard let speaker else {
      hasFailed = true
      return
    }
    // Unread output would block the program.
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
  /// Ends the program, if one was started.
  var end: () -> Void = {}
}

extension Scene {
  /// Passes on the scene's announcements until the scene is saved at its end.
  ///
  /// `save` also runs before a signal ends the process, which would leave the program running.
  mutating func announce(to announcements: Announcements) {
    announce = announcements.say
    save = { [save] in
      save()
      announcements.end()
    }
  }
}
