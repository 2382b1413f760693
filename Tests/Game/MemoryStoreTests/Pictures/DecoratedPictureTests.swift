import MemoryEngine
import MemoryModel
import Pictures
import TestSupport
import Testing

@testable import MemoryStore

/// Filters and stickers of the player's own pictures in files.
@Suite struct DecoratedPictureTests {
  private static let id = PictureID(of: SamplePhotos.glass)

  private static let stickers = [
    PictureSticker("🎩", x: 0.1, y: -0.2, size: 0.3), PictureSticker("❤️", angle: -90),
    PictureSticker("👨‍👩‍👧", x: -0.5, y: 0.5, size: 1, angle: 180),
  ].compactMap { $0 }

  private static let pictures =
    PictureFilter.allCases.map { FacePicture(id, filter: $0) } + [
      FacePicture(id, stickers: stickers),
      FacePicture(
        id, crop: Crop(x: 0.125, y: 0, width: 0.5, height: 0.25, angle: 3), filter: .warm,
        stickers: [PictureSticker](repeating: stickers[0], count: 20)),
    ]

  private static func theme(_ picture: FacePicture) -> Theme {
    let faces = [Face(symbol: "Oma", word: "oma", picture: picture), Face("🐱")]
    return Theme(id: "a", name: "A", faces: faces, pairs: 2, color: Theme.Color(rgb: 0xFF_A000))
  }

  @Test(arguments: pictures)
  func `a picture is read unchanged from a library, a pack and a game`(picture: FacePicture) throws
  {
    let theme = Self.theme(picture)
    #expect(try ThemePack(ThemePack([theme]).written()).themes == [theme])

    let storage = MemoryStorage()
    let saved = SavedThemes(themes: [theme], order: ["a"])
    try storage.themes().update { $0 = saved }
    #expect(storage.themes().value == saved)

    var game = try SavedGames.fresh()
    game.record.deck = try theme.deck(kinds: 2, copies: 2, seed: Seed(1))
    let repository = GameRepository.storage(
      .memory(), today: { 0 }, newID: { "cd34" }, report: { _ in })
    try repository.create(game).close(game, .saved)
    #expect(try repository.read(game.id).record.deck == game.record.deck)
  }

  @Test
  func `a cover's background keeps its filter, which needs the newest format, as stickers do`()
    throws
  {
    var theme = Self.theme(FacePicture(Self.id))
    theme.cover.background = .picture(Self.pictures[1])
    #expect(try ThemePack(ThemePack([theme]).written()).themes == [theme])

    for (picture, version) in [
      (FacePicture(Self.id), 2), (Self.pictures[0], 4),
      (FacePicture(Self.id, stickers: Self.stickers), 4),
    ] {
      let text = String(
        decoding: try ThemePack([Self.theme(picture)]).written(), as: UTF8.self)
      #expect(text.contains("\"version\": \(version),"))
    }
  }

  @Test func `the first format with stickers is read and written unchanged`() throws {
    let themes = try ThemePack(Array(Golden.decoratedThemes.utf8)).themes
    let picture = try #require(themes.first?.faces.first?.picture)
    #expect(
      try (picture.filter, picture.stickers, ThemePack(themes).written()) == (
        .sepia, Array(Self.stickers.prefix(2)), Array(Golden.decoratedThemes.utf8)
      ))
  }

  @Test(arguments: [
    (#""filter":"pink""#, "filter must be one of grey, sepia, warm, cool, contrast, not pink"),
    (#""filter":3"#, "filter must be text"), (#""filters":"grey""#, "filters is unknown"),
    (#""stickers":{}"#, "stickers must be a list"),
    (#""stickers":["🎩"]"#, "stickers[0] must be an object"),
    (#""stickers":[{"x":0}]"#, "stickers[0].emoji is missing"),
    (#""stickers":[{"emoji":"hat"}]"#, "stickers[0].emoji must be one emoji"),
    (#""stickers":[{"emoji":"🎩🎩"}]"#, "stickers[0].emoji must be one emoji"),
    (#""stickers":[{"emoji":"🎩","x":0.51}]"#, "stickers[0].x must be -0.5...0.5, not 0.51"),
    (#""stickers":[{"emoji":"🎩","y":-1e999}]"#, "stickers[0].y must be -0.5...0.5, not -1e999"),
    (#""stickers":[{"emoji":"🎩","size":0}]"#, "stickers[0].size must be 0.04...1.0, not 0"),
    (
      #""stickers":[{"emoji":"🎩","angle":181}]"#,
      "stickers[0].angle must be -180.0...180.0, not 181"
    ),
    (#""stickers":[{"emoji":"🎩","turn":1}]"#, "stickers[0].turn is unknown"),
  ])
  func `a mistake is reported with its place`(members: String, message: String) {
    #expect(error(members) == "faces[0].picture.\(message)")
  }

  @Test func `more stickers than twenty are refused before any is read`() {
    let stickers = [String](repeating: "0", count: 100_000).joined(separator: ",")
    #expect(
      error("\"stickers\":[\(stickers)]")
        == "more than 20 elements in faces[0].picture.stickers")
  }

  private func error(_ members: String) -> String {
    let picture = #"{"file":"0123456789abcdef.png",\#(members)}"#
    let text = #"{"name":"A","faces":[{"symbol":"Oma","picture":\#(picture)},"🐱"]}"#
    do {
      return "accepted \(try ThemePack(Array(text.utf8)).themes)"
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: 1...5)
  func `any bytes of a decorated picture are read or refused`(seed: UInt64) throws {
    var noise = SeededNumbers(seed: seed)
    for _ in 0..<200 {
      let bytes = noise.edited(Array(Golden.decoratedThemes.utf8))
      guard let pack = try? ThemePack(bytes) else { continue }
      #expect(try ThemePack(pack.written()) == pack)
    }
  }

  @Test func `a saved picture is filtered and gets its stickers before it is cropped`() throws {
    let storage = MemoryStorage()
    let bytes = SamplePhotos.jpeg(1)
    let id = PictureID(of: bytes)
    try storage.keep([id: bytes])
    let blue = Picture(width: 4, height: 4) { _, _ in Pixel(red: 0, green: 0, blue: 255) }
    let crop = Crop(
      PixelArea(x: 32, y: 0, width: 32, height: 48), of: PictureSize(width: 64, height: 48))
    let sticker = try #require(PictureSticker("🎩", x: 0.2, y: 0, size: 0.1))
    let picture = FacePicture(id, crop: crop, filter: .grey, stickers: [sticker])

    let shown = try storage.picture(picture, largestSide: 48) { $0 == "🎩" ? blue : nil }
    let plain = try storage.picture(picture, largestSide: 48)

    let whole = try storage.picture(FacePicture(id), largestSide: 512)
    #expect(
      (plain, shown.width, shown[16, 24], shown[1, 1]) == (
        whole.filtered(.grey).cropped(crop, largestSide: 48), plain.width,
        Pixel(red: 0, green: 0, blue: 255), plain[1, 1]
      ))
  }
}
