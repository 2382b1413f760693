import Testing

@testable import Pictures

@Suite("Pictures and their sources")
struct PictureTests {
  private let slope = Picture(width: 3, height: 2) { x, y in
    Pixel(red: UInt8(x), green: UInt8(y), blue: 9, alpha: 200)
  }

  @Test("pixels lie row by row, copies share an id, and equal pictures or other shapes do not")
  func layout() {
    let copy = slope
    let other = Picture(width: 3, height: 2, bytes: slope.bytes)
    #expect(
      (
        slope.bytes.prefix(8), slope[2, 1], Picture(width: 3, height: 2, bytes: slope.bytes),
        copy.id, copy
      ) == (
        [0, 0, 9, 200, 1, 0, 9, 200], Pixel(red: 2, green: 1, blue: 9, alpha: 200), slope, slope.id,
        slope
      ) && other == slope && other.id != slope.id)
    #expect(Picture(width: 2, height: 3, bytes: slope.bytes) != slope)
  }

  @Test("a source reads only the requested ranges, and ends where it returns too few bytes")
  func source() throws {
    let source = ByteSource([1, 2, 3])
    #expect(try (source.bytes(at: 1, count: 2), source.bytes(at: 3, count: 0)) == ([2, 3], []))
    #expect(throws: PictureError.ended(at: 3)) { try source.bytes(at: 3, count: 1) }
    #expect(throws: PictureError.ended(at: 3)) { try source.bytes(at: 9, count: 0) }
    #expect(throws: PictureError.ended(at: 1)) { try source.bytes(at: 1, count: .max) }

    let short = ByteSource(count: 100) { (range) throws(PictureError) in
      [UInt8](repeating: 0, count: max(0, min(range.upperBound, 40) - range.lowerBound))
    }
    #expect(throws: PictureError.ended(at: 40)) { try short.bytes(at: 30, count: 20) }
    #expect("\(PictureError.ended(at: 40))" == "byte 40: something is cut off")
  }
}
