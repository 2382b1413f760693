import MemoryModel

@testable import MemoryStore

/// Requires that scores are read from any bytes, and that clearing none of them changes nothing.
func attack(_ bytes: [UInt8]) {
  let isRaw = bytes.first == UInt8(ascii: "#")
  let lines = bytes.split(separator: UInt8(ascii: "\n")).flatMap { line in
    ChecksummedLine.written(String(decoding: line, as: UTF8.self))
  }
  let content = isRaw ? Array(bytes.dropFirst()) : lines
  let file = ScoreFile(in: .memory(["scores.jsonl": content]))
  let (scores, notices) = file.load()
  let nobody = Score.Sheet(themeID: "nobody has this theme", rules: "nor these rules")
  guard notices.isEmpty, (try? file.clear(nobody)) != nil else { return }
  precondition(file.load().scores == scores, "scores were lost")
}
