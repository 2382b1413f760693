/// The text of a field of HTML, as Anki writes it, and the media in it.
struct WordListHTML {
  /// The text without tags, with its entities decoded.
  private(set) var text = ""
  /// The path of the first picture.
  private(set) var picture: String?
  /// The names of the media that a card cannot show: sounds, and further pictures.
  private(set) var media: [String] = []

  /// Parses a field.
  ///
  /// - Parameters:
  ///   - field: The field as it is in the file.
  ///   - isHTML: False if only the sounds are marked, as `[sound:dog.mp3]`.
  init(_ field: String, isHTML: Bool) {
    var rest = field[...]
    while let next = rest.first {
      if isHTML, next == "<", let end = rest.firstIndex(of: ">") {
        add(tag: rest[rest.index(after: rest.startIndex)..<end])
        rest = rest[rest.index(after: end)...]
      } else if isHTML, next == "&", let (character, count) = Self.entity(rest) {
        text.append(character)
        rest = rest.dropFirst(count)
      } else if rest.hasPrefix("[sound:"), let end = rest.firstIndex(of: "]") {
        media.append(String(rest[..<end].dropFirst(7)))
        rest = rest[rest.index(after: end)...]
      } else {
        text.append(next)
        rest = rest.dropFirst()
      }
    }
  }

  private mutating func add(tag: Substring) {
    let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    switch name {
    case "br", "div", "p", "li", "tr", "td": text += " "
    case "img":
      guard let source = Self.source(of: tag) else { return }
      if picture == nil { picture = source } else { media.append(source) }
    default: break
    }
  }

  /// Returns the value of the attribute `src`.
  private static func source(of tag: Substring) -> String? {
    guard let place = tag.lowercased().range(of: "src=") else { return nil }
    let value = tag.dropFirst(place)
    let quote = value.first.flatMap { "\"'".contains($0) ? $0 : nil }
    let path =
      quote.map { quote in value.dropFirst().prefix { $0 != quote } }
      ?? value.prefix { !$0.isWhitespace }
    return path.isEmpty ? nil : String(path)
  }

  private static let named: [Substring: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ",
  ]

  /// Returns the character of an entity at the start of a text, and the entity's length.
  private static func entity(_ text: Substring) -> (Character, Int)? {
    let name = text.dropFirst().prefix(10).prefix { $0 != ";" }
    guard text.dropFirst(name.count + 1).first == ";" else { return nil }
    if let character = named[name] { return (character, name.count + 2) }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let value =
      isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return value.flatMap(Unicode.Scalar.init).map { (Character($0), name.count + 2) }
  }
}

extension String {
  /// Returns the number of characters up to the end of the first occurrence of a text.
  fileprivate func range(of text: String) -> Int? {
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(text) { return count - rest.count + text.count }
      rest = rest.dropFirst()
    }
    return nil
  }
}
