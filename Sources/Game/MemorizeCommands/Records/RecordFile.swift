import MemoryEngine
import MemoryModel
import SystemCalls

/// A file with one recorded game, or with a record in each line, as `simulate --records` writes it.
struct RecordFile {
  /// The path, or the id or name of a game.
  let word: String

  private var named: NamedRecord { NamedRecord(word: word) }

  /// Reads the games in order, and keeps none of them.
  ///
  /// - Throws: The error of a closure, and `UsageError` for a word that is no game.
  func each(
    in context: RunContext, with files: PlayerFiles, skipping skip: SkippedRecord,
    _ take: (RecordedGames.Game) throws -> Void
  ) throws {
    let content: Content
    do {
      content = try self.content(in: context, with: files)
    } catch let failure as Failure {
      return try skip(failure)
    }
    switch content {
    case .game(let game): try take(game)
    case .lines(let lines): try lines.each(skipping: skip, take)
    }
  }

  /// The games of a file.
  private enum Content {
    case game(RecordedGames.Game)
    case lines(RecordLines)
  }

  private func content(in context: RunContext, with files: PlayerFiles) throws -> Content {
    guard word.contains("/") || context.files.isThere(word) else {
      return .game(game(try named.read(in: context, with: files)))
    }
    let file = try Failure.naming(word) { () throws(SystemError) in try context.files.open(word) }
    var head = try named.read(file.read, until: { $0.contains(Self.newline) })
    if Self.isRecord(head.prefix { $0 != Self.newline }) {
      // The next bytes tell whether there is another line.
      head = try named.read(file.read, after: head, until: { _ in true })
      if Self.hasSecondLine(head) { return .lines(lines(file.read, after: head)) }
    }
    return .game(game(try named.decode(named.read(file.read, after: head).withPlainLines)))
  }

  private func game(_ found: NamedRecord.Found) -> RecordedGames.Game {
    switch found {
    case .record(let record):
      RecordedGames.Game(name: named.name, place: named.name, theme: "", record: record)
    case .game(let game): RecordedGames.Game(game, at: named.name)
    }
  }

  private static let newline = UInt8(ascii: "\n")

  private static func hasSecondLine(_ bytes: [UInt8]) -> Bool {
    bytes.drop { $0 != newline }.contains { $0 > UInt8(ascii: " ") }
  }

  private static func isRecord(_ line: ArraySlice<UInt8>) -> Bool {
    let lines = Array(line).withPlainLines
    return (try? NamedRecord.record(in: lines, named: "")) != nil
  }

  /// Returns the lines of a file whose beginning was read before.
  private func lines(
    _ read: @escaping (_ count: Int) throws(SystemError) -> [UInt8], after head: [UInt8]
  ) -> RecordLines {
    var head = head
    let input = LineInput(named: named.name, longestLine: NamedRecord.largest) {
      count throws(SystemError) in
      guard !head.isEmpty else { return try read(count) }
      defer { head = [] }
      return head
    }
    return RecordLines(name: named.name, games: "\(named.name), ", input: input)
  }
}

/// The records in the lines of an input; empty lines are skipped.
struct RecordLines {
  /// The name of the input in messages.
  let name: String
  /// The beginning of the names of its games, before the number of the line.
  let games: String
  var input: LineInput

  /// Reads the games in order, and keeps none of them.
  ///
  /// - Throws: `Failure` for a line that is too long, or the error of a closure.
  consuming func each(
    skipping skip: SkippedRecord, _ take: (RecordedGames.Game) throws -> Void
  ) throws {
    var number = 0
    while let line = try input.nextBytes() {
      number += 1
      if line.isEmpty { continue }
      let place = "\(name), line \(number)"
      let record: GameRecord<Face>
      do throws(Failure) {
        record = try NamedRecord.record(in: line, named: place)
      } catch {
        try skip(error)
        continue
      }
      let game = "\(games)line \(number)"
      try take(RecordedGames.Game(name: game, place: place, theme: "", record: record))
    }
  }
}
