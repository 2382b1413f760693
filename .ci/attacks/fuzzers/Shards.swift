import MemorySimulation
import PlainJSON

/// Requires that specs and summaries survive a round trip.
func attack(_ bytes: [UInt8]) {
  if let shard = try? Shard(line: bytes) {
    let line = "\(shard.json)"
    let again = try? Shard(line: line.utf8)
    precondition(again.map { "\($0.json)" } == line, "\(line) is not read again")
  }
  guard let summary = try? ShardSummary(line: sealed(bytes)) else { return }
  let again = try? ShardSummary(line: Array(summary.line.utf8))
  precondition(again?.line == summary.line, "\(summary.line) is not read again")
}

/// Returns the bytes with a valid checksum, which covers all but the last brace.
private func sealed(_ bytes: [UInt8]) -> [UInt8] {
  guard bytes.last == UInt8(ascii: "}") else { return bytes }
  let body = bytes.dropLast()
  return body + Array(#","crc":\#(CRC32(body).value)}"#.utf8)
}
