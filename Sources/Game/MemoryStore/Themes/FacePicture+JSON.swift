import MemoryModel
import Pictures
import PlainJSON

// {"file":"0123456789abcdef.jpg","crop":{"x":0.1,"y":0,"width":0.4,"height":0.3,"turns":1,…}}.
// Without a crop the whole picture is shown; "turns" and "angle" are zero by default.

extension FacePicture {
  var json: JSON {
    let file = JSON.Member("file", .string(id.fileName))
    return .object([file] + (crop.map { [.init("crop", $0.json)] } ?? []))
  }

  init(_ field: JSONField) throws(JSONError) {
    let object = try field.object()
    try object.allowOnly(["file", "crop"])
    let file = try object["file"]
    guard let id = PictureID(fileName: try file.text()) else {
      throw file.wrong("16 hexadecimal digits and .jpg or .png")
    }
    self.init(
      id,
      crop: try object.optional("crop").map { field throws(JSONError) in try Crop(field) })
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
