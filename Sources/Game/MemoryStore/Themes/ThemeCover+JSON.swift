import MemoryModel
import PlainJSON

// {"background":"#4FC3F7","faces":[{"face":"🐶","x":-0.2,"y":0.1,"size":0.4}]}.
// A background is a color or {"file":"….jpg","crop":{…}}; the defaults of a face are the centre and
// the usual size.

extension ThemeCover {
  var json: JSON {
    var members: [JSON.Member] = []
    if let background = background.json { members.append(.init("background", background)) }
    if !faces.isEmpty { members.append(.init("faces", .array(faces.map(\.json)))) }
    return .object(members)
  }

  /// Decodes a cover, without faces that the theme does not have.
  ///
  /// - Throws: `JSONError` for numbers that are out of bounds, and for too many faces.
  init(_ field: JSONField, symbols: Set<String>) throws(JSONError) {
    let object = try field.object()
    try object.allowOnly(["background", "faces"])
    var faces: [CoverFace] = []
    for field in try object.optional("faces")?.list(atMost: Self.mostFaces) ?? [] {
      let face = try CoverFace(field)
      if symbols.contains(face.symbol) { faces.append(face) }
    }
    let background = try object.optional("background").map { field throws(JSONError) in
      try Background(field)
    }
    self.init(background: background ?? .none, faces: faces)
  }
}

extension ThemeCover.Background {
  fileprivate var json: JSON? {
    switch self {
    case .none: nil
    case .color(let color): .string(color.webText)
    case .picture(let picture): picture.json
    }
  }

  fileprivate init(_ field: JSONField) throws(JSONError) {
    if case .string = field.value {
      self = .color(try Theme.Color(field))
    } else {
      self = .picture(try FacePicture(field))
    }
  }
}

extension CoverFace {
  fileprivate var json: JSON {
    .object([
      .init("face", .string(symbol)), .init("x", .double(x)), .init("y", .double(y)),
      .init("size", .double(size)),
    ])
  }

  fileprivate init(_ field: JSONField) throws(JSONError) {
    let object = try field.object()
    try object.allowOnly(["face", "x", "y", "size"])
    func number(
      _ name: String, in range: ClosedRange<Double>, usual: Double
    ) throws(JSONError) -> Double { try object.optional(name)?.double(in: range) ?? usual }
    self.init(
      try object["face"].name(), x: try number("x", in: Self.places, usual: 0),
      y: try number("y", in: Self.places, usual: 0),
      size: try number("size", in: Self.sizes, usual: Self.usualSize))
  }
}
