import MemoryModel
import MemoryViewModel

/// Where messages go, so that results stay clean.
enum StandardError {
  /// Writes `memorize: message` and a new line at once.
  ///
  /// Nothing in the message can steer the terminal. Nothing happens if it cannot be written: there
  /// is no third place to say so.
  static func report(_ message: String) {
    let line = "\(Memorize.name): \(message.printable(atMost: 1_000))\n"
    try? Platform.writeAll(Array(line.utf8), to: 2)
  }
}

extension StandardError {
  /// Writes text of the program's own as it is, such as a progress line.
  static func write(_ text: String) {
    try? Platform.writeAll(Array(text.utf8), to: 2)
  }
}

/// What the user typed, as an error message quotes it: one line, harmless and not too long.
func shown(_ text: String) -> String {
  let line = text.printable(atMost: 60)
  return line.isEmpty || line.contains(" ") ? "\"\(line)\"" : line
}
