import MemoryModel
import PlainJSON

// {"id":"…","name":"…","faces":[…],"secondFaces":[…],"removed":["🐱"],"pairs":8,"color":"#F57C00"}.
// A face is its symbol, or {"symbol":"🐶","word":"dog"}. Only name and faces are required. A
// player's own face has {"symbol":"Oma","picture":{"file":"….jpg","crop":{…}}}. A theme may have a
// cover.

extension Theme {
  /// The largest number of faces in a theme file, removed ones included.
  static let faceLimit = 10_000
  private static let names = [
    "id", "name", "faces", "secondFaces", "removed", "pairs", "color", "cover",
  ]

  var json: JSON {
    var members: [JSON.Member] = [
      .init("id", .string(id)), .init("name", .string(name)),
      .init("faces", .array(allFaces.map(\.json))),
    ]
    if let allSecondFaces {
      members.append(.init("secondFaces", .array(allSecondFaces.map(\.json))))
    }
    if !removedFaces.isEmpty {
      members.append(.init("removed", .array(removedFaces.map { .string($0.symbol) })))
    }
    members += [.init("pairs", .int(pairs)), .init("color", .string(color.webText))]
    if !cover.isEmpty { members.append(.init("cover", cover.json)) }
    return .object(members)
  }

  /// Decodes a theme; one without an id gets one from its number in the file.
  init(_ field: JSONField, number: Int) throws(JSONError) {
    let object = try field.object()
    try object.allowOnly(Self.names)
    let name = try object["name"].name()
    let faces = try Face.list(try object["faces"])
    let seconds = try object.optional("secondFaces").map { field throws(JSONError) in
      try Face.list(field)
    }
    self.init(
      id: try object.optional("id").map { field throws(JSONError) in try field.id() }
        ?? "imported-\(number)",
      name: name, faces: faces, secondFaces: seconds,
      pairs: try object.optional("pairs").map { field throws(JSONError) in
        try field.int(in: 0...1_000_000)
      } ?? min(faces.count, 8),
      color: try object.optional("color").map { field throws(JSONError) in
        try Color(field)
      } ?? Color(rgb: 0xF5_7C00))
    try remove(symbolsIn: object.optional("removed"))
    if let field = object.optional("cover") {
      cover = try ThemeCover(field, symbols: Set(allFaces.map(\.symbol)))
    }
  }

  private mutating func remove(symbolsIn field: JSONField?) throws(JSONError) {
    let known = Dictionary(
      allFaces.map { ($0.symbol, $0) }, uniquingKeysWith: { first, _ in first })
    for field in try field?.list(atMost: Self.faceLimit) ?? [] {
      if let face = known[try field.name()] { remove(face) }
    }
  }
}

extension JSONField {
  fileprivate func id() throws(JSONError) -> String {
    let text = try text()
    guard !text.isEmpty, text.utf8.count <= 64 else {
      throw .outside(place, value: text, allowed: "1 to 64 bytes long")
    }
    return text
  }
}

extension Face {
  fileprivate static func list(_ field: JSONField) throws(JSONError) -> [Face] {
    var faces: [Face] = []
    for field in try field.list(atMost: Theme.faceLimit) { faces.append(try Face(field)) }
    return faces
  }

  /// The face as JSON: its symbol alone if the other values are the defaults.
  fileprivate var json: JSON {
    if self == Face(symbol) { return .string(symbol) }
    let members: [JSON.Member] = [.init("symbol", .string(symbol)), .init("word", .string(word))]
    return .object(members + (picture.map { [.init("picture", $0.json)] } ?? []))
  }

  private init(_ field: JSONField) throws(JSONError) {
    if case .string(let symbol) = field.value {
      self.init(symbol.withinTextLimit)
    } else {
      let object = try field.object()
      try object.allowOnly(["symbol", "word", "picture"])
      let symbol = try object["symbol"].name()
      if let word = object.optional("word") {
        self.init(symbol: symbol, word: try word.name())
      } else {
        self.init(symbol)
      }
      picture = try object.optional("picture").map { field throws(JSONError) in
        try FacePicture(field)
      }
    }
  }
}

extension Theme.Color {
  /// The web notation: `#RRGGBB`, or `#RRGGBBAA` if it is not opaque.
  var webText: String {
    let channels = [red, green, blue] + (alpha == 255 ? [] : [alpha])
    return "#"
      + channels.map { channel in
        let digits = String(channel, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }

  /// Creates a color from its web notation; nil for any other text.
  init?(webText text: String) {
    let isHex = text.dropFirst().utf8.allSatisfy { Set("0123456789abcdefABCDEF".utf8).contains($0) }
    guard text.first == "#", isHex, [7, 9].contains(text.utf8.count),
      let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(rgb: text.utf8.count == 7 ? number : number >> 8)
    if text.utf8.count == 9 { alpha = UInt8(truncatingIfNeeded: number) }
  }

  init(_ field: JSONField) throws(JSONError) {
    guard let color = Self(webText: try field.text()) else {
      throw field.wrong("a color such as #FFA000")
    }
    self = color
  }
}
