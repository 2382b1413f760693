/// The bytes that a guest has not read yet.
struct Outbox: Sendable {
  /// The size in bytes from which on no more lines are added to a piece.
  ///
  /// A piece per line would take ten times the memory of a short line.
  private static let pieceSize = 4_096

  /// The pieces of complete lines, except for the first, whose beginning may have been sent.
  private var pieces: [ArraySlice<UInt8>] = []
  /// The number of bytes that count against the limit.
  private(set) var unread = 0
  /// The number of pieces at the beginning that do not count against the limit.
  private var uncounted = 0
  /// True if the last byte that was sent is in the middle of a line.
  private var isInLine = false

  /// The next bytes to send; nil for none.
  var next: ArraySlice<UInt8>? { pieces.first }

  /// Appends lines.
  mutating func append(_ lines: [UInt8]) {
    // A piece that does not count stays as it is, because it shares the game's own bytes.
    if pieces.count > uncounted, pieces[pieces.count - 1].count < Self.pieceSize {
      pieces[pieces.count - 1] += lines
    } else {
      pieces.append(lines[...])
    }
    unread += lines.count
  }

  /// Replaces everything that was not sent with the whole state.
  ///
  /// The state does not count, because the guest did not cause its length. If a line was sent in
  /// part, the rest of it goes first.
  mutating func restart(with lines: [[UInt8]]) {
    let rest = isInLine ? pieces.first?.throughFirstLine : nil
    pieces = [rest].compactMap { $0 } + lines.map { $0[...] }
    (unread, uncounted) = (0, pieces.count)
  }

  /// Records that bytes of the next piece have been sent.
  mutating func sent(_ count: Int) {
    guard let first = pieces.first else { return }
    let count = max(0, min(count, first.count))
    if let last = first.prefix(count).last { isInLine = last != UInt8(ascii: "\n") }
    if uncounted == 0 { unread -= count }
    if count < first.count {
      pieces[0] = first.dropFirst(count)
    } else {
      pieces.removeFirst()
      uncounted = max(0, uncounted - 1)
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var throughFirstLine: ArraySlice {
    firstIndex(of: UInt8(ascii: "\n")).map { self[...$0] } ?? self
  }
}
