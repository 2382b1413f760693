public import MemoryModel
import PlainJSON

extension Storage {
  /// Returns the histories of the pairs of all themes.
  ///
  /// The document is `pairs.json`.
  public func pairs() -> Loaded<PairMemories> { pairsDocument.open(in: self) }
}

private let pairsDocument = StoredDocument(
  name: "pairs.json",
  format: DocumentFormat(format: .pairs, limit: 16 << 20),
  standard: PairMemories(),
  decode: { body throws(FormatError) in
    let object = try JSONObject.read(body[...])
    return try FormatError.reading { () throws(JSONError) in try PairMemories(object) }
  },
  encode: { memories in Array((memories.json.written(openLevels: 4) + "\n").utf8) })

// {"themes":[{"id":"words","pairs":[{"faces":["dog","Hund"],"known":3,"forgotten":1,"box":2}]}]}.
extension PairMemories {
  fileprivate var json: JSON {
    let themes = themes.sorted { $0.key < $1.key }.map { id, pairs in
      let sorted = pairs.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      return JSON.object([
        "id": .string(id), "pairs": .array(sorted.map { Self.json(of: $0.key, $0.value) }),
      ])
    }
    return .object(["themes": .array(themes)])
  }

  private static func json(of pair: [String], _ memory: PairMemory) -> JSON {
    .object([
      "faces": .array(pair.map { .string($0) }), "known": .int(memory.known),
      "forgotten": .int(memory.forgotten), "box": .int(memory.box),
    ])
  }

  fileprivate init(_ object: JSONObject) throws(JSONError) {
    try object.allowOnly(["themes"])
    var themes: [Theme.ID: [[String]: PairMemory]] = [:]
    for field in try object["themes"].list() {
      let theme = try field.object()
      try theme.allowOnly(["id", "pairs"])
      var pairs: [[String]: PairMemory] = [:]
      for field in try theme["pairs"].list() {
        let pair = try field.object()
        var faces: [String] = []
        for face in try pair["faces"].list() { faces.append(try face.key()) }
        pairs[faces] = try PairMemory(pair)
      }
      themes[try theme["id"].key()] = pairs
    }
    self.init(themes)
  }
}

extension PairMemory {
  fileprivate init(_ object: JSONObject) throws(JSONError) {
    try object.allowOnly(["faces", "known", "forgotten", "box"])
    self.init(
      known: try object["known"].int(in: 0...Int.max),
      forgotten: try object["forgotten"].int(in: 0...Int.max),
      box: try object["box"].int(in: 1...Self.boxes))
  }
}
