import MemoryModel
import MemoryViewModel

/// Paths as terminals paste them when files are dropped onto them.
struct DroppedPaths: Equatable {
  /// One or more.
  let paths: [String]

  /// Reads paths with blanks or new lines between them: absolute, from home or here, or `file:`
  /// addresses; quoted as shells do it, or with backslashes.
  ///
  /// A single path may have blanks that nothing marks, as some terminals paste it.
  ///
  /// - Parameter text: Whatever was pasted. Nil is the answer to all that does not look like one.
  init?(_ text: String) {
    let text = text.trimmed
    let words = text.shellWords.map(\.withoutFileScheme)
    if !words.isEmpty, words.allSatisfy(\.beginsAsPath) {
      paths = words
    } else {
      let path = words.count == 1 ? words[0] : text
      guard !path.isEmpty, !path.contains(where: \.isNewline),
        path.beginsAsPath || path.endsAsFile
      else { return nil }
      paths = [path]
    }
  }

  /// The paths that were typed into a field, which may be only one, of whatever looks.
  static func typed(_ text: String) -> [String] {
    DroppedPaths(text)?.paths ?? [text.trimmed]
  }
}

extension String {
  fileprivate var beginsAsPath: Bool {
    ["/", "~/", "./", "../"].contains(where: hasPrefix)
  }

  fileprivate var endsAsFile: Bool {
    [".json", ".tar", ".png", ".jpg", ".jpeg"].contains(where: lowercased().hasSuffix)
  }

  fileprivate var withoutFileScheme: String {
    hasPrefix("file://") ? String(dropFirst(7)).withoutPercentSigns : self
  }

  /// Words as a shell takes them apart, without its substitutions.
  fileprivate var shellWords: [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in self {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character.isWhitespace {
        if let finished = word { words.append(finished) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return quote == nil ? words + (word.map { [$0] } ?? []) : []
  }

  /// Two hexadecimal digits behind a percent sign are a byte of UTF-8; what is none stays.
  private var withoutPercentSigns: String {
    var rest = Array(utf8)[...]
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
