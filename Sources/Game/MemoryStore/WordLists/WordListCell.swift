import MemoryModel

/// A column of a pair: a text, or the path of a picture.
struct WordListCell: Hashable, Sendable {
  /// The text on the card; for a picture, the path as it is in the list.
  let text: String
  let isPicture: Bool
  /// True if the text had marks of Markdown or LaTeX.
  let hadMarks: Bool
  /// The names of the media that a card cannot show.
  let media: [String]

  /// The largest number of bytes of a field whose marks and tags are looked at.
  private static let mostBytes = 8_192

  /// Creates a cell from a field of the file.
  init(_ field: String, _ header: WordListHeader) {
    guard field.utf8.count <= Self.mostBytes else {
      (text, isPicture, hadMarks, media) = (field, false, false, [])
      return
    }
    let parsed = header.isHTML.map { WordListHTML(field, isHTML: $0) }
    media = parsed?.media ?? []
    if let picture = parsed?.picture {
      (text, isPicture, hadMarks) = (picture, true, false)
    } else {
      let face = (parsed?.text ?? field).asFace
      // A program that says that its fields are no HTML writes no marks of formats either.
      text = header.isHTML == false ? face : face.withoutMarks
      isPicture = header.hasPictures && text.namesPicture
      hadMarks = text != face
    }
  }

  /// The reason why the cell is no face; nil for one that a card can show.
  var flaw: String? {
    if isPicture { return nil }
    if let excess = text.lengthBeyondFace {
      return "\(text.shownInQuotes) has \(excess)"
    }
    if text.unicodeScalars.contains("\u{FFFD}") {
      return "\(text.shownInQuotes) has a character that another program lost"
    }
    return text.isPrintable
      ? nil : "\(text.shownInQuotes) cannot be shown; leave out its control characters"
  }
}

extension String {
  /// The length and the limit of a text that is too long for a card; nil for one that fits.
  fileprivate var lengthBeyondFace: String? {
    if isWithinTextLimit { return nil }
    let length = count
    return length > Face.longestSymbol
      ? "\(length) letters; a card shows at most \(Face.longestSymbol)"
      : "letters of too many signs; a card shows at most \(TextLimit.scalars)"
  }
}

extension String {
  /// The text of a cell without what is invisible: space around it, repeated space, marks of
  /// direction and of possible line breaks; and without the apostrophe of `withoutFormula`.
  fileprivate var asFace: String {
    if isTidy { return self }
    let visible = utf8.allSatisfy { $0 < 0x80 } ? self : withoutInvisibleScalars
    let words = visible.split { $0 == " " || $0 == "\t" || $0.isNewline }
    let text = words.count == 1 && words[0].utf8.count == utf8.count ? self : words.joined(" ")
    let unquoted = text.drop { $0 == "'" }
    return text.first == "'" && unquoted.first?.startsFormula == true
      ? String(text.dropFirst()) : text
  }

  /// True if the text certainly has nothing to remove; false for some others too.
  private var isTidy: Bool {
    let space = UInt8(ascii: " ")
    var last = space
    for byte in utf8 {
      switch byte {
      case ..<0x20, 0x7F: return false
      // The first bytes of the invisible scalars, of unusual spaces and of ends of lines.
      case 0xC2, 0xD8, 0xE2, 0xEF: return false
      case space where last == space: return false
      default: last = byte
      }
    }
    return last != space && utf8.first != UInt8(ascii: "'")
  }

  private var withoutInvisibleScalars: String {
    var kept = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      // Soft hyphen, zero-width space, word joiner, byte order mark, and marks of direction.
      case 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF:
        break
      // Spaces that do not break.
      case 0xA0, 0x202F: kept.append(" ")
      default: kept.append(scalar)
      }
    }
    return String(kept)
  }

  /// True if the text ends like the name of a picture.
  var namesPicture: Bool {
    // Most texts have no full stop, which is quicker to see among bytes than among characters.
    guard utf8.contains(UInt8(ascii: ".")), contains("."),
      let ending = split(separator: ".").last?.lowercased()
    else { return false }
    return ["png", "jpg", "jpeg", "jpe", "jfif", "pjpeg"].contains(ending)
  }

  /// The text with an apostrophe if a spreadsheet would evaluate it as a formula.
  var withoutFormula: String {
    drop { $0 == "'" }.first?.startsFormula == true ? "'" + self : self
  }
}

extension Character {
  fileprivate var startsFormula: Bool { "=+-@".contains(self) }
}

extension [Substring] {
  fileprivate func joined(_ separator: String) -> String { joined(separator: separator) }
}
