import MemoryModel
import Pictures

/// A remark for the maker of a theme: what was left out of a file, and what is alike.
public struct ImportRemark: Hashable, Sendable, CustomStringConvertible {
  /// The line of the list of words that is left out or changed; nil for a remark on a whole file.
  public let line: Int?
  /// A sentence without its full stop, with foreign text printable and shortened.
  public let description: String
  /// The option of `memorize themes import` that decides otherwise, such as `--columns 1,3`.
  public let remedy: String?

  init(_ sentence: String, line: Int? = nil, remedy: String? = nil) {
    description = sentence
    self.line = line
    self.remedy = remedy
  }
}

// Remarks on pictures.
extension ImportRemark {
  static func refused(_ name: String, _ flaw: PhotoFlaw) -> Self {
    switch flaw {
    case .picture(let error): Self("\(name.shownInRemark) is left out: \(error)")
    case .storage(let error): Self("left out: \(error)")
    }
  }

  static func duplicate(_ name: String, of other: String) -> Self {
    Self("\(name.shownInRemark) is left out: it is the same picture as \(other.shownInRemark)")
  }

  static func damaged(_ name: String, _ damage: PictureDamage) -> Self {
    Self("\(name.shownInRemark) is damaged: \(damage.rawValue)")
  }

  static func lookAlikes(_ one: String, _ other: String) -> Self {
    Self("\(one.shownInRemark) and \(other.shownInRemark) look alike")
  }
}

// Remarks on lists of words.
extension ImportRemark {
  static func leftOut(line: Int, _ reason: String) -> Self {
    Self("line \(line) is left out: \(reason)", line: line)
  }

  static func leftOut(line: Int, picture name: String, _ flaw: PhotoFlaw) -> Self {
    switch flaw {
    case .picture(let error): .leftOut(line: line, "\(name.shownInRemark): \(error)")
    case .storage(let error): .leftOut(line: line, "\(error)")
    }
  }

  static func headings(_ texts: [String], line: Int) -> Self {
    .leftOut(line: line, "\(texts.map(\.shownInRemark).joined(separator: ", ")) are headings")
  }
}

extension String {
  fileprivate var shownInRemark: String { printable(atMost: 60) }
}
