import MemoryModel
import Pictures
import Synchronization
import TestSupport
import Testing

@testable import MemoryStore

@Suite("A theme of photos")
struct PhotoImportTests {
  private let color = Theme.Color(rgb: 0x12_3456)
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func put(_ bytes: [UInt8], _ names: String...) throws {
    for name in names { try folder.put(bytes, in: name) }
  }

  private func imported() async throws -> PhotoImport.Result {
    let photos = try #require(try ThemeSources([folder.path], name: "Us").photos.first)
    return try await photos.theme(color: color)
  }

  @Test("the file names are the words, in order, printable and different from each other")
  func words() async throws {
    try put(SamplePhotos.jpeg(1), "oma_ilse.jpg")
    try put(SamplePhotos.jpeg(2), "Ärmel.JPEG")
    try put(SamplePhotos.jpeg(5), ".hidden.jpg", "letter.txt")
    try put(SamplePhotos.glass, "glass.png")

    let result = try await imported()

    let theme = try #require(result.pack.themes.first)
    #expect(
      (theme.name, theme.color, theme.pairs, theme.faces.map(\.symbol)) == (
        "Us", color, 3, ["glass", "oma ilse", "Ärmel"]
      ))
    #expect(
      (
        theme.faces.map(\.word), theme.isPlayable, result.remarks.isEmpty,
        Set(theme.faces.compactMap(\.picture?.id))
      ) == (["glass", "oma ilse", "armel"], true, true, Set(result.pack.pictures.keys)))

    for name in folder.names { folder.remove(name) }
    try put(SamplePhotos.jpeg(1), "a.jpg")
    try put(SamplePhotos.jpeg(2), "a.png")
    try put(SamplePhotos.jpeg(4), "a.jpeg")
    #expect(
      try await [
        imported().pack.themes[0].faces.map(\.symbol),
        [
          PhotoName.word(ofFile: "\u{1B}[31mred\u{202E}.jpg"),
          PhotoName.word(ofFile: "\u{7}\n.jpg"), PhotoName.word(ofFile: ".jpg"),
          PhotoName.word(ofFile: "a  b__c"),
        ],
      ] == [["a", "a 2", "a 3"], ["[31mred", "picture", ".jpg", "a b c"]])
    let long = PhotoName.word(ofFile: String(repeating: "é", count: 300) + ".jpg")
    #expect(long.unicodeScalars.count == Face.longestSymbol && long.isPrintable)
  }

  @Test("pictures are saved reduced, transparent ones as PNG, and a damaged one with a report")
  func kept() async throws {
    try put(SamplePhotos.jpeg(1, width: 1_200, height: 600), "large.jpg")
    try put(SamplePhotos.glass, "glass.png")
    let pack = try await imported().pack
    var storage = MemoryStorage()

    try storage.keep(pack.pictures)

    let pictures = try pack.themes[0].faces.map { face in
      try storage.picture(try #require(face.picture), largestSide: 512)
    }
    #expect(
      (
        pictures.map(\.width), pictures.map(\.height), pictures[0][2, 2].alpha,
        pictures[1].isOpaque, storage.names(in: "pictures").count
      ) == ([16, 512], [16, 256], 0, true, 2))

    for name in folder.names { folder.remove(name) }
    let photo = SamplePhotos.jpeg(1, width: 800, height: 600)
    try put(Array(photo.prefix(photo.count / 2)), "holiday.jpg")
    try put(SamplePhotos.jpeg(2), "well.jpg")

    let result = try await imported()

    let earlierDescriptions = result.remarks.map(\.description)
    let earlierSymbols = result.pack.themes[0].faces.map(\.symbol)
    let picture = try #require(result.pack.themes[0].faces[0].picture)
    storage = MemoryStorage()
    try storage.keep(result.pack.pictures)
    let kept = try storage.picture(picture, largestSide: 512)
    let whole = SamplePhotos.picture(1, width: 512, height: 384)
    #expect(
      (
        earlierDescriptions, earlierSymbols, [kept.width, kept.height],
        abs(Int(kept[500, 40].red) - Int(whole[500, 40].red)) < 12,
        abs(Int(kept[500, 380].red) - 128) < 8
      ) == (
        ["holiday.jpg is damaged: its lower part is missing"], ["holiday", "well"], [512, 384],
        true, true
      ))
  }

  @Test("the same picture counts once, and look-alikes are reported")
  func duplicates() async throws {
    try put(SamplePhotos.jpeg(1), "a.jpg", "b.jpg")
    try put(SamplePhotos.jpeg(1, width: 128, height: 96), "c.jpg")
    try put(SamplePhotos.jpeg(5), "d.jpg")

    let result = try await imported()

    #expect(
      (result.pack.themes[0].faces.map(\.symbol), result.remarks.map(\.description)) == (
        ["a", "c", "d"], ["b.jpg is left out: it is the same picture as a", "a and c look alike"]
      ))
  }

  @Test("broken files and those of another kind are left out and named")
  func refused() async throws {
    try put(SamplePhotos.jpeg(1), "good.jpg")
    try put(SamplePhotos.jpeg(2), "well.jpg")
    try put(Array(SamplePhotos.jpeg(3).prefix(300)), "head.jpg")
    try put(
      [0, 0, 0, 24] + Array("ftypheic".utf8) + [UInt8](repeating: 0, count: 40), "phone.heic")
    try put(Array("no picture".utf8), "note.png")
    try folder.makeHole("hole.png", size: 1 << 30)
    try folder.makeLink("loop.jpg", to: folder.path + "/loop.jpg")
    try folder.makeFolder("folder.png")
    try folder.makePipe("pipe.jpg")

    let result = try await imported()

    let earlierSymbols = result.pack.themes[0].faces.map(\.symbol)
    let remarks = result.remarks.map(\.description).joined(separator: "\n")
    for part in [
      "head.jpg is left out: byte", "heif-convert", "note.png is left out: this is none",
      "hole.png: larger than", "loop.jpg", "folder.png", "pipe.jpg",
    ] { #expect(remarks.contains(part), "\(part) in \(remarks)") }
    #expect((earlierSymbols, result.remarks.count) == (["good", "well"], 7))
  }

  @Test("a theme needs two pictures, and of a folder of ten thousand files too many are refused")
  func tooFew() async throws {
    try put(SamplePhotos.jpeg(1), "only.jpg")
    try put([1, 2, 3], "bad.png")
    await #expect {
      _ = try await imported()
    } throws: { error in
      "\(error)"
        == """
        Us has one readable picture, a theme needs two; bad.png is left out: this is none of \
        the formats that are read
        """
    }

    for name in folder.names { folder.remove(name) }
    for number in 0..<600 { try folder.put("", in: "\(number).txt") }
    try put(SamplePhotos.jpeg(1), "a.jpg")
    try put(SamplePhotos.jpeg(2), "b.jpg")
    #expect(try await imported().pack.themes[0].faces.count == 2)
    for number in 0...PhotoImport.most { try folder.put("", in: "\(number).jpg") }
    await #expect(throws: PhotoImportError.self) { _ = try await imported() }
  }

  @Test("a stop between pictures leaves nothing, and progress is reported until then")
  func stopped() async throws {
    for number in 0..<6 { try put(SamplePhotos.jpeg(number), "\(number).jpg") }
    let photos = try #require(try ThemeSources([folder.path]).photos.first)
    let asked = Atomic(0)
    let shouldStop: @Sendable () -> Bool = {
      asked.add(1, ordering: .relaxed).newValue > 3
    }
    var done: [Int] = []
    await #expect(throws: PhotoImportError.self) {
      _ = try await photos.theme(
        color: color, threads: 1, unless: shouldStop, progress: { done.append($0) })
    }
    #expect(done == [1, 2, 3])
  }

  @Test("paths are distinguished by their contents")
  func sources() throws {
    try put(SamplePhotos.jpeg(1), "one.dat")
    try put(SamplePhotos.glass, "two.json")
    try put(Array("{}".utf8), "pack.json")
    try folder.makeFolder("holiday")
    let path = folder.path
    let sources = try ThemeSources(
      ["\(path)/pack.json", "\(path)/one.dat", "\(path)/holiday", "\(path)/two.json", "/none"])

    #expect(
      (sources.packs, sources.photos.map(\.name), sources.photos.map(\.paths.count)) == (
        ["\(path)/pack.json", "/none"], ["holiday", String(path.dropFirst(5))], [0, 2]
      ))
  }
}
