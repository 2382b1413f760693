@testable import Pictures

/// A maker of tables of ligatures (`GSUB`), with one subtable in each lookup.
struct LigatureTable {
  /// Glyphs, and the one that replaces them.
  struct Ligature {
    let glyphs: [Int]
    let result: Int
  }

  /// The format of the coverage: 1 for a list, 2 for ranges.
  var coverageFormat = 1
  /// True if the subtables are behind extensions, as in large tables.
  var isExtended = false

  /// Returns a table without scripts and features.
  func bytes(_ lookups: [[Ligature]]) -> [UInt8] {
    let header = [1, 0, 0, 0, 10].flatMap(\.bigEndian)
    return header + Self.list(lookups.map(lookup), before: 0)
  }

  /// Returns a count, the offsets of parts from the list's start, and the parts.
  private static func list(_ parts: [[UInt8]], before head: Int) -> [UInt8] {
    var offset = head + 2 + 2 * parts.count
    var offsets: [UInt8] = []
    for part in parts {
      offsets += offset.bigEndian
      offset += part.count
    }
    return parts.count.bigEndian + offsets + parts.joined()
  }

  private func lookup(_ ligatures: [Ligature]) -> [UInt8] {
    let extension4: [UInt8] = isExtended ? [1, 4, 0, 8].flatMap(\.bigEndian) : []
    return [isExtended ? 7 : 4, 0, 1, 8].flatMap(\.bigEndian) + extension4 + subtable(ligatures)
  }

  private func subtable(_ ligatures: [Ligature]) -> [UInt8] {
    let firsts = Set(ligatures.map { $0.glyphs[0] }).sorted()
    let sets = firsts.map { first in
      Self.list(ligatures.filter { $0.glyphs[0] == first }.map(\.bytes), before: 0)
    }
    let list = Self.list(sets, before: 4)
    return [1, 4 + list.count].flatMap(\.bigEndian) + list + coverage(of: firsts)
  }

  private func coverage(of glyphs: [Int]) -> [UInt8] {
    let head = [coverageFormat, glyphs.count].flatMap(\.bigEndian)
    if coverageFormat == 1 { return head + glyphs.flatMap(\.bigEndian) }
    return head + glyphs.enumerated().flatMap { [$1, $1, $0].flatMap(\.bigEndian) }
  }
}

extension LigatureTable.Ligature {
  fileprivate var bytes: [UInt8] {
    [result, glyphs.count].flatMap(\.bigEndian) + glyphs.dropFirst().flatMap(\.bigEndian)
  }
}

extension Int {
  /// The two bytes of a 16-bit integer.
  fileprivate var bigEndian: [UInt8] { [UInt8(self >> 8 & 0xFF), UInt8(self & 0xFF)] }
}

extension [UInt8] {
  /// Returns the font with one more table at its end.
  func withTable(_ name: String, _ table: [UInt8]) -> [UInt8] {
    let count = number16(at: 4) ?? 0
    var font = Array(self[..<12])
    font[5] = UInt8(count + 1)
    for place in stride(from: 12, to: 12 + 16 * count, by: 16) {
      font += self[place..<(place + 8)]
      font.append32((number32(at: place + 8) ?? 0) + 16)
      font += self[(place + 12)..<(place + 16)]
    }
    font += Array(name.utf8) + [0, 0, 0, 0]
    font.append32(self.count + 16)
    font.append32(table.count)
    return font + self[(12 + 16 * count)...] + table
  }
}
