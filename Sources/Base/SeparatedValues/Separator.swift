/// The text between the columns of a file.
package struct Separator: Hashable, Sendable {
  /// The bytes in UTF-8; none for a file of one column.
  package let bytes: [UInt8]

  package init(_ text: String) { bytes = Array(text.utf8) }

  package static let tab = Separator("\t")
  package static let semicolon = Separator(";")
  package static let comma = Separator(",")
  package static let none = Separator("")
  private static let pipe = Separator("|")

  /// The signs between a word and its translation in lists that are typed by hand.
  private static let signs = [" = ", ": ", " - ", " – ", " — "].map(Separator.init)

  /// Returns the separator of a name, as Anki writes it, or of the character itself.
  package init?(name: String) {
    let names = [
      "tab": "\t", "comma": ",", "semicolon": ";", "space": " ", "pipe": "|", "colon": ":",
    ]
    let trimmed = name.filter { $0 != " " }.lowercased()
    if let text = names[trimmed] {
      self.init(text)
    } else if name.utf8.count == 1 || trimmed.utf8.count == 1 {
      self.init(trimmed.isEmpty ? name : trimmed)
    } else {
      return nil
    }
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// True if a reader of the file may not expect that the sign separates.
  package var isUnusual: Bool { self == .pipe || Self.signs.contains(self) }
}

extension Separator {
  /// The number of records that decide between tabs, semicolons and commas.
  private static let sampleSize = 20

  /// Returns the separator of a text.
  ///
  /// First, tab, semicolon and comma are compared: the one that splits the most of the first
  /// records separates, if it splits at least half of them. Of equal ones the first counts.
  /// Otherwise the first of `|`, ` = `, `: ` and ` - ` separates that at least nine of ten lines
  /// have; each of these lines has the sign once, `|` once or more. Otherwise there is one column.
  package static func best(for text: DecodedText) -> Separator {
    var best = (separator: Separator.none, split: 0)
    for separator in [tab, semicolon, comma] {
      let (count, split) = sample(of: text, separatedBy: separator)
      if split * 2 >= count, split > best.split { best = (separator, split) }
    }
    if best.split > 0 { return best.separator }
    let lines = RecordReader(text, separatedBy: .none).compactMap { item in
      if case .record(let fields, _) = item { fields[0] } else { String?.none }
    }
    let isFound = { (separator: Separator) in
      let split = lines.count { line in
        let count = line.utf8.count(of: separator.bytes)
        return count == 1 || separator == pipe && count > 1
      }
      return split > 1 && split * 10 >= lines.count * 9
    }
    return ([pipe] + signs).first(where: isFound) ?? .none
  }

  /// Returns the number of the first records, and how many of them the separator splits.
  private static func sample(
    of text: DecodedText, separatedBy separator: Separator
  ) -> (count: Int, split: Int) {
    var (count, split) = (0, 0)
    for item in RecordReader(text, separatedBy: separator) {
      guard count < sampleSize else { break }
      guard case .record(let fields, _) = item else { continue }
      count += 1
      if fields.count > 1 { split += 1 }
    }
    return (count, split)
  }
}

extension String.UTF8View {
  /// Returns the number of places where bytes occur, which do not overlap.
  fileprivate func count(of bytes: [UInt8]) -> Int {
    var (count, rest) = (0, self[...])
    while let index = rest.firstIndex(of: bytes[0]) {
      let isHere = rest[index...].starts(with: bytes)
      count += isHere ? 1 : 0
      rest = rest[index...].dropFirst(isHere ? bytes.count : 1)
    }
    return count
  }
}
