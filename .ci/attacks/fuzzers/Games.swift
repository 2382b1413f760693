import MemoryEngine
import MemoryModel
import PlainJSON

@testable import MemoryStore

/// Requires that a saved game survives a round trip with the same state.
func attack(_ bytes: [UInt8]) {
  guard let file = try? GameFile(sealed(bytes), id: "game") else { return }
  guard let written = try? GameFile.written(file.game, date: file.date) else {
    preconditionFailure("a game that was read cannot be written")
  }
  guard written.bytes.count <= GameFile.limit else { return }
  let again = try? GameFile(written.bytes, id: "game")
  precondition(again?.game.record.moves == file.game.record.moves, "moves were lost")
}

/// Returns the bytes with valid checksums per line; otherwise nothing behind a check is reached.
private func sealed(_ bytes: [UInt8]) -> [UInt8] {
  guard let first = bytes.first, first != UInt8(ascii: "#") else { return Array(bytes.dropFirst()) }
  var crc = CRC32()
  return bytes.split(separator: UInt8(ascii: "\n")).flatMap { line in
    ChecksummedLine.written(String(decoding: line, as: UTF8.self), goingOnFrom: &crc)
  }
}
