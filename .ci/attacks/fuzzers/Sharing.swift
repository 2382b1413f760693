import MemoryEngine
import MemoryModel
import PlainJSON
import SharedGames

@testable import MemoryStore

/// Requires that one end of a shared game continues or ends, whatever the other end sends.
func attack(_ bytes: [UInt8]) {
  tellGuest(bytes)
  sayToHost(bytes)
}

/// Requires that a guest's game does not depend on how the host's messages are split into reads.
private func tellGuest(_ bytes: [UInt8]) {
  let told = Array(greeting.utf8) + sealed(bytes)
  var (whole, pieces) = (GuestTable(), GuestTable())
  _ = whole.receive(told, at: .zero)
  let length = Int(bytes.first ?? 0) % 7 + 1
  for start in stride(from: 0, to: told.count, by: length) {
    _ = pieces.receive(Array(told[start..<min(start + length, told.count)]), at: .zero)
  }
  precondition(whole.game == pieces.game && whole.end == pieces.end, "pieces of \(length) differ")
}

/// Requires that a spectator sees the game continue, whatever another connection sends.
private func sayToHost(_ bytes: [UInt8]) {
  guard var table = try? newTable(), let name = SeatName("Eve") else { return }
  let (calm, rude) = (table.connect(name), table.connect(name))
  table.receive(Array("memorize-share 1 watch Cy\n".utf8), from: calm, at: .zero)
  table.receive(bytes, from: rude, at: .zero)
  try? table.add(.move(GameMove(card: 0, nanoseconds: 1)), at: .zero)
  var guest = GuestTable()
  while let more = table.output(for: calm) {
    _ = guest.receive(Array(more), at: .zero)
    table.sent(more.count, to: calm)
  }
  precondition(guest.game?.record.moves.count == 1 && guest.end == nil, "the game did not go on")
}

private func newTable() throws -> HostTable {
  guard let name = SharedGameName("fuzz"), let ada = SeatName("Ada") else {
    preconditionFailure("these are names")
  }
  var table = HostTable(name, host: ada, seats: [.free, .free])
  let mark = SavedGame.ThemeMark(id: "", name: "", color: Theme.Color(rgb: 0), digest: 0)
  let deck = try Deck(pairsOf: [Face("1"), Face("2")])
  let record = GameRecord(deck: deck, rules: .hotSeat(2), seed: Seed(1))
  try table.begin(SavedGame(id: "", name: "", theme: mark, record: record), date: 0)
  return table
}

private let greeting =
  #"memorize-share 1 {"name":"a","host":"A","theme":"","cards":4,"seats":2,"free":1}"# + "\n"

/// Returns the bytes with valid checksums per line; otherwise nothing behind a check is reached.
private func sealed(_ bytes: [UInt8]) -> [UInt8] {
  var crc = CRC32()
  return bytes.split(separator: UInt8(ascii: "\n")).flatMap { line in
    guard GameLineReader.mayRead(line) else { return Array(line + [UInt8(ascii: "\n")]) }
    if line.starts(with: #"{"format":"#.utf8) { crc = CRC32() }
    return ChecksummedLine.written(String(decoding: line, as: UTF8.self), goingOnFrom: &crc)
  }
}
