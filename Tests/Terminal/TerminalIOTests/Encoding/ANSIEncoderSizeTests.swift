import TerminalIO
import Testing
import TextUI

/// The number of bytes of a board of 8×6 emoji cards.
@Suite struct ANSIEncoderSizeTests {
  private static let faces = ["🐶", "🐱", "🦊", "🐻", "🐼", "🐸", "🐵", "🐔"]
  private static let back = Style(background: Color(red: 40, green: 90, blue: 160))
  private static let front = Style(
    foreground: .black, background: Color(red: 250, green: 245, blue: 230))

  private static func board(
    _ size: Size, table: CellTable, faceUp: Set<Int>, back: Style = back
  ) -> CellBuffer {
    var buffer = CellBuffer(size: size, table: table)
    let card = Size(width: size.width / 8 - 1, height: size.height / 6 - 1)
    for index in 0..<48 {
      let style = faceUp.contains(index) ? front : back
      let corner = Point(
        x: index % 8 * (card.width + 1), y: index / 8 * (card.height + 1))
      for y in 0..<card.height {
        let row = String(repeating: " ", count: card.width)
        buffer.write(row, at: Point(x: corner.x, y: corner.y + y), style: style)
      }
      guard faceUp.contains(index) else { continue }
      let middle = Point(x: corner.x + card.width / 2 - 1, y: corner.y + card.height / 2)
      buffer.write(faces[index % 8], at: middle, style: style)
    }
    return buffer
  }

  private func bytes(from old: CellBuffer, to new: CellBuffer) -> Int {
    var encoder = ANSIEncoder(depth: .trueColor, isUnicode: true)
    var bytes: [UInt8] = []
    encoder.encode(old, after: nil, cursor: nil, into: &bytes)
    bytes.removeAll()
    encoder.encode(new, after: old, cursor: nil, into: &bytes)
    return bytes.count
  }

  @Test(
    "the flip of one card takes few bytes",
    arguments: [(Size(width: 80, height: 24), 200), (Size(width: 200, height: 60), 900)])
  func flipIsSmall(size: Size, limit: Int) {
    let table = CellTable()
    let old = Self.board(size, table: table, faceUp: [])
    let new = Self.board(size, table: table, faceUp: [19])
    #expect((20...limit).contains(bytes(from: old, to: new)))
  }

  @Test(
    "another colour for all cards takes limited bytes",
    arguments: [(Size(width: 80, height: 24), 5_000), (Size(width: 200, height: 60), 15_000)])
  func recolorIsModerate(size: Size, limit: Int) {
    let table = CellTable()
    let old = Self.board(size, table: table, faceUp: [1, 2])
    let new = Self.board(
      size, table: table, faceUp: [1, 2], back: Style(background: Color(red: 90, green: 1, blue: 9))
    )
    #expect((1_000...limit).contains(bytes(from: old, to: new)))
  }
}
