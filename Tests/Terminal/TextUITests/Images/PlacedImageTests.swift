import Pictures
import Testing
import TextUI

/// Pictures on a terminal that draws pixels.
@Suite("A picture in placeholders")
struct PlacedImageTests {
  private static let red = Picture(width: 8, height: 8) { _, _ in Pixel(red: 200, green: 0, blue: 0)
  }
  private static let blue = Picture(width: 8, height: 8) { _, _ in
    Pixel(red: 0, green: 0, blue: 200)
  }

  private func buffer(
    _ width: Int, _ height: Int, at now: Duration = .zero,
    by graphics: TerminalGraphics = .kitty, with renderer: Renderer = Renderer(),
    @ViewBuilder _ root: () -> some View
  ) -> CellBuffer {
    var environment = EnvironmentValues()
    environment.graphics = graphics
    return renderer.frame(
      of: root(), size: Size(width: width, height: height), environment: environment, at: now
    ).buffer
  }

  /// Returns the column, row and number of a placeholder; nil for other cells.
  private func part(_ buffer: CellBuffer, _ x: Int, _ y: Int) -> [Int]? {
    let marks: [Unicode.Scalar] = [
      "\u{305}", "\u{30D}", "\u{30E}", "\u{310}", "\u{312}", "\u{33D}",
    ]
    let scalars = Array(buffer.text(at: Point(x: x, y: y)).unicodeScalars)
    guard scalars.count == 3, scalars[0] == "\u{10EEEE}",
      let row = marks.firstIndex(of: scalars[1]),
      let column = marks.firstIndex(of: scalars[2])
    else { return nil }
    let color = buffer.style(at: Point(x: x, y: y)).foreground
    let number = (0..<256).first {
      color == Color(red: 0x6D, green: 0x65, blue: UInt8($0))
    }
    return number.map { [column, row, $0] }
  }

  @Test("each cell names the picture and the part of it, also if the picture is cut")
  func parts() {
    let whole = buffer(4, 3) { Image(Self.red).resizable().frame(width: 2, height: 3) }
    let cells = (0..<3).map { y in (0..<4).map { part(whole, $0, y) } }
    #expect(cells == (0..<3).map { [nil, [0, $0, 0], [1, $0, 0], nil] })
    #expect(whole.table.pictures.map(\.size) == [Size(width: 2, height: 3)])
    let cut = buffer(2, 2) {
      Image(Self.red).resizable().frame(width: 4, height: 4)
        .frame(width: 2, height: 2, alignment: .bottomTrailing).clipped()
    }
    #expect((0..<2).map { part(cut, $0, 1) } == [[2, 3, 0], [3, 3, 0]])
  }

  @Test("pictures have the same number only with the same pixels in the same size")
  func numbers() {
    let buffer = buffer(8, 2) {
      HStack(spacing: 0) {
        ForEach(0..<2) { _ in Image(Self.red).resizable().frame(width: 2, height: 2) }
        Image(Self.blue).resizable().frame(width: 2, height: 2)
        Image(Self.red).resizable().frame(width: 1, height: 2)
      }
    }
    let numbers = (0..<8).map { part(buffer, $0, 0)?[2] }
    #expect(Set(numbers.compactMap { $0 }) == [0, 1, 2] && buffer.table.pictures.count == 3)
  }

  @Test("a PNG in the aspect ratio of the space is sent, or the fitted pixels at any size")
  func file() throws {
    let buffer = buffer(4, 1) { Image(Self.red).resizable().frame(width: 4, height: 1) }
    let file = try #require(buffer.table.pictures.first).png()
    let picture = try PNG(file).picture()
    #expect([picture.width, picture.height] == [16, 8])
    let half = Picture(width: 2, height: 1) { x, _ in
      Pixel(red: UInt8(200 * x), green: 0, blue: 0)
    }
    let fitted = self.buffer(4, 1) { Image(half).resizable().frame(width: 4, height: 1) }
    let sent = try #require(fitted.table.pictures.first)
    let bytes = sent.pixels(Size(width: 6, height: 2))
    let row = [0, 0, 0, 200, 200, 200].flatMap { [$0, 0, 0, 255] as [UInt8] }
    #expect(picture[5, 5] == Pixel(red: 200, green: 0, blue: 0) && bytes == row + row)
  }

  @Test("a terminal with sixels has placeholders in all rows but the last")
  func sixels() {
    let buffer = buffer(4, 3, by: .sixel) {
      HStack(alignment: .top, spacing: 0) {
        Image(Self.red).resizable().frame(width: 2, height: 2)
        Image(Self.blue).resizable().frame(width: 2, height: 3)
      }
    }
    let cells = (0..<4).map { part(buffer, $0, 1) }
    #expect(cells == [[0, 1, 0], [1, 1, 0], nil, nil] && buffer.table.pictures.count == 1)
  }

  @Test("the background behind it stays, and is dimmed below a popup that dims the screen")
  func background() {
    let green = Color(red: 0, green: 100, blue: 0)
    let image = Image(Self.red).resizable().background(green)
    let plain = buffer(2, 1) { image }
    let dimmed = buffer(6, 3) {
      image.popup(isPresented: .constant(true), dim: .fade(0.5), style: .plain) { Text("code") }
    }
    #expect([plain, dimmed].map { part($0, 0, 0) } == [[0, 0, 0], [0, 0, 0]])
    #expect([plain, dimmed].map { $0.style(at: .zero).background == green } == [true, false])
  }

  @Test("a transparent one is drawn in blocks")
  func opacity() {
    let buffer = buffer(2, 1) { Image(Self.red).resizable().opacity(0.5) }
    #expect(part(buffer, 0, 0) == nil && buffer.table.pictures.isEmpty)
  }

  @Test("removed pictures free their numbers, visible ones keep them")
  func reuse() {
    let many = (0..<300).map { value in
      Picture(width: 1, height: 1) { _, _ in
        Pixel(red: UInt8(value & 255), green: UInt8(value >> 8), blue: 0)
      }
    }
    let renderer = Renderer()
    let crowd = buffer(300, 1, with: renderer) {
      HStack(spacing: 0) { ForEach(0..<300) { Image(many[$0]).resizable() } }
    }
    #expect((0..<300).filter { part(crowd, $0, 0) != nil } == Array(0..<256))
    let version = crowd.table.pictureVersion
    let later = buffer(2, 1, at: .seconds(1), with: renderer) {
      HStack(spacing: 0) {
        Image(many[7]).resizable()
        Image(many[299]).resizable()
      }
    }
    let kept = part(later, 0, 0)?[2]
    #expect(kept == 7 && part(later, 1, 0) != nil && part(later, 1, 0)?[2] != 7)
    #expect(later.table.pictureVersion == version + 1)
  }
}
