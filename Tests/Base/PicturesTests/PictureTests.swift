import Testing

@testable import Pictures

@Suite("Pictures and their sources")
struct PictureTests {
  private let slope = Picture(width: 3, height: 2) { x, y in
    Pixel(red: UInt8(x), green: UInt8(y), blue: 9, alpha: 200)
  }

  @Test("pixels lie row by row, four bytes each")
  func layout() {
    #expect(slope.bytes.prefix(8) == [0, 0, 9, 200, 1, 0, 9, 200])
    #expect(slope[2, 1] == Pixel(red: 2, green: 1, blue: 9, alpha: 200))
    #expect(Picture(width: 3, height: 2, bytes: slope.bytes) == slope)
  }

  @Test("copies share an id, equal pictures do not, and other shapes are not equal")
  func identity() {
    let copy = slope
    let other = Picture(width: 3, height: 2, bytes: slope.bytes)
    #expect(copy.id == slope.id && copy == slope)
    #expect(other.id != slope.id && other == slope)
    #expect(Picture(width: 2, height: 3, bytes: slope.bytes) != slope)
  }

  @Test("a source reads only the requested ranges")
  func source() throws {
    let source = ByteSource([1, 2, 3])
    #expect(try source.bytes(at: 1, count: 2) == [2, 3])
    #expect(try source.bytes(at: 3, count: 0) == [])
    #expect(throws: PictureError.ended(at: 3)) { try source.bytes(at: 3, count: 1) }
    #expect(throws: PictureError.ended(at: 3)) { try source.bytes(at: 9, count: 0) }
    #expect(throws: PictureError.ended(at: 1)) { try source.bytes(at: 1, count: .max) }
  }

  @Test("a source that returns too few bytes has ended there")
  func shortSource() {
    let source = ByteSource(count: 100) { (range) throws(PictureError) in
      [UInt8](repeating: 0, count: max(0, min(range.upperBound, 40) - range.lowerBound))
    }
    #expect(throws: PictureError.ended(at: 40)) { try source.bytes(at: 30, count: 20) }
    #expect("\(PictureError.ended(at: 40))" == "byte 40: something is cut off")
  }
}
