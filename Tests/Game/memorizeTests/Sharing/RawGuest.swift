import SystemCalls
import TestSupport

/// A guest that sends arbitrary bytes.
final class RawGuest {
  private var line: FileDescriptor?
  private var heard: [UInt8] = []

  /// Connects to the game called `table` of a home.
  init(at home: PlayerHome) throws {
    line = try FileDescriptor(connectingTo: "\(home.sharedGames)/table.sock")
  }

  deinit { hangUp() }

  /// Sends bytes until all are sent or the host has closed the connection.
  func say(_ bytes: some Sequence<UInt8>) throws {
    var rest = Array(bytes)[...]
    while let line, !rest.isEmpty {
      try wait(for: line, until: .writable)
      guard let count = try? line.send(rest) else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Sends a text.
  func say(_ text: String) throws { try say(text.utf8) }

  /// Waits for a text of the host.
  func hear(_ part: String) throws {
    while !words.contains(part) {
      guard try read() else { throw SystemFault(step: "hear \(part) in \(words)", code: 0) }
    }
  }

  /// Returns all further text until the host closes the connection.
  func lastWords() throws -> String {
    while try read() {}
    return words
  }

  /// Closes the connection.
  func hangUp() {
    try? line?.close()
    line = nil
  }

  private var words: String { String(decoding: heard, as: UTF8.self) }

  /// Reads available bytes; returns false at the end.
  private func read() throws -> Bool {
    guard let line else { return false }
    try wait(for: line, until: .readable)
    guard let bytes = try line.receive(atMost: 4096) else { return true }
    heard += bytes
    return !bytes.isEmpty
  }

  private func wait(
    for line: FileDescriptor, until readiness: FileDescriptor.Readiness
  ) throws {
    guard line.wait(until: readiness, milliseconds: 120_000) else {
      throw SystemFault(step: "wait for the host after \(words)", code: 0)
    }
  }
}
