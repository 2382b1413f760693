import TestSupport
import Testing

@testable import Pictures

@Suite("What is wrong with a JPEG")
struct JPEGErrorTests {
  private let baseline = JPEGFixture.named("420")
  private let progressive = JPEGFixture.named("420-progressive")
  private let frame = JPEGMarker.baseline

  private func error(_ bytes: [UInt8]) -> PictureError? {
    #expect(throws: PictureError.self) { try JPEG(bytes).picture() }
  }

  @Test("a file that does not begin like a JPEG is none, and data after the picture is ignored")
  func unknownFormat() throws {
    let picture = try JPEG(baseline.file + [0xFF, 0xDA, 1, 2, 3]).picture()
    #expect(
      try (error([]), error([0xFF, 0xD8]), error(Array("GIF89a".utf8)), picture) == (
        .unknownFormat, .unknownFormat, .unknownFormat, JPEG(baseline.file).picture()
      ))
  }

  @Test(
    "a file that ends before a row of blocks is cut off, and says where",
    arguments: ["444", "444-progressive", "restart-progressive", "scans", "ycck"])
  func ended(name: String) {
    let fixture = JPEGFixture.named(name)
    for length in 3..<(fixture.dataStart + 4) {
      #expect(error(Array(fixture.file.prefix(length))) == .ended(at: length))
    }
  }

  @Test("formats that are not supported are named, and headers without a size are refused")
  func refusals() {
    let place = baseline.place(frame)
    let kinds: [(UInt8, PictureFlaw)] = [
      (0xC3, .losslessCoding), (0xC5, .hierarchicalCoding), (0xC9, .arithmeticCoding),
      (0xCA, .arithmeticCoding), (0xCB, .losslessCoding),
      (0xCD, .hierarchicalCoding), (0xCF, .hierarchicalCoding), (0xDE, .hierarchicalCoding),
    ]
    for (marker, flaw) in kinds {
      #expect(error(baseline.changing(frame, 1, to: marker)) == .wrong(flaw, at: place))
    }
    let size = baseline.place(frame)
    #expect(
      (error(baseline.changing(frame, 4, to: 12)), error(baseline.changing(frame, 6, to: 0))) == (
        .wrong(.sampleDepth, at: place + 4), .wrong(.rowCount, at: place + 5)
      ))
    #expect(
      (
        "\(PictureError.wrong(.rowCount, at: 9))", error(baseline.changing(frame, 8, to: 0)),
        error(baseline.changing(frame, 9, to: 2))
      ) == (
        "byte 9: the height is missing, and one behind the pixels is not read",
        .wrong(.header, at: size + 4), .wrong(.header, at: size + 9)
      ))
    #expect(error(baseline.changing(frame, 9, to: 5)) == .wrong(.header, at: size + 4))
    for factors: UInt8 in [0x52, 0x25, 0x02, 0x20] {
      #expect(error(baseline.changing(frame, 11, to: factors)) == .wrong(.sampling, at: size + 10))
    }
    // Three samples per two.
    let fractional = baseline.changing(frame, 11, to: 0x31).changed(at: size + 14, to: 0x21)
    #expect(
      (error(fractional), error(baseline.changing(frame, 12, to: 4))) == (
        .wrong(.sampling, at: size + 10), .wrong(.sampling, at: size + 10)
      ))
  }

  @Test("scans of components that do not exist, and codes of impossible lengths, are refused")
  func scan() {
    let place = baseline.place(JPEGMarker.scan)
    let first = progressive.place(JPEGMarker.scan)
    let lengths = baseline.place(JPEGMarker.codes)
    #expect(
      (
        error(baseline.changing(JPEGMarker.scan, 4, to: 4)),
        error(baseline.changing(JPEGMarker.scan, 5, to: 9)),
        error(baseline.changing(JPEGMarker.scan, 6, to: 0x44))
      ) == (
        .wrong(.scan, at: place + 2), .wrong(.scan, at: place + 5), .wrong(.scan, at: place + 5)
      ))
    #expect(
      (
        error(progressive.changing(JPEGMarker.scan, 11, to: 5)),
        error(baseline.changing(JPEGMarker.codes, 5, to: 3)),
        error(baseline.changing(JPEGMarker.codes, 4, to: 4))
      ) == (
        .wrong(.scan, at: first + 11), .wrong(.segment, at: lengths + 4),
        .wrong(.segment, at: lengths + 4)
      ))
  }

  @Test("a picture needs a scan of its first component, and its tables")
  func missing() {
    let scans = JPEGFixture.named("scans")
    let places = scans.places(JPEGMarker.scan)
    let others = Array(scans.file[..<places[0]] + scans.file[places[1]...])
    let start = baseline.dataStart
    let table = baseline.changing(JPEGMarker.quantization, 4, to: 3)
    let code = baseline.changing(JPEGMarker.scan, 6, to: 0x33)
    #expect(
      (error(others), error([0xFF, 0xD8, 0xFF, JPEGMarker.end]), error(table), error(code)) == (
        .wrong(.scan, at: others.count), .wrong(.scan, at: 4), .wrong(.quantization, at: start),
        .wrong(.code, at: start)
      ))
  }

  @Test("data that ends in the first row of blocks is too short, and says where")
  func dataLength() throws {
    let place = baseline.place(JPEGMarker.scan) + 20
    let short = Array(baseline.file[..<place]) + [0xFF, JPEGMarker.end]
    #expect(error(short) == .wrong(.dataLength, at: place))
  }

  @Test("files, pixels and scans have limits")
  func limits() throws {
    let source = ByteSource(count: JPEG.fileLimit + 1) { (_) throws(PictureError) in
      throw .unreadable("it was read")
    }
    #expect(throws: PictureError.tooLarge(.fileBytes, limit: 33_554_432)) { try JPEG(source) }

    let large = baseline.changing(frame, 5, to: 0xFF).changed(at: baseline.place(frame) + 7, to: 80)
    let bomb = baseline.changing(frame, 5, to: 20).changed(at: baseline.place(frame) + 7, to: 20)
    let wide = baseline.changing(frame, 7, to: 0xFF)
    let scan = JPEGFixture.named("grey-progressive")
    let start = scan.place(JPEGMarker.scan)
    let data = try Array(scan.file[start..<JPEGMarker.next(scan.file, from: start + 2)])
    let many = Array(scan.file[..<start]) + (0..<65).flatMap { _ in data } + [0xFF, 0xD9]
    #expect(
      (error(large), error(bomb), error(wide), error(many)) == (
        .tooLarge(.pixels, limit: 40_000_000), .wrong(.dataLength, at: bomb.count - 2),
        .ended(at: wide.count), .tooLarge(.scans, limit: 64)
      ))
  }
}
