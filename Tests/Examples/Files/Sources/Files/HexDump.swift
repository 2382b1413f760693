import Foundation
import TextUI

/// Bytes as hexadecimal digits and characters, printed by an object that knows nothing of views.
struct HexDump: Representable, Equatable {
  let bytes: Data

  func makeDrawing(context: Context) -> HexPrinter { HexPrinter() }

  func update(_ printer: HexPrinter, context: Context) { printer.bytes = Array(bytes) }

  func sizeThatFits(_ proposal: Proposal, _ printer: HexPrinter) -> Size {
    printer.fit(columns: proposal.width ?? 78)
    return Size(width: proposal.width ?? 78, height: printer.rows.count)
  }

  func draw(_ printer: HexPrinter, in context: inout GraphicsContext) {
    for (y, row) in printer.rows.enumerated() {
      context.text(printer.text(of: row), at: Point(x: 0, y: y))
    }
  }
}

/// A printer of bytes in rows, as `hexdump -C` prints them.
nonisolated final class HexPrinter {
  var bytes: [UInt8] = []
  /// The number of bytes of a row.
  private var length = 16

  /// The bytes of each row.
  var rows: [Range<Int>] {
    stride(from: 0, to: bytes.count, by: length).map { $0..<min($0 + length, bytes.count) }
  }

  /// Chooses the longest rows that fit, of a power of two of bytes.
  func fit(columns: Int) {
    length = [16, 8, 4, 2].first { 4 + 4 * $0 + 2 <= columns } ?? 1
  }

  /// Returns a row: the place of its first byte, the digits, and the printable characters of ASCII.
  func text(of row: Range<Int>) -> String {
    let digits = row.map { hexadecimal(Int(bytes[$0]), width: 2) }.joined(separator: " ")
    let missing = String(repeating: " ", count: 3 * (length - row.count))
    let signs = bytes[row].map { (32...126).contains($0) ? Character(UnicodeScalar($0)) : "." }
    return "\(hexadecimal(row.lowerBound, width: 4)) \(digits)\(missing) \(String(signs))"
  }

  private func hexadecimal(_ number: Int, width: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
