import TestSupport
import Testing

@testable import Pictures

@Suite("JPEG files that are cut short or damaged")
struct JPEGDamageTests {
  private static let sequential = ["444", "grey", "fine", "rgb", "cmyk"]

  private func decoded(_ file: some Sequence<UInt8>) throws -> DecodedPicture {
    try JPEG(Array(file)).decoded()
  }

  @Test(
    "a file that is cut off anywhere is shown up to there, and its lower part is missing",
    arguments: sequential)
  func cut(name: String) throws {
    let fixture = JPEGFixture.named(name)
    let whole = try decoded(fixture.file).picture
    var rowsShown = 0
    for length in stride(from: fixture.dataStart, to: fixture.file.count - 2, by: 7) {
      guard let cut = try? decoded(fixture.file.prefix(length)) else {
        #expect(rowsShown == 0)
        continue
      }
      let equal = (0..<whole.height).prefix { y in
        cut.picture.colors(row: y, 0..<whole.width) == whole.colors(row: y, 0..<whole.width)
      }.count
      #expect(cut.damage == .lowerPart && equal >= 8 && equal >= rowsShown, "\(length) bytes")
      rowsShown = max(rowsShown, equal)
    }
    #expect(rowsShown >= whole.height - 8)
  }

  @Test("rows that are missing are grey")
  func grey() throws {
    let fixture = JPEGFixture.named("fine")
    let length = fixture.dataStart + (fixture.file.count - fixture.dataStart) / 2
    let cut = try decoded(fixture.file.prefix(length)).picture
    #expect(cut.colors(row: 16, 0..<33) == [UInt8](repeating: 128, count: 99))
  }

  @Test("a file without its last two bytes is complete", arguments: JPEGFixture.all)
  func withoutEnd(fixture: JPEGFixture) throws {
    guard fixture.name != "two-pictures" else { return }
    let shortened = try decoded(fixture.file.dropLast(2))
    #expect(
      try (fixture.file.suffix(2), shortened.picture) == (
        [0xFF, JPEGMarker.end], decoded(fixture.file).picture
      ) && shortened.damage == nil)
  }

  @Test(
    "a truncated progressive file is shown without its finer details",
    arguments: ["444-progressive", "refined"])
  func progressive(name: String) throws {
    let fixture = JPEGFixture.named(name)
    var differences: [Double] = []
    for place in fixture.places(JPEGMarker.scan).dropFirst() {
      for length in [place, place + 2] {
        let cut = try decoded(fixture.file.prefix(length))
        #expect(cut.damage == .details)
        differences.append(cut.picture.difference(from: fixture.pixels).mean)
      }
    }
    #expect(differences.count >= 8 && differences.last ?? 99 < (differences.first ?? 0) / 2)
    // A picture with an end marker lacks only finer details.
    let first = fixture.places(JPEGMarker.scan)[1]
    #expect(try decoded(fixture.file[..<first] + [0xFF, JPEGMarker.end]).damage == nil)
  }

  @Test("a progressive file has the same damage at a reduced size")
  func fractions() throws {
    let fixture = JPEGFixture.named("17x33-progressive")
    for length in stride(from: fixture.dataStart, to: fixture.file.count, by: 5) {
      let jpeg = try JPEG(Array(fixture.file.prefix(length)))
      let whole = try? jpeg.decoded()
      for side in [1, 9, 17] {
        let part = try? jpeg.decoded(largestSide: side)
        #expect((part == nil) == (whole == nil))
        // The smallest fraction has no details to lose.
        if side > 1 || part?.damage != nil { #expect(part?.damage == whole?.damage) }
      }
    }
  }

  @Test("components without a scan are grey, and reported as missing details")
  func colors() throws {
    let scans = JPEGFixture.named("scans")
    let places = scans.places(JPEGMarker.scan)
    let two = try decoded(scans.file[..<places[2]] + [0xFF, JPEGMarker.end])
    let one = try decoded(scans.file[..<places[1]])
    let cut = try decoded(scans.file[..<(places[2] + 30)] + [0xFF, JPEGMarker.end])
    let twice = try decoded(scans.file.dropLast(2) + scans.file[places[2]...])
    #expect(
      try (two.damage, one.damage, one.picture[9, 9].red, cut.damage, twice.picture) == (
        .details, .details, one.picture[9, 9].green, .details, decoded(scans.file).picture
      ) && twice.damage == nil)
  }

  @Test(
    "an error after the first scan ends the picture there, and data that no block needs is damage")
  func laterSegments() throws {
    let fixture = JPEGFixture.named("444-progressive")
    let second = fixture.places(JPEGMarker.scan)[1]
    let wrong = fixture.file.changed(at: second + 5, to: 77)
    let cut = try decoded(fixture.file[..<second])
    #expect(
      try (decoded(wrong).picture, decoded(wrong).damage, cut.damage) == (
        cut.picture, .details, .details
      ))

    let padded = JPEGFixture.named("444")
    func longer(_ bytes: [UInt8]) throws -> PictureDamage? {
      try decoded(padded.file.dropLast(2) + bytes + [0xFF, JPEGMarker.end]).damage
    }
    #expect(
      try longer([1, 2, 3, 4]) == .parts && longer([7]) == nil && longer([0xFF, 0xFF, 0xFF]) == nil)
  }
}
