import MemoryEngine
import MemoryModel

/// The game time as the note of a game's lock, which a killed program leaves.
///
/// A line of fixed width: nanoseconds in 19 digits, a tab, and a checksum. It is not in the game's
/// file, whose lines are never changed.
struct TimeNote: Hashable {
  private static let digits = 19
  private static let size = digits + 10

  let time: Duration

  init(_ time: Duration) { self.time = max(.zero, time) }

  /// Reads a note; nil for one that is damaged or none.
  init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.size, bytes.last == UInt8(ascii: "\n"),
      let digits = ChecksummedLine.json(of: bytes.dropLast()),
      let nanoseconds = Int64(String(decoding: digits, as: UTF8.self)), nanoseconds >= 0
    else { return nil }
    time = .nanoseconds(nanoseconds)
  }

  var bytes: [UInt8] {
    let number = String(time.clampedNanoseconds)
    let zeros = String(repeating: "0", count: Self.digits - number.utf8.count)
    return ChecksummedLine.written(zeros + number)
  }
}

extension SavedGame {
  /// Returns the game with the time at which its program was killed, by the note of its lock.
  func afterKill(_ lock: StorageLock?) -> SavedGame {
    guard let note = lock.flatMap({ TimeNote($0.formerNote) }) else { return self }
    var game = self
    game.played = max(played, note.time)
    return game
  }
}
