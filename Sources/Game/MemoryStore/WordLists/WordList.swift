import MemoryModel
import SeparatedValues
import SystemCalls

/// A list of pairs that people write by hand, in a spreadsheet or with a program for flash cards.
///
/// Each line is a pair: two columns, or one if both cards show the same. The columns are separated
/// by tabs, semicolons, commas, or a sign such as `|` or ` = ` in each line, and may be quoted
/// (RFC 4180).
///
///     #name:Farm animals
///     dog     Hund
///     cat     Katze
///
/// Lines that begin with `#` are comments. Some have a meaning: `#name:`, `#pairs:` and `#color:`
/// of the theme, and the header of Anki's notes in plain text. A column may have paths of pictures.
/// A line that cannot be used is left out, with a remark.
public struct WordList: Sendable {
  /// The largest number of pairs.
  public static let limit = Theme.faceLimit
  /// The largest file in bytes.
  public static let largestFile = 16 << 20

  /// The name of the theme, if the list has one.
  public var name: String? { header.name }
  let header: WordListHeader
  let columns: WordListColumns
  let rows: [Row]
  /// The remarks on all that is left out, and on columns and encoding where they may surprise.
  let remarks: [ImportRemark]

  /// A pair of the list.
  struct Row: Hashable, Sendable {
    let line: Int
    /// The cells: one or two.
    let cells: [WordListCell]
  }

  /// Parses a list.
  ///
  /// - Parameter bytes: A file of text in UTF-8, UTF-16, or cp1252.
  /// - Throws: `WordListError` if there are fewer than two pairs, or the file is no text.
  public init(_ bytes: [UInt8]) throws(WordListError) {
    try self.init(bytes, WordListFormat())
  }

  /// Parses a list of which more is known.
  package init(_ bytes: [UInt8], _ format: WordListFormat) throws(WordListError) {
    if bytes.count > Self.largestFile { throw .tooLarge(limit: Self.largestFile) }
    var reading = try WordListReading(Self.text(bytes, format), format)
    let rows = reading.rows()
    if rows.count < 2 { throw .tooFewPairs("this list has \(rows.count)", reading.lineRemarks) }
    self.rows = rows
    header = reading.header
    columns = reading.columns
    remarks = reading.remarks
  }

  private static func text(
    _ bytes: [UInt8], _ format: WordListFormat
  ) throws(WordListError) -> DecodedText {
    do {
      return try DecodedText(bytes, as: format.encoding)
    } catch {
      throw WordListError(error.description)
    }
  }

  /// Reads a file of the file system.
  ///
  /// - Parameters:
  ///   - path: The path as the player types it.
  ///   - format: What is known about the file.
  /// - Throws: `WordListError` for a file that is not a list, `StorageError` for an unreadable one.
  package init(path: String, _ format: WordListFormat = WordListFormat()) throws {
    do {
      try self.init(PlayerFile(path).read(atMost: Self.largestFile), format)
    } catch StorageError.tooLarge(_, let limit) {
      throw WordListError.tooLarge(limit: limit)
    }
  }

  /// Returns true unless a file with this beginning is a theme file, which is JSON or an archive.
  public static func isLike(_ beginning: [UInt8]) -> Bool {
    if TarArchive.begins(beginning) { return false }
    let hasMark = beginning.starts(with: [0xEF, 0xBB, 0xBF])
    let visible = beginning.dropFirst(hasMark ? 3 : 0).filter { $0 > UInt8(ascii: " ") }.prefix(2)
    switch visible.first {
    // The other bracket is of a document with formats (RTF), which is refused by its name.
    case UInt8(ascii: "{"): return visible.dropFirst().first == UInt8(ascii: "\\")
    // A list of themes; the name of a sound in a list begins with a bracket too.
    case UInt8(ascii: "["): return !visible.dropFirst().contains(where: Self.jsonBytes.contains)
    default: return true
    }
  }

  /// The bytes that begin an element of a list in JSON, or end the list.
  private static let jsonBytes = Array("{[]0123456789\"".utf8)
}
