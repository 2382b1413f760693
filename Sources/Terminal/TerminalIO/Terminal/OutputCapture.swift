import CTerminal
import SystemCalls

/// The redirection of standard output and standard error to a pipe, by default only of terminals.
///
/// Output of the program, its libraries and its children would destroy the picture on the screen.
struct OutputCapture {
  private let pipe: (reading: FileDescriptor, writing: FileDescriptor)
  /// The descriptor of the thread that reads the pipe; nil if there is none.
  private var door: FileDescriptor?
  /// Copies of the original standard output and error; nil for one that is not captured.
  private let originals: [FileDescriptor?]

  private static let standard = [FileDescriptor.standardOutput, .standardError]

  /// Redirects the descriptors; nil if none is to be captured, or the system refuses.
  ///
  /// - Parameter isCaptured: Returns true for a descriptor that is to be captured.
  init?(where isCaptured: (FileDescriptor) -> Bool = \.isTerminal) {
    originals = Self.standard.map { isCaptured($0) ? try? $0.duplicate() : nil }
    guard originals.contains(where: { $0 != nil }) else { return nil }
    guard let pipe = try? FileDescriptor.pipe() else {
      for copy in originals { try? copy?.close() }
      return nil
    }
    self.pipe = pipe
    redo()
  }

  /// Starts a thread that reads the pipe, so that this one can print more than it holds.
  ///
  /// Otherwise, and if none can be started, output that the pipe cannot hold is lost.
  mutating func startReading() {
    guard door == nil else { return }
    let door = terminal_start_reader(pipe.reading.rawValue, pipe.writing.rawValue)
    if door >= 0 { self.door = FileDescriptor(rawValue: door) }
  }

  /// The descriptor that is ready while there is new output.
  var awaited: FileDescriptor { door ?? pipe.reading }

  /// The descriptor from which the output is read.
  var reading: FileDescriptor { pipe.reading }

  /// The numbers of the copies, -1 for none.
  var copies: (Int32, Int32) { (originals[0]?.rawValue ?? -1, originals[1]?.rawValue ?? -1) }

  /// Returns output that was not returned before, at most 64 KiB.
  func read() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 1 << 16) { bytes, count in
      count = terminal_read_captured(
        pipe.reading.rawValue, door?.rawValue ?? -1, bytes.baseAddress, bytes.count)
    }
  }

  /// Reads what was written until now, which the thread may not have read yet.
  func collect() { terminal_collect_captured(pipe.reading.rawValue) }

  /// Returns all output that was not returned before.
  func readAll() -> [UInt8] {
    var all: [UInt8] = []
    // At most as much as is kept, because another process can write without end.
    for _ in 0...64 {
      let bytes = read()
      if bytes.isEmpty { break }
      all += bytes
    }
    return all
  }

  /// Redirects the descriptors again after `undo`, or after the terminal was restored.
  func redo() {
    for (copy, descriptor) in zip(originals, Self.standard) where copy != nil {
      _ = terminal_capture(descriptor.rawValue, pipe.writing.rawValue)
    }
  }

  /// Redirects the descriptors back to the originals.
  func undo() {
    for (copy, descriptor) in zip(originals, Self.standard) {
      try? copy?.duplicate(as: descriptor)
    }
  }

  /// Ends the capture, after the terminal was restored.
  func close() {
    var originals = originals.compactMap(\.self)
    let output = originals.removeLast()
    if let door {
      terminal_end_reader(pipe.reading.rawValue, door.rawValue, output.rawValue)
    } else {
      terminal_release_captured(pipe.reading.rawValue, output.rawValue)
      originals += [output, pipe.reading]
    }
    for descriptor in originals + [pipe.writing] { try? descriptor.close() }
  }
}
