import TestSupport
import Testing

@testable import Pictures

@Suite("Hostile files")
struct HostilePictureTests {
  @Test("no change to a PNG crashes its decoder", arguments: PNGFixture.all)
  func mutations(fixture: PNGFixture) {
    var numbers = SeededNumbers(seed: 7)
    for round in 0..<(fixture.name == "long" ? 20 : 200) {
      let edited = numbers.edited(fixture.file)
      // Valid checksums let the decoder reach the data behind them.
      _ = try? PNG(round % 4 == 0 ? edited : PNGFixture.sealed(edited)).picture()
    }
  }

  @Test("no change to a JPEG crashes its decoder", arguments: JPEGFixture.all)
  func mutatedJPEGs(fixture: JPEGFixture) {
    var numbers = SeededNumbers(seed: 11)
    for round in 0..<80 {
      let edited = numbers.edited(fixture.file)
      // Larger pictures would take too long, so only their headers are read.
      guard let jpeg = try? JPEG(edited), jpeg.width * jpeg.height <= 1 << 16 else { continue }
      _ = try? jpeg.picture(largestSide: [nil, 1, 12, 24][round % 4])
    }
  }

  @Test("no change to the data of a JPEG crashes its decoder", arguments: JPEGFixture.all)
  func mutatedData(fixture: JPEGFixture) throws {
    var numbers = SeededNumbers(seed: 13)
    let head = fixture.file[..<fixture.dataStart]
    var shown = 0
    for _ in 0..<40 {
      let edited = numbers.edited(Array(fixture.file[fixture.dataStart...]))
      if let decoded = try? JPEG(head + edited).decoded() {
        let size = [decoded.picture.width, decoded.picture.height]
        #expect(size == [fixture.width, fixture.height])
        shown += 1
      }
    }
    #expect(shown > 0)
  }

  @Test("a JPEG that is cut off anywhere is shown or refused", arguments: JPEGFixture.all)
  func cutJPEGs(fixture: JPEGFixture) throws {
    let lengths = Array(fixture.dataStart...fixture.file.count)
    for length in lengths where lengths.count < 100 || length % 13 == 0 {
      let jpeg = try JPEG(Array(fixture.file.prefix(length)))
      do throws(PictureError) {
        let picture = try jpeg.picture(largestSide: length % 2 == 0 ? 1 : nil)
        #expect(picture.isOpaque)
      } catch {
        #expect(error == .ended(at: length))
      }
    }
    // All fixtures together cover every length.
    for length in stride(from: fixture.name.count % 11, to: fixture.dataStart, by: 11) {
      #expect(throws: PictureError.self) {
        _ = try JPEG(Array(fixture.file.prefix(length))).picture().width
      }
    }
  }
}
