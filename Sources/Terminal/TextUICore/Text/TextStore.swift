/// A cache of the cells of recently drawn texts.
///
/// Keyed by a hash of the bytes, because `String`'s own hash takes a tenth of a frame of cards:
/// non-ASCII text is normalized first. Of a long text only a part is hashed, because it is
/// hashed in every frame.
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
      entries[$0].hash == hash && entries[$0].text.isSame(as: text)
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
  ///
  /// The hash of a text beyond 16 KB takes only 16 KB of it, at equal distances.
  fileprivate var byteHash: UInt64 {
    var text = self
    return text.withUTF8 { bytes in
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(bytes.count)
      let step = 8 * max(1, bytes.count / Self.hashedBytes)
      var start = 0
      while start < bytes.count {
        var word: UInt64 = 0
        for place in start..<min(start + 8, bytes.count) { word = word << 8 | UInt64(bytes[place]) }
        hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 32
        start += step
      }
      return hash
    }
  }

  private static var hashedBytes: Int { 8_192 }

  /// Returns true if another text of the same hash is equal.
  ///
  /// Long texts are compared by bytes: `==` would sort a million different marks, and a shorter
  /// text of other bytes has another hash.
  fileprivate func isSame(as other: String) -> Bool {
    guard utf8.count > 2 * Self.hashedBytes else { return self == other }
    let isSame = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { others in
        bytes.baseAddress == others.baseAddress && bytes.count == others.count
          || bytes.elementsEqual(others)
      }
    }
    return isSame.flatMap(\.self) ?? utf8.elementsEqual(other.utf8)
  }
}
