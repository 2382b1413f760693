import MemoryEngine
import MemorySimulation
import MemoryViewModel

extension GameViewModel {
  /// The record so far, with the state that it must lead to.
  var recordWithDigest: GameRecord<Face> {
    var record = record
    record.digest = game.digest
    return record
  }
}

extension GameRecord<Face> {
  /// The record as files keep it, on one line.
  var json: JSON {
    var members: [(String, JSON)] = [
      ("version", .int(Self.version)),
      ("rules", rules.json),
      ("deck", .object(["kinds": .array(deck.kinds.map(\.json))])),
      ("seed", .string(seed.text)),
    ]
    if game != 0 { members.append(("game", .number("\(game)"))) }
    members.append(("moves", .array(moves.map(\.json))))
    if !shuffles.isEmpty { members.append(("shuffles", .array(shuffles.map { .int($0) }))) }
    if let digest { members.append(("digest", .string(digest.digestText))) }
    return .members(members)
  }
}

extension Deck<Face>.Kind {
  fileprivate var json: JSON {
    .object(["faces": .array(faces.map { .string($0.symbol) }), "copies": .int(copies)])
  }
}

extension GameMove {
  fileprivate var json: JSON { .array([.int(card), .int(Int(nanoseconds))]) }
}
