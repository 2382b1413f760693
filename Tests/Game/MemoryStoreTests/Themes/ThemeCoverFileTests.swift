import MemoryModel
import Pictures
import TestSupport
import Testing

@testable import MemoryStore

@Suite("Covers of themes in files")
struct ThemeCoverFileTests {
  private static let id = PictureID(of: SamplePhotos.glass)
  private static let crop = Crop(x: 0.125, y: 0, width: 0.5, height: 0.25)

  private static func theme(_ cover: ThemeCover) -> Theme {
    var theme = Theme(
      id: "pets", name: "Pets", faces: [Face("🐶"), Face("🐱")], pairs: 2,
      color: Theme.Color(rgb: 0xFF_A000))
    theme.cover = cover
    return theme
  }

  private static let faces = [
    CoverFace("🐱", x: -0.25, y: 0.125, size: 0.6), CoverFace("🐶"),
    CoverFace("🐱", x: 0.5, y: -0.5, size: 2),
  ]

  private static let covers = [
    ThemeCover(),
    ThemeCover(background: .color(Theme.Color(rgb: 0x4F_C3F7))),
    ThemeCover(background: .color(Theme.Color(red: 1, green: 2, blue: 3, alpha: 4)), faces: faces),
    ThemeCover(background: .picture(FacePicture(id)), faces: faces),
    ThemeCover(background: .picture(FacePicture(id, crop: crop))),
    ThemeCover(faces: (1...40).map { CoverFace("🐶", x: Double($0) / 100) }),
  ]

  private func theme(cover: String) throws -> Theme {
    let text =
      ##"{"id":"pets","name":"Pets","faces":["🐶","🐱"],"color":"#FFA000","cover":\##(cover)}"##
    return try #require(try ThemePack(Array(text.utf8)).themes.first)
  }

  private func error(cover: String) -> String {
    do {
      return "accepted \(try theme(cover: cover).cover)"
    } catch {
      return "\(error)"
    }
  }

  @Test("a cover is read unchanged from a library and a pack", arguments: covers)
  func roundTrip(cover: ThemeCover) throws {
    let theme = Self.theme(cover)
    #expect(try ThemePack(ThemePack([theme]).written()).themes == [theme])

    let storage = MemoryStorage()
    let saved = SavedThemes(themes: [theme], order: ["pets"])
    try storage.themes().update { $0 = saved }
    #expect(storage.themes().value == saved)
  }

  @Test("the first format with covers is read and written unchanged")
  func golden() throws {
    let theme = Self.theme(
      ThemeCover(background: .color(Theme.Color(rgb: 0x4F_C3F7)), faces: Self.faces))
    #expect(
      try (ThemePack([theme]).written(), ThemePack(Array(Golden.coveredThemes.utf8)).themes) == (
        Array(Golden.coveredThemes.utf8), [theme]
      ))
  }

  @Test("only a pack with a cover has the newer format, and its background is in an archive")
  func version() throws {
    var photos = Self.theme(ThemeCover())
    photos.setPicture(FacePicture(Self.id), of: Face("🐶"))
    for (themes, version) in [
      ([Self.theme(Self.covers[0])], 1), ([photos], 2), ([photos, Self.theme(Self.covers[1])], 3),
    ] {
      let text = String(decoding: try ThemePack(themes).written(), as: UTF8.self)
      #expect(text.contains("\"version\": \(version),"))
    }

    let theme = Self.theme(ThemeCover(background: .picture(FacePicture(Self.id))))
    let pack = ThemePack([theme], pictures: [Self.id: SamplePhotos.glass])
    #expect(try (theme.pictureIDs, ThemePack(pack.written())) == ([Self.id], pack))
  }

  @Test(
    "a face or a background is enough for a cover; unknown faces are left out, more than forty refused"
  )
  func byHand() throws {
    #expect(
      try (theme(cover: "{}"), theme(cover: #"{"faces":[{"face":"🐱","x":0.1}]}"#).cover.faces) == (
        Self.theme(ThemeCover()), [CoverFace("🐱", x: 0.1)]
      ))

    let cover = try theme(cover: #"{"faces":[{"face":"🐭"},{"face":"🐶"},{"face":""}]}"#).cover
    let faces = [String](repeating: "0", count: 100_000).joined(separator: ",")
    #expect(
      (cover.faces, error(cover: "{\"faces\":[\(faces)]}")) == (
        [CoverFace("🐶")], "more than 40 elements in cover.faces"
      ))
  }

  @Test(
    "a mistake in a cover is reported with its place",
    arguments: [
      ("3", "cover must be an object"),
      (#"{"back":1}"#, "cover.back is unknown"),
      (#"{"background":"blue"}"#, "cover.background must be a color such as #FFA000"),
      (#"{"background":7}"#, "cover.background must be an object"),
      (
        #"{"background":{"file":"../x.png"}}"#,
        "cover.background.file must be 16 hexadecimal digits and .jpg or .png"
      ),
      (#"{"faces":{}}"#, "cover.faces must be a list"),
      (#"{"faces":["🐶"]}"#, "cover.faces[0] must be an object"),
      (#"{"faces":[{"x":0}]}"#, "cover.faces[0].face is missing"),
      (#"{"faces":[{"face":"🐶","x":0.51}]}"#, "cover.faces[0].x must be -0.5...0.5, not 0.51"),
      (#"{"faces":[{"face":"🐶","y":-1e999}]}"#, "cover.faces[0].y must be -0.5...0.5, not -1e999"),
      (#"{"faces":[{"face":"🐶","size":0}]}"#, "cover.faces[0].size must be 0.1...2.0, not 0"),
      (#"{"faces":[{"face":"🐶","size":"1"}]}"#, "cover.faces[0].size must be a number"),
      (#"{"faces":[{"face":"🐶","size":NaN}]}"#, "line 1, column 110: a value was expected"),
    ])
  func mistakes(cover: String, message: String) {
    #expect(error(cover: cover) == message)
  }

  @Test("any bytes of a cover are read or rejected", arguments: 1...5)
  func noise(seed: UInt64) throws {
    var noise = SeededNumbers(seed: seed)
    for _ in 0..<200 {
      let bytes = noise.edited(Array(Golden.coveredThemes.utf8))
      guard let pack = try? ThemePack(bytes) else { continue }
      #expect(try ThemePack(pack.written()) == pack)
    }
  }
}
