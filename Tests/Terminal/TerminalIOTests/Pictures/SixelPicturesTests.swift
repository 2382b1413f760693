import Pictures
import TestSupport
import Testing
import TextUI

@testable import TerminalIO

/// Pictures over the placeholders of frames, on a terminal of the tests.
@Suite @MainActor struct SixelPicturesTests {
  private nonisolated static let size = Size(width: 24, height: 8)
  private nonisolated static let cell = Size(width: 3, height: 7)
  private let pictures = (0..<3).map { number in
    Picture(width: 12, height: 14) { x, y in
      Pixel(
        red: UInt8(80 * number), green: UInt8(x / 4 * 85), blue: UInt8(y / 7 * 255),
        alpha: (x + y) % 5 == 0 ? 0 : 255)
    }
  }
  private let renderer = Renderer()

  /// The content of a frame: pictures at places on a background, and texts over them.
  private struct Scene {
    var grounds: [Color] = [.red]
    var places: [(picture: Int, x: Int, y: Int, width: Int, height: Int)] = []
    var texts: [(text: String, x: Int, y: Int)] = []
  }

  private func buffer(_ scene: Scene) -> CellBuffer {
    var environment = EnvironmentValues()
    environment.graphics = .sixel
    return renderer.frame(
      of: ZStack(alignment: .topLeading) {
        ForEach(0..<Self.size.width) { x in
          Rectangle().fill(scene.grounds[x % scene.grounds.count])
            .frame(width: 1, height: Self.size.height).offset(x: x, y: 0)
        }
        ForEach(0..<scene.places.count) { index in
          let place = scene.places[index]
          Image(pictures[place.picture]).resizable()
            .frame(width: place.width, height: place.height).offset(x: place.x, y: place.y)
        }
        ForEach(0..<scene.texts.count) { index in
          Text(scene.texts[index].text).offset(x: scene.texts[index].x, y: scene.texts[index].y)
        }
      }.frame(width: Self.size.width, height: Self.size.height, alignment: .topLeading),
      size: Self.size, environment: environment, at: .zero
    ).buffer
  }

  /// A session that shows frames, one after another.
  private struct Session {
    var encoder = ANSIEncoder(depth: .trueColor, isUnicode: true)
    var sixels: SixelPictures
    var terminal: SixelTerminal
    var shown: CellBuffer?
    private let palette: PaletteAnswers

    init(overruns: Bool = false) {
      encoder.blanksPlaceholders = true
      sixels = SixelPictures(cell: cell, colors: 64, overruns: overruns)
      terminal = SixelTerminal(size: size, cell: cell, overruns: overruns)
      palette = PaletteAnswers(
        Capabilities(environment: [:], isInputTerminal: true, isOutputTerminal: true),
        at: .trueColor, chosen: .dark, askedAt: .zero)
    }

    /// Shows a frame, and returns its bytes.
    mutating func show(_ buffer: CellBuffer, cursor: Point? = nil) -> [UInt8] {
      var bytes: [UInt8] = []
      encoder.encode(buffer, after: shown, cursor: cursor, into: &bytes)
      shown = buffer
      sixels.draw(
        ScreenFrame(buffer: buffer, cursor: cursor), with: &encoder, on: palette, into: &bytes)
      terminal.apply(bytes)
      return bytes
    }
  }

  /// Returns the pixels that a cell should have; nil for text.
  private func expected(_ buffer: CellBuffer, _ point: Point) -> [SixelImage.Percents?]? {
    guard let part = buffer.table.picturePart(of: buffer[point]) else { return nil }
    let picture = buffer.table.pictures[part.picture]
    let whole = Size(
      width: picture.size.width * Self.cell.width, height: picture.size.height * Self.cell.height)
    let bytes = picture.pixels(whole)
    let (red, green, blue) = buffer.style(at: point).background.rgb(
      scheme: .dark, role: .background)
    let ground = [red, green, blue].map { Int($0) }
    return (0..<Self.cell.width * Self.cell.height).map { index in
      let x = part.column * Self.cell.width + index % Self.cell.width
      let start = 4 * ((part.row * Self.cell.height + index / Self.cell.width) * whole.width + x)
      let alpha = Int(bytes[start + 3])
      return SixelImage.Percents(
        (0..<3).map { channel in
          let mixed = Int(bytes[start + channel]) * alpha + ground[channel] * (255 - alpha) + 127
          return (mixed / 255 * 200 + 255) / 510
        })
    }
  }

