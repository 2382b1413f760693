import MemoryEngine
import MemoryModel
import Pictures
import Synchronization
import TestSupport
import Testing

@testable import MemoryStore

@Suite("Saved pictures")
struct StoredPictureTests {
  private let bytes = SamplePhotos.jpeg(1)

  @Test(
    "a picture is named after its bytes, and one that is gone, changed or truncated is reported")
  func names() throws {
    var id = PictureID(of: bytes)
    #expect(
      (
        id.fileName.hasSuffix(".jpg"), id.fileName.utf8.count,
        PictureID(of: SamplePhotos.glass).fileName.hasSuffix(".png"),
        PictureID(fileName: id.fileName)
      ) == (true, 20, true, id))
    let names = [
      "", "../../etc/passwd", "0123456789abcdef", "0123456789ABCDEF.jpg", "0123456789abcdef.gif",
      "0123456789abcdef.jpg/", "0123456789abcde.jpg",
    ]
    #expect(names.filter { PictureID(fileName: $0) != nil } == [])

    let storage = MemoryStorage()
    id = PictureID(of: bytes)
    let picture = FacePicture(id)
    let missing = thrown(StorageError.self) { try storage.picture(picture, largestSide: 9) }
    try storage.write("pictures/\(id.fileName)", SamplePhotos.jpeg(2))
    let changed = thrown(FormatError.self) { try storage.picture(picture, largestSide: 9) }
    try storage.keep([id: bytes])
    #expect(
      try (missing, changed != nil, storage.picture(picture, largestSide: 9).width) == (
        .missing("pictures/\(id.fileName)"), true, 9
      ))
  }

  @Test("a crop of the whole picture is shown in the requested size")
  func cropped() throws {
    let storage = MemoryStorage()
    let id = PictureID(of: bytes)
    try storage.keep([id: bytes])
    let crop = Crop(
      PixelArea(x: 32, y: 0, width: 32, height: 48), of: PictureSize(width: 64, height: 48))

    let part = try storage.picture(FacePicture(id, crop: crop), largestSide: 24)

    let earlierWidth = part.width
    let earlierHeight = part.height
    let whole = try storage.picture(FacePicture(id), largestSide: 512)
    #expect((earlierWidth, earlierHeight, part) == (16, 24, whole.cropped(crop, largestSide: 24)))
  }

  @Test("on a disk that fills up during an import no picture is saved, and the earlier ones stay")
  func full() throws {
    let (_, pictures) = SamplePhotos.theme(4)
    let first = try #require(pictures.keys.min { $0.fileName < $1.fileName })
    let disk = MemoryStorage()
    try disk.keep([first: pictures[first] ?? []])
    let written = Shared(0)
    let storage = FaultyStorage(disk) { (operation, name) throws(StorageError) in
      guard operation == .write else { return }
      let count = written.withLock { count in
        count += 1
        return count
      }
      if count > 2 { throw .full(name) }
    }

    #expect(
      (thrown(StorageError.self) { try storage.keep(pictures) } != nil, disk.names(in: "pictures"))
        == (true, [first.fileName]))
  }

  @Test("a pack is imported with its pictures, and refused if one was changed, or without themes")
  func pack() throws {
    var (theme, pictures) = SamplePhotos.theme(3)
    let pack = ThemePack([theme], pictures: pictures)

    let bytes = try pack.written()

    #expect(
      try (
        TarArchive.begins(bytes), bytes.count % 512, ThemePack(bytes),
        headers(of: bytes).map(\.name)
      ) == (
        true, 0, pack, ["themes.json"] + pictures.keys.map { "pictures/\($0.fileName)" }.sorted()
      ))

    (theme, pictures) = SamplePhotos.theme(2)
    let id = try #require(pictures.keys.first)
    let swapped = ThemePack([theme], pictures: [id: SamplePhotos.jpeg(9)])
    let text = Array("no picture at all, but as long as it says it is".utf8)
    var textTheme = theme
    textTheme.setPicture(FacePicture(PictureID(of: text)), of: theme.faces[0])
    let none = ThemePack([textTheme], pictures: [PictureID(of: text): text])
    let other = TarArchive.written([.init(name: "other.txt", bytes: [1])])
    let whole = try ThemePack([theme], pictures: pictures).written()
    var changed = whole
    changed[3] ^= 1
    #expect(
      (
        thrown(FormatError.self) { try ThemePack(none.written()) } != nil,
        thrown { try ThemePack(swapped.written()) }, thrown { try ThemePack(other) },
        thrown { try ThemePack(changed) }
      ) == (
        true, FormatError.damaged("the picture \(id.fileName) was changed"),
        FormatError.otherFormat(wanted: "memorize-themes"),
        FormatError.damaged("the header of a file was changed")
      ))
    let accepted = [513, 1_100, whole.count - 1_030, whole.count - 1_024].filter { count in
      thrown(FormatError.self) { try ThemePack(Array(whole.prefix(count))) } == nil
    }
    #expect(accepted == [])
  }

  private func headers(of bytes: [UInt8]) throws(FormatError) -> [TarArchive.Header] {
    var headers: [TarArchive.Header] = []
    try TarArchive.forEachHeader(of: FileBytes(bytes)) { headers.append($0) }
    return headers
  }

  @Test("an archive is refused by its headers, before any of its files is read")
  func hostileArchives() throws {
    let id = PictureID(of: [1])
    let bytes = [UInt8](repeating: 1, count: PictureID.largestFile + 1)
    let large = TarArchive.Entry(name: "pictures/\(id.fileName)", bytes: bytes)
    let json = Array(#"[{"name":"Pets","faces":["a","b"]}]"#.utf8)
    let themes = TarArchive.Entry(name: "themes.json", bytes: json)
    let long = TarArchive.Entry(
      name: "themes.json", bytes: [UInt8](repeating: 32, count: ThemePack.limit + 1))
    #expect(
      (
        thrown { try ThemePack(TarArchive.written([themes, large])) },
        thrown { try ThemePack(TarArchive.written([long])) }
      ) == (
        FormatError.tooMany("bytes in \(large.name)", limit: PictureID.largestFile),
        FormatError.tooMany("bytes in themes.json", limit: ThemePack.limit)
      ))
    // Pictures that no theme shows are not read.
    let other = TarArchive.Entry(name: large.name, bytes: [2])
    #expect(try ThemePack(TarArchive.written([themes, other])).pictures.isEmpty)
  }

  @Test("archives of other programs and themes with crops in the player's file are read")
  func otherArchives() throws {
    let entries = [
      TarArchive.Entry(name: "a", bytes: []), .init(name: "b", bytes: [1]),
      .init(name: "c", bytes: [UInt8](repeating: 7, count: 512)),
    ]
    let bytes = TarArchive.written(entries)
    let read = try headers(of: bytes).map {
      TarArchive.Entry(name: $0.name, bytes: Array(bytes[$0.range]))
    }
    #expect(read == entries)
    let json = Array(#"[{"name":"Pets","faces":["a","b"]}]"#.utf8)
    let pack = try ThemePack(TarArchive.written([.init(name: "./themes.json", bytes: json)]))
    let earlierNames = pack.themes.map(\.name)

    let storage = MemoryStorage()
    var (theme, _) = SamplePhotos.theme(3)
    let face = theme.faces[1]
    var picture = try #require(face.picture)
    picture.crop = Crop(x: 0.1, y: -0.05, width: 0.4, height: 0.3, quarterTurns: 3, angle: -7.5)
    theme.setPicture(picture, of: face)

    try storage.themes().update {
      $0 = SavedThemes(themes: [theme], order: [theme.id], deleted: [])
    }

    #expect((earlierNames, storage.themes().value.themes) == (["Pets"], [theme]))
  }

  @Test(
    "an invalid picture is refused with its place",
    arguments: [
      (#"{"file":"../x.jpg"}"#, "file"), (#"{"file":"0123456789abcdef.jpg","crop":1}"#, "crop"),
      (
        #"{"file":"0123456789abcdef.jpg","crop":{"x":2,"y":0,"width":1,"height":1}}"#, "crop.x"
      ),
      (
        #"{"file":"0123456789abcdef.jpg","crop":{"x":0,"y":0,"width":0,"height":1}}"#,
        "crop.width"
      ),
      (
        #"{"file":"0123456789abcdef.jpg","crop":{"x":0,"y":0,"width":1,"height":1,"angle":46}}"#,
        "crop.angle"
      ),
    ])
  func badJSON(picture: String, place: String) {
    let text = #"{"name":"a","faces":[{"symbol":"b","picture":\#(picture)},"c"]}"#
    #expect {
      _ = try ThemePack(Array(text.utf8))
    } throws: { "\($0)".contains("faces[0].picture.\(place)") }
  }
}

@Suite("Games with pictures")
struct GamePictureTests {
  @Test("a saved game keeps its pictures after any change to the theme")
  func comesBack() throws {
    var (theme, _) = SamplePhotos.theme(3)
    let face = theme.faces[2]
    let picture = try #require(face.picture)
    theme.setPicture(
      FacePicture(picture.id, crop: Crop(x: 0, y: 0, width: 0.5, height: 0.25, angle: 3)), of: face)
    var game = try SavedGames.fresh()
    game.record.deck = try theme.deck(kinds: 3, copies: 2, seed: Seed(1))
    let repository = GameRepository.storage(
      .memory(), today: { 0 }, newID: { "cd34" }, report: { _ in })

    try repository.create(game).close(game, .saved)

    let again = try repository.read(game.id)
    #expect(
      (
        again.record.deck,
        Set(again.record.deck.kinds.compactMap(\.faces.first?.picture?.crop)).count
      ) == (game.record.deck, 1))
  }
}
