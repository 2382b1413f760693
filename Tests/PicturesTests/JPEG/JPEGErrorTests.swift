import TestSupport
import Testing

@testable import Pictures

@Suite("What is wrong with a JPEG")
struct JPEGErrorTests {
  private let baseline = JPEGFixture.named("420")
  private let progressive = JPEGFixture.named("420-progressive")
  private let restart = JPEGFixture.named("restart")
  private let frame = JPEGMarker.baseline

  private func error(_ bytes: [UInt8]) -> PictureError? {
    #expect(throws: PictureError.self) { try JPEG(bytes).picture() }
  }

  @Test("what begins like no JPEG is said to be none")
  func unknownFormat() {
    #expect(error([]) == .unknownFormat)
    #expect(error([0xFF, 0xD8]) == .unknownFormat)
    #expect(error(Array("GIF89a".utf8)) == .unknownFormat)
  }

  @Test(
    "a file that ends anywhere is cut off, and says where",
    arguments: ["1x1", "8x8-progressive", "restart-progressive", "scans"])
  func ended(name: String) {
    let file = JPEGFixture.named(name).file
    for length in 3..<file.count {
      #expect(error(Array(file.prefix(length))) == .ended(at: length))
    }
  }

  @Test("what follows the picture does not matter")
  func trailingBytes() throws {
    let picture = try JPEG(baseline.file + [0xFF, 0xDA, 1, 2, 3]).picture()
    #expect(try picture == JPEG(baseline.file).picture())
  }

  @Test("kinds that are not read are called by their names")
  func refusals() {
    let place = baseline.place(frame)
    let kinds: [(UInt8, PictureFlaw)] = [
      (0xC3, .losslessCoding), (0xC5, .hierarchicalCoding), (0xC9, .arithmeticCoding),
      (0xCA, .arithmeticCoding), (0xCC, .arithmeticCoding), (0xDE, .hierarchicalCoding),
    ]
    for (marker, flaw) in kinds {
      #expect(error(baseline.changing(frame, 1, to: marker)) == .wrong(flaw, at: place))
    }
    #expect(error(baseline.changing(frame, 4, to: 12)) == .wrong(.sampleDepth, at: place + 4))
    let cmyk = JPEGFixture.named("cmyk")
    #expect(error(cmyk.file) == .wrong(.cmyk, at: cmyk.place(frame) + 9))
    #expect(
      "\(PictureError.wrong(.cmyk, at: 167))" == "byte 167: pictures in CMYK are not read")
  }

  @Test("a head without a size, or with unknown components, makes no sense")
  func header() {
    let place = baseline.place(frame)
    #expect(error(baseline.changing(frame, 6, to: 0)) == .wrong(.header, at: place + 4))
    #expect(error(baseline.changing(frame, 9, to: 2)) == .wrong(.header, at: place + 9))
    #expect(error(baseline.changing(frame, 11, to: 0x32)) == .wrong(.sampling, at: place + 10))
    #expect(error(baseline.changing(frame, 12, to: 4)) == .wrong(.sampling, at: place + 10))
  }

  @Test("a scan of what there is not does not fit")
  func scan() {
    let place = baseline.place(JPEGMarker.scan)
    #expect(error(baseline.changing(JPEGMarker.scan, 4, to: 4)) == .wrong(.scan, at: place + 2))
    #expect(error(baseline.changing(JPEGMarker.scan, 5, to: 9)) == .wrong(.scan, at: place + 5))
    #expect(error(baseline.changing(JPEGMarker.scan, 6, to: 0x44)) == .wrong(.scan, at: place + 5))
    let first = progressive.place(JPEGMarker.scan)
    #expect(
      error(progressive.changing(JPEGMarker.scan, 11, to: 5)) == .wrong(.scan, at: first + 11))
  }

  @Test("a picture needs a scan of each component, and its tables")
  func missing() {
    let scans = JPEGFixture.named("scans")
    let places = (0..<scans.file.count - 1).filter {
      scans.file[$0] == 0xFF && scans.file[$0 + 1] == JPEGMarker.scan
    }
    let two = Array(scans.file[..<places[2]]) + [0xFF, JPEGMarker.end]
    #expect(error(two) == .wrong(.scan, at: two.count))
    #expect(error([0xFF, 0xD8, 0xFF, JPEGMarker.end]) == .wrong(.scan, at: 4))
    let twice = Array(scans.file.dropLast(2)) + scans.file[places[2]...]
    #expect(error(twice) == .wrong(.scan, at: scans.file.count))

    let start = baseline.place(JPEGMarker.scan) + 14
    let table = baseline.changing(JPEGMarker.quantization, 4, to: 3)
    #expect(error(table) == .wrong(.quantization, at: start))
    let code = baseline.changing(JPEGMarker.codes, 4, to: 3)
    #expect(error(code) == .wrong(.code, at: start))
  }

  @Test("restarts must be where they were said to be, and in order")
  func restarts() throws {
    let second = restart.place(JPEGMarker.restart + 1)
    let other = restart.file.changed(at: second + 1, to: JPEGMarker.restart + 4)
    #expect(error(other) == .wrong(.restart, at: second))
    #expect("\(PictureError.wrong(.restart, at: 9))" == "byte 9: a restart marker is missing")
  }

  @Test("data that ends before its units do is too short, and says where")
  func dataLength() throws {
    let place = baseline.place(JPEGMarker.scan) + 20
    let short = Array(baseline.file[..<place]) + [0xFF, JPEGMarker.end]
    #expect(error(short) == .wrong(.dataLength, at: place))
  }

  @Test("codes of impossible lengths are refused")
  func codes() {
    let place = baseline.place(JPEGMarker.codes)
    #expect(error(baseline.changing(JPEGMarker.codes, 5, to: 3)) == .wrong(.segment, at: place + 4))
    #expect(
      error(baseline.changing(JPEGMarker.codes, 4, to: 4)) == .wrong(.segment, at: place + 4))
  }

  @Test("files, pixels and scans have limits")
  func limits() throws {
    let source = ByteSource(count: JPEG.fileLimit + 1) { (_) throws(PictureError) in
      throw .unreadable("it was read")
    }
    #expect(throws: PictureError.tooLarge(.fileBytes, limit: 33_554_432)) { try JPEG(source) }

    let large = baseline.changing(frame, 5, to: 0xFF).changed(at: baseline.place(frame) + 7, to: 80)
    #expect(error(large) == .tooLarge(.pixels, limit: 40_000_000))
    let bomb = baseline.changing(frame, 5, to: 20).changed(at: baseline.place(frame) + 7, to: 20)
    #expect(error(bomb) == .ended(at: bomb.count))

    let scan = JPEGFixture.named("grey-progressive")
    let start = scan.place(JPEGMarker.scan)
    let data = try Array(scan.file[start..<JPEGMarker.next(scan.file, from: start + 2)])
    let many = Array(scan.file[..<start]) + (0..<65).flatMap { _ in data } + [0xFF, 0xD9]
    #expect(error(many) == .tooLarge(.scans, limit: 64))
  }
}
