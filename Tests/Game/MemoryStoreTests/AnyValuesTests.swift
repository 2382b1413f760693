import MemoryEngine
import MemoryModel
import MemoryStore
import TestSupport
import Testing

/// Random values survive a round trip through the store, or are rejected.
@Suite("Any values")
struct AnyValuesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("a document of any name is saved whole, or refused, and read within any limit")
  func documents() {
    var numbers = SeededNumbers(seed: 1)
    for storage: any Storage in [MemoryStorage(), DiskFolder(folder.path)] {
      var kept = 0
      for _ in 0..<150 {
        let name =
          numbers.whole(0...1) == 0 ? numbers.anyText(atMost: 3) : "n\(numbers.whole(0...9))"
        let (bytes, limit) = (Array(numbers.anyText().utf8), numbers.anyNumber())
        do throws(StorageError) {
          try storage.write(name, bytes)
          #expect(DocumentName.isValid(name))
          kept += 1
          let read = try storage.read(name, atMost: limit)
          #expect(
            try (
              read, bytes.count <= limit,
              storage.lock(name, waitingAtMost: numbers.anyTime()) != nil
            ) == (bytes, true, true))
        } catch {
          #expect(!"\(error)".isEmpty)
        }
        _ = DocumentName.quarantined(name)
      }
      #expect(kept > 50)
    }
  }

  @Test("any score is listed as it was, or refused")
  func scores() throws {
    var numbers = SeededNumbers(seed: 2)
    let file = ScoreFile(in: .memory())
    var kept: [Score] = []
    for _ in 0..<150 {
      let score = numbers.score()
      do {
        try file.add(score)
        kept.append(score)
      } catch {
        #expect(error is FormatError && !"\(error)".isEmpty)
      }
    }
    #expect(file.load().scores == kept && kept.count > 9)
  }

  @Test("any entries are written, and read again up to the first that cannot be")
  func entries() throws {
    var numbers = SeededNumbers(seed: 3)
    for _ in 0..<150 {
      let game = try numbers.game()
      var writer = try GameLineWriter(game, date: Int64(numbers.anyNumber()))
      var reader = GameLineReader(id: game.id)
      for line in writer.bytes.split(separator: UInt8(ascii: "\n")) { _ = try reader.read(line) }
      for _ in 0..<8 {
        let entry = numbers.entry()
        do throws(FormatError) {
          #expect(try reader.read(writer.write(entry).dropLast()) == entry)
        } catch {
          #expect(!"\(error)".isEmpty)
          break
        }
      }
    }
  }
}

extension SeededNumbers {
  fileprivate mutating func game() throws -> SavedGame {
    let faces = [Face("a"), Face(symbol: "b", word: anyText())]
    let theme = SavedGame.ThemeMark(
      id: anyText(), name: anyText(), color: Theme.Color(rgb: .max), digest: next())
    return SavedGame(
      id: "x", name: anyText(), theme: theme,
      record: GameRecord(deck: try Deck(pairsOf: faces), rules: .relaxed, seed: Seed(next())),
      played: max(.zero, anyTime()))
  }

  fileprivate mutating func entry() -> JournalEntry {
    let move = GameMove(card: anyNumber(), nanoseconds: Int64(max(0, anyNumber())))
    return one(of: [
      .move(move), .move(GameMove(card: whole(0...3), nanoseconds: 1)), .shuffle, .undo, .hint,
      .played(.nanoseconds(max(0, anyNumber()) / 2)),
    ])
  }

  fileprivate mutating func score() -> Score {
    func number() -> Int { whole(0...2) == 0 ? anyNumber() : whole(1...9) }
    return Score(
      id: anyText(), themeID: anyText(), themeName: anyText(), rules: anyText(), pairs: number(),
      players: number(), points: number(), turns: number(),
      time: whole(0...2) == 0 ? anyTime() : .nanoseconds(whole(0...9)), seed: anyText(),
      player: anyText(), date: Int64(number()), isWon: whole(0...1) == 0)
  }
}
