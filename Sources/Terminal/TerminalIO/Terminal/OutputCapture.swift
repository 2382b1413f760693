import CTerminal
import SystemCalls

/// The redirection of standard output and standard error to a pipe, as far as they are terminals.
///
/// Output of the program and of its libraries would destroy the picture on the screen.
struct OutputCapture {
  /// The end from which the output is read.
  let reading: FileDescriptor
  /// True if the program has closed all descriptors that were captured.
  var hasEnded = false
  /// Copies of the original standard output and error; nil for one that is not captured.
  private var originals: [FileDescriptor?] = [nil, nil]

  private static let standard = [FileDescriptor.standardOutput, .standardError]

  /// Redirects the descriptors; nil if neither is a terminal, or the system refuses.
  init?() {
    guard Self.standard.contains(where: \.isTerminal), let pipe = try? FileDescriptor.pipe() else {
      return nil
    }
    reading = pipe.reading
    for (index, descriptor) in Self.standard.enumerated() where descriptor.isTerminal {
      guard let copy = try? descriptor.duplicate() else { continue }
      originals[index] = copy
      _ = terminal_capture(descriptor.rawValue, pipe.writing.rawValue)
    }
    try? pipe.writing.close()
  }

  /// The numbers of the copies, -1 for none.
  var copies: (Int32, Int32) { (originals[0]?.rawValue ?? -1, originals[1]?.rawValue ?? -1) }

  /// Redirects the descriptors back to the originals.
  func undo() {
    for (copy, descriptor) in zip(originals, Self.standard) {
      try? copy?.duplicate(as: descriptor)
    }
  }

  /// Closes the descriptors of the capture, after the terminal was restored.
  func close() {
    for descriptor in originals + [reading] { try? descriptor?.close() }
  }
}
