/// A cache of the cells of recently drawn texts.
///
/// Keyed by a hash of the bytes, because `String`'s own hash takes a tenth of a frame of cards:
/// non-ASCII text is normalized first.
struct TextStore {
  private var entries: ContiguousArray<Entry> = []
  private var index = NumberIndex()

  private struct Entry {
    let text: String
    let hash: UInt64
    let cells: TextCells
    var lastFrame: Int
  }

  mutating func cells(of text: String, table: CellTable, frame: Int) -> TextCells {
    let hash = text.byteHash
    let known = index.number(hash: hash) {
      entries[$0].hash == hash && entries[$0].text == text
    }
    if let known {
      entries[known].lastFrame = frame
      return entries[known].cells
    }
    let entry = Entry(
      text: text, hash: hash, cells: TextCells(text, table: table), lastFrame: frame)
    add(entry)
    return entry.cells
  }

  private mutating func add(_ entry: Entry) {
    entries.append(entry)
    index.insert(entries.count - 1, hash: entry.hash) { entries[$0].hash }
  }

  /// Removes texts that were not drawn recently if there are many.
  mutating func sweep(before frame: Int) {
    guard entries.count > 4_096 else { return }
    let kept = entries.filter { $0.lastFrame >= frame }
    removeAll()
    for entry in kept { add(entry) }
  }

  mutating func removeAll() {
    entries.removeAll()
    index = NumberIndex()
  }
}

extension String {
  /// A hash in the manner of FNV-1a, by words of eight bytes, with another multiplier.
  fileprivate var byteHash: UInt64 {
    var text = self
    return text.withUTF8 { bytes in
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(bytes.count)
      var start = 0
      while start < bytes.count {
        var word: UInt64 = 0
        for place in start..<min(start + 8, bytes.count) { word = word << 8 | UInt64(bytes[place]) }
        hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 32
        start += 8
      }
      return hash
    }
  }
}