  /// Returns the texts of the pictures among bytes, each up to the next.
  private func sent(_ bytes: [UInt8]) -> [Substring] {
    let text = String(decoding: bytes, as: UTF8.self)
    return Array(
      text.split(separator: "\u{1B}P", omittingEmptySubsequences: false).dropFirst())
  }

  private func expectShown(_ buffer: CellBuffer, _ terminal: SixelTerminal) {
    #expect(terminal.errors == [])
    for y in 0..<Self.size.height {
      for x in 0..<Self.size.width {
        let point = Point(x: x, y: y)
        #expect(terminal.pixels[point] == expected(buffer, point), "at \(x), \(y)")
        if expected(buffer, point) == nil {
          #expect(terminal.text[x, y].text == buffer.text(at: point))
        }
      }
    }
  }

  @Test("a picture is drawn once at its place, over the colours of its cells")
  func first() {
    var session = Session()
    let buffer = buffer(
      Scene(grounds: [.red, .white], places: [(0, 2, 1, 4, 2)], texts: [("text", 10, 3)]))
    let bytes = session.show(buffer)
    #expect(sent(bytes).count == 1 && session.sixels.hasDrawn)
    expectShown(buffer, session.terminal)
    #expect(session.show(buffer) == [])
  }

  @Test("text over a picture removes it there, and the picture returns when the text goes")
  func covered() {
    var session = Session()
    let free = buffer(Scene(places: [(0, 2, 1, 6, 4), (1, 10, 1, 6, 4)]))
    _ = session.show(free)
    let covered = buffer(
      Scene(places: [(0, 2, 1, 6, 4), (1, 10, 1, 6, 4)], texts: [("a window", 5, 2)]))
    #expect(!String(decoding: session.show(covered), as: UTF8.self).contains("\u{1B}P"))
    expectShown(covered, session.terminal)
    let bytes = session.show(free)
    expectShown(free, session.terminal)
    // Only the cells that return are sent: three columns of each picture.
    #expect(sent(bytes).map { $0.prefix(12) } == ["0;1q\"1;1;9;7", "0;1q\"1;1;9;7"])
  }

  @Test(
    "a change of the background draws only its cells, and a text field's cursor stays where it was")
  func ground() {
    var session = Session()
    let place = (picture: 2, x: 1, y: 1, width: 6, height: 4)
    _ = session.show(buffer(Scene(grounds: [.red, .red, .red, .red], places: [place])))
    let next = buffer(Scene(grounds: [.red, .red, .red, .blue], places: [place]))
    #expect(sent(session.show(next)).count == 1)
    expectShown(next, session.terminal)

    var typing = Session()
    _ = typing.show(buffer(Scene(places: [(0, 2, 1, 4, 2)])), cursor: Point(x: 9, y: 5))
    #expect(typing.terminal.text.cursor == Point(x: 9, y: 5))
    _ = typing.show(buffer(Scene(places: [(1, 2, 1, 4, 2)])), cursor: Point(x: 9, y: 5))
    #expect(typing.terminal.text.cursor == Point(x: 9, y: 5))
  }

  @Test("a picture that reaches the last row is drawn in blocks, so that nothing scrolls")
  func lastRow() {
    var session = Session()
    let buffer = buffer(Scene(places: [(0, 2, 4, 4, 4), (1, 8, 3, 4, 4)]))
    _ = session.show(buffer)
    expectShown(buffer, session.terminal)
    #expect(
      expected(buffer, Point(x: 2, y: 4)) == nil && expected(buffer, Point(x: 8, y: 3)) != nil)
  }

  @Test(
    "any frame after any other shows its pictures and its text", arguments: [false, true],
    [1, 2, 3])
  func anyFrames(overruns: Bool, seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    var session = Session(overruns: overruns)
    for _ in 0..<40 {
      var scene = Scene()
      scene.grounds = (0..<3).map { _ in numbers.one(of: [.red, .blue, .white]) }
      scene.places = (0..<numbers.whole(0...4)).map { _ in
        (
          numbers.whole(0...2), numbers.whole(0...21), numbers.whole(0...6),
          numbers.whole(1...6), numbers.whole(1...4)
        )
      }
      scene.texts = (0..<numbers.whole(0...2)).map { _ in
        (numbers.one(of: ["abc", "x", "日本", "👩‍🚀!"]), numbers.whole(0...19), numbers.whole(0...7))
      }
      let buffer = buffer(scene)
      _ = session.show(buffer)
      expectShown(buffer, session.terminal)
    }
  }
}
