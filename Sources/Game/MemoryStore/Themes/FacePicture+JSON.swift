import MemoryModel
import Pictures
import PlainJSON

// {"file":"0123456789abcdef.jpg","crop":{"x":0.1,"y":0,"width":0.4,"height":0.3,"turns":1,…},
// "filter":"sepia","stickers":[{"emoji":"🎩","x":0.1,"y":-0.2,"size":0.2,"angle":-90}]}.
// Without a crop the whole picture is shown; "turns" and "angle" are zero by default. The defaults
// of a sticker are the centre, the usual size, and no rotation.

extension FacePicture {
  var json: JSON {
    var members = [JSON.Member("file", .string(id.fileName))]
    if let crop { members.append(.init("crop", crop.json)) }
    if let filter { members.append(.init("filter", .string(filter.rawValue))) }
    if !stickers.isEmpty { members.append(.init("stickers", .array(stickers.map(\.json)))) }
    return .object(members)
  }

  init(_ field: JSONField) throws(JSONError) {
    let object = try field.object()
    try object.allowOnly(["file", "crop", "filter", "stickers"])
    let file = try object["file"]
    guard let id = PictureID(fileName: try file.text()) else {
      throw file.wrong("16 hexadecimal digits and .jpg or .png")
    }
    var stickers: [PictureSticker] = []
    for field in try object.optional("stickers")?.list(atMost: Self.mostStickers) ?? [] {
      stickers.append(try PictureSticker.reading(field))
    }
    self.init(
      id, crop: try object.optional("crop").map { field throws(JSONError) in try Crop(field) },
      filter: try object.optional("filter").map { field throws(JSONError) in
        try PictureFilter(field)
      }, stickers: stickers)
  }
}

extension PictureFilter {
  fileprivate init(_ field: JSONField) throws(JSONError) {
    let text = try field.text()
    guard let filter = PictureFilter(rawValue: text) else {
      let all = PictureFilter.allCases.map(\.rawValue).joined(separator: ", ")
      throw .outside(field.place, value: text, allowed: "one of \(all)")
    }
    self = filter
  }
}

extension PictureSticker {
  fileprivate var json: JSON {
    var members: [JSON.Member] = [
      .init("emoji", .string(symbol)), .init("x", .double(x)), .init("y", .double(y)),
      .init("size", .double(size)),
    ]
    if angle != 0 { members.append(.init("angle", .double(angle))) }
    return .object(members)
  }

  fileprivate static func reading(_ field: JSONField) throws(JSONError) -> PictureSticker {
    let object = try field.object()
    try object.allowOnly(["emoji", "x", "y", "size", "angle"])
    func number(
      _ name: String, in range: ClosedRange<Double>, usual: Double
    ) throws(JSONError) -> Double { try object.optional(name)?.double(in: range) ?? usual }
    let emoji = try object["emoji"]
    guard
      let sticker = PictureSticker(
        try emoji.text(), x: try number("x", in: places, usual: 0),
        y: try number("y", in: places, usual: 0),
        size: try number("size", in: sizes, usual: usualSize),
        angle: try number("angle", in: angles, usual: 0))
    else { throw emoji.wrong("one emoji") }
    return sticker
  }
}

extension Crop {
  /// The smallest side of a crop, shorter than a pixel of a picture of 512.
  private static let leastSide = 0.001

  fileprivate var json: JSON {
    var members: [JSON.Member] = [
      .init("x", .double(x)), .init("y", .double(y)), .init("width", .double(width)),
      .init("height", .double(height)),
    ]
    if quarterTurns != 0 { members.append(.init("turns", .int(quarterTurns))) }
    if angle != 0 { members.append(.init("angle", .double(angle))) }
    return .object(members)
  }

  fileprivate init(_ field: JSONField) throws(JSONError) {
    let object = try field.object()
    try object.allowOnly(["x", "y", "width", "height", "turns", "angle"])
    func number(
      _ name: String, in range: ClosedRange<Double>
    ) throws(JSONError) -> Double { try object[name].double(in: range) }
    self.init(
      x: try number("x", in: -1...1), y: try number("y", in: -1...1),
      width: try number("width", in: Self.leastSide...2),
      height: try number("height", in: Self.leastSide...2),
      quarterTurns: try object.optional("turns").map { field throws(JSONError) in
        try field.int(in: 0...3)
      } ?? 0,
      angle: try object.optional("angle").map { field throws(JSONError) in
        try field.double(in: Crop.angles)
      } ?? 0)
  }
}
