import CommandLineKit
import MemoryModel

/// An error in a command line.
///
/// A case exists only if code distinguishes it; a message is written where the error is thrown.
enum UsageError: Error {
  /// An error that can occur in the command line of any program.
  case arguments(ArgumentError)
  /// An error of which only the message matters: one line, with typed text in printable form.
  case usage(String)
}

extension UsageError: CustomStringConvertible {
  /// The message in one line, with typed text in printable form.
  var description: String {
    switch self {
    case .arguments(let error): error.sentence(quoting: shown)
    case .usage(let message): message
    }
  }
}

extension UsageError {
  /// Returns the error for two options that exclude each other.
  static func conflict(_ one: OptionRow, _ other: OptionRow) -> Self {
    .arguments(.conflict(one, other))
  }

  /// Returns the error for an option without any of the options that it needs.
  static func option(_ one: OptionRow, needs others: OptionRow...) -> Self {
    .usage("\(one.title) needs \(others.map(\.title).joinedWithOr())")
  }

  /// The error for standard input that was named as two files.
  static let standardInputTwice = Self.usage("standard input (-) can be read only once")
}

/// Returns typed text as error messages quote it: in one line, printable and shortened.
func shown(_ text: String) -> String {
  let line = text.printable(atMost: 60)
  return line.isEmpty || line.contains(" ") ? "\"\(line)\"" : line
}

/// Returns up to five names as error messages offer them.
func offered(_ names: [String]) -> String {
  names.prefix(5).map { shown($0) }.joinedWithOr()
}
