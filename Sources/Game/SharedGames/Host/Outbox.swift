/// What a guest has not read yet.
struct Outbox: Sendable {
  /// The bytes of a piece to which no more lines are added.
  ///
  /// A piece per line would take ten times the memory of a short line.
  private static let pieceSize = 4_096

  /// Whole lines, all but the first: of those a beginning may have gone.
  private var pieces: [ArraySlice<UInt8>] = []
  /// Bytes of what was said while the guest was there.
  private(set) var unread = 0
  /// How many pieces at the beginning are not counted there.
  private var uncounted = 0
  /// Whether the last byte that has gone is in the middle of a line.
  private var isInLine = false

  /// What goes next; nil for nothing.
  var next: ArraySlice<UInt8>? { pieces.first }

  /// Adds lines that are said now.
  mutating func append(_ lines: [UInt8]) {
    // A piece that is not counted stays one: its bytes are the game's own, not a copy.
    if pieces.count > uncounted, pieces[pieces.count - 1].count < Self.pieceSize {
      pieces[pieces.count - 1] += lines
    } else {
      pieces.append(lines[...])
    }
    unread += lines.count
  }

  /// Adds all there is to know in place of everything that was said before and has not gone.
  ///
  /// It is not counted, for its length is nobody's fault. What it follows may be in the middle of
  /// a line, of which the rest goes first.
  mutating func restart(with lines: [[UInt8]]) {
    let rest = isInLine ? pieces.first?.throughFirstLine : nil
    pieces = [rest].compactMap { $0 } + lines.map { $0[...] }
    (unread, uncounted) = (0, pieces.count)
  }

  /// Notes that so many bytes of the next piece have gone.
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
