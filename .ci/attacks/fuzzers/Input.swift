import TerminalIO
import TextUICore

/// Requires that all terminal input is decoded, independently of how it is split into reads.
func attack(_ bytes: [UInt8]) {
  var (whole, pieces) = (InputDecoder(), InputDecoder())
  let all = whole.decode(bytes) + whole.flush()
  var parts: [Input] = []
  // The first byte selects the length of the reads.
  let length = Int(bytes.first ?? 0) % 7 + 1
  for start in stride(from: 0, to: bytes.count, by: length) {
    parts += pieces.decode(Array(bytes[start..<min(start + length, bytes.count)]))
  }
  parts += pieces.flush()
  precondition(all == parts, "\(bytes) is \(all) at once, \(parts) in pieces of \(length)")
}
