import TestSupport
import Testing

@testable import Pictures

/// A grey file of 6 × 5 blocks with a restart marker after each.
private let restarting = JPEGFixture.named("restart-grey")
private let blocksPerRow = 7

@Suite("JPEG files whose restart markers are damaged")
struct JPEGRestartTests {
  /// The offsets of each interval's data, and of the end.
  private let starts: [Int] = {
    let markers = (restarting.dataStart..<(restarting.file.count - 1)).filter {
      restarting.file[$0] == 0xFF && restarting.file[$0 + 1] & 0xF8 == JPEGMarker.restart
    }
    return [restarting.dataStart] + markers.map { $0 + 2 } + [restarting.file.count]
  }()

  /// Returns the indices of the blocks that differ from those of the intact file.
  private func wrongBlocks(_ file: [UInt8]) throws -> (Set<Int>, PictureDamage?) {
    let whole = try JPEG(restarting.file).picture()
    let decoded = try JPEG(file).decoded()
    var blocks: Set<Int> = []
    for y in 0..<whole.height {
      for x in 0..<whole.width where decoded.picture[x, y] != whole[x, y] {
        blocks.insert(y / 8 * blocksPerRow + x / 8)
      }
    }
    return (blocks, decoded.damage)
  }

  @Test("the fixture has a restart marker after every block")
  func fixture() throws {
    #expect(
      try starts.count == blocksPerRow * 5 + 1 && wrongBlocks(restarting.file) == ([], nil))
  }

  @Test("only an interval of wrong codes is left out", arguments: 0..<34)
  func wrongCodes(interval: Int) throws {
    var file = restarting.file
    for place in starts[interval]..<(starts[interval + 1] - 2) { file[place] = 0xFE }
    let (blocks, damage) = try wrongBlocks(file)
    #expect(damage == .parts && blocks.isSubset(of: [interval]))
  }

  @Test("up to five lost intervals are left out", arguments: 1...5)
  func lostIntervals(count: Int) throws {
    let file = Array(restarting.file[..<starts[9]] + restarting.file[starts[9 + count]...])
    let (blocks, damage) = try wrongBlocks(file)
    #expect(blocks.isSubset(of: Set(9...(9 + count))) && damage == .parts)
  }

  @Test("a marker with a wrong number damages no other interval", arguments: 0..<8)
  func wrongNumber(number: UInt8) throws {
    let file = restarting.file.changed(at: starts[12] - 1, to: JPEGMarker.restart + number)
    let (blocks, _) = try wrongBlocks(file)
    #expect(blocks.isSubset(of: [11, 12]))
  }

  @Test("a missing marker costs two intervals, and a duplicate one none")
  func lostMarker() throws {
    let file = restarting.file.changed(at: starts[12] - 2, to: 0x55)
    let (blocks, damage) = try wrongBlocks(file)
    let again = restarting.file[..<starts[12]] + restarting.file[starts[11]...]
    let (all, _) = try wrongBlocks(Array(again))
    #expect(damage == .parts && blocks.isSubset(of: [11, 12]) && all.isSubset(of: [12]))
  }

  @Test("a false marker in the data costs only its interval, and an end marker ends the picture")
  func falseMarkers() throws {
    for byte: UInt8 in [0x01, 0x77, 0xC4, 0xDB, 0xE1, 0xFE, 0xD8] {
      var file = restarting.file
      file[starts[20]] = 0xFF
      file[starts[20] + 1] = byte
      let (blocks, damage) = try wrongBlocks(file)
      #expect(blocks.isSubset(of: [20]) && damage == .parts, "\(byte)")
    }

    let cut = Array(restarting.file[..<starts[14]] + [0xFF, JPEGMarker.end])
    let (blocks, damage) = try wrongBlocks(cut)
    #expect(blocks.isSubset(of: Set(14..<35)) && blocks.count > 15 && damage == .lowerPart)
  }

  @Test("only the refinements of a damaged scan are skipped")
  func refinements() throws {
    let fixture = JPEGFixture.named("refined")
    let places = fixture.places(JPEGMarker.scan)
    // The first scan of AC coefficients of the first component.
    let place = places[3] + 12
    let file = fixture.file.changed(at: place, to: 0xFF).changed(at: place + 1, to: 0x02)
    let decoded = try JPEG(file).decoded()
    let mean = decoded.picture.difference(from: fixture.pixels).mean
    let means = try JPEG(Array(fixture.file[..<places[3]])).picture()
    #expect(decoded.damage != nil && mean < means.difference(from: fixture.pixels).mean)
  }
}
