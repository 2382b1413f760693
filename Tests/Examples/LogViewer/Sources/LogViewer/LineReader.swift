import Foundation

/// Reads lines on a thread of its own, and passes on all that have come within a thirtieth of a
/// second, because faster changes of a text cannot be read.
nonisolated enum LineReader {
  /// Returns the lines of a file, and those that are appended to it.
  static func lines(ofFile path: String) -> AsyncStream<[String]> {
    let file = open(path, O_RDONLY)
    if file < 0 { return .one(["\(path): \(String(cString: strerror(errno)))"]) }
    return lines(from: file, isFollowed: true)
  }

  /// Returns the lines of a pipe; from now on standard input is the terminal, with its keys.
  static func linesOfStandardInput() -> AsyncStream<[String]> {
    let pipe = dup(STDIN_FILENO)
    let terminal = open("/dev/tty", O_RDWR)
    dup2(terminal, STDIN_FILENO)
    close(terminal)
    return lines(from: pipe, isFollowed: false)
  }

  private static func lines(from file: Int32, isFollowed: Bool) -> AsyncStream<[String]> {
    AsyncStream { continuation in
      Thread.detachNewThread {
        var splitter = LineSplitter()
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        while true {
          let count = read(file, &bytes, bytes.count)
          if count > 0 {
            let lines = splitter.lines(after: bytes[..<count])
            if !lines.isEmpty { continuation.yield(lines) }
          } else if !isFollowed {
            break
          }
          if count < bytes.count {
            Thread.sleep(forTimeInterval: isFollowed && count < 1 ? 0.2 : 1 / 30)
          }
        }
        if let last = splitter.rest { continuation.yield([last]) }
        continuation.finish()
        close(file)
      }
    }
  }
}

/// Splits bytes that come in pieces into lines.
nonisolated struct LineSplitter {
  private var begun: [UInt8] = []

  /// Returns the lines that are complete after further bytes.
  mutating func lines(after bytes: ArraySlice<UInt8>) -> [String] {
    var (lines, rest) = ([String](), bytes)
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      begun += rest[..<end]
      lines.append(String(decoding: begun, as: UTF8.self))
      begun.removeAll(keepingCapacity: true)
      rest = rest[(end + 1)...]
    }
    begun += rest
    return lines
  }

  /// The last line, if it has no end.
  var rest: String? { begun.isEmpty ? nil : String(decoding: begun, as: UTF8.self) }
}

extension AsyncStream {
  /// Returns a stream of one value.
  nonisolated static func one(_ value: Element) -> AsyncStream where Element: Sendable {
    AsyncStream { continuation in
      continuation.yield(value)
      continuation.finish()
    }
  }
}
