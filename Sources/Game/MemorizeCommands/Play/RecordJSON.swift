import MemoryEngine
import MemoryModel
import MemoryViewModel
import PlainJSON

extension GameViewModel {
  /// The record so far, with the state that it must lead to.
  var recordWithDigest: GameRecord<Face> {
    var record = record
    record.digest = game.digest
    return record
  }
}

extension GameRecord<Face> {
  /// The record on one line, with its end.
  var line: String {
    get throws { "\(try JSON(encoding: self))\n" }
  }
}
