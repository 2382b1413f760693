import CommandLineKit

/// The file or command that receives the game's announcements for screen readers.
enum AnnouncementTarget: Hashable, Sendable {
  /// A file or named pipe to which lines are appended.
  case file(path: String)
  /// A shell command that reads lines.
  case command(String)

  /// Parses a path, or a command after a `|`.
  init?(_ text: String) {
    guard let command = text.drops(prefix: "|") else {
      if text.isEmpty { return nil }
      self = .file(path: text)
      return
    }
    if command.allSatisfy(\.isWhitespace) { return nil }
    self = .command(command)
  }
}

extension ValueForm<AnnouncementTarget> {
  /// A value form for a path, or a `|` and a command.
  static var announcements: Self {
    Self(
      help: ValueHelp(
        placeholder: "FILE", range: "or '|COMMAND'",
        allowed: "the path of a file or a named pipe, or a command behind a bar: '|espeak-ng'",
        completion: .files),
      read: AnnouncementTarget.init)
  }
}

extension String {
  fileprivate func drops(prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
