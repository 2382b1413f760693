import MemoryEngine
import MemoryModel
import MemoryViewModel
import PlainJSON

extension GameViewModel {
  /// The record so far, with the digest of the state that it leads to.
  var recordWithDigest: GameRecord<Face> {
    var record = record
    record.digest = game.digest
    return record
  }
}

extension GameRecord<Face> {
  /// The record in one line, with its newline.
  var line: String {
    get throws { "\(try JSON(encoding: self))\n" }
  }
}
