import MemoryModel
import MemoryViewModel
import SystemCalls

/// The paths of files that were dropped onto the terminal, which pastes them.
struct DroppedPaths: Equatable {
  /// The paths, at least one.
  let paths: [String]

  /// Parses paths separated by spaces or newlines: absolute, relative to the home or here, or
  /// `file:` URLs; with shell quotes or backslashes.
  ///
  /// A single path may have spaces that are not quoted, as some terminals paste it.
  ///
  /// - Parameter text: The pasted text. Nil is returned if it does not look like paths.
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

  /// Returns the paths that were typed into a field; any text is at least one path.
  static func typed(_ text: String) -> [String] {
    DroppedPaths(text)?.paths ?? [text.trimmed]
  }
}

extension String {
  fileprivate var beginsAsPath: Bool {
    ["/", "~/", "./", "../"].contains(where: hasPrefix)
  }

  fileprivate var endsAsFile: Bool {
    [".json", ".tar", ".tsv", ".csv", ".txt", ".png", ".jpg", ".jpeg"]
      .contains(where: lowercased().hasSuffix)
  }

  fileprivate var withoutFileScheme: String {
    hasPrefix("file://") ? String(dropFirst(7)).withoutPercentSigns : self
  }

  /// The words of a shell command, without substitutions.
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

  /// The path with percent-encoded bytes decoded, which need not be UTF-8; malformed codes stay.
  private var withoutPercentSigns: String {
    var rest = systemBytes[...]
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
    return String(systemBytes: bytes)
  }
}
