import TerminalIO
import TextUICore

/// Whatever a terminal sends is decoded, and the pieces it comes in change nothing.
func attack(_ bytes: [UInt8]) {
  var (whole, pieces) = (InputDecoder(), InputDecoder())
  let all = whole.decode(bytes) + whole.flush()
  var parts: [Input] = []
  // The first byte says how long the pieces are.
  let length = Int(bytes.first ?? 0) % 7 + 1
  for start in stride(from: 0, to: bytes.count, by: length) {
    parts += pieces.decode(Array(bytes[start..<min(start + length, bytes.count)]))
  }
  parts += pieces.flush()
  precondition(all == parts, "\(bytes) is \(all) at once, \(parts) in pieces of \(length)")
}
