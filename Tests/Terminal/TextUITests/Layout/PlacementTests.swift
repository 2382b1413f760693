import Testing
import TextUI

struct PlacementTests {
  @Test("content that sticks out of a clipped view is neither drawn nor hit")
  func clipped() {
    let taps = Slip(0)
    let block = Block("a", 6, 1).onTapGesture { taps.value += 1 }
    // Nested clips show their intersection.
    let nested = rows(7, 1) {
      Block("a", 7, 1).frame(width: 3).clipped().offset(x: 2).frame(width: 4).clipped()
    }
    let clips = rows(6, 1) { block.frame(width: 2).clipped() }
    #expect(
      rows(6, 1) { block.frame(width: 2) } + clips + nested == ["aaaaaa", "  aa  ", "   aa  "])

    let window = Window { block.frame(width: 2).clipped() }
    _ = window.rows(6, 1)
    for x in 0..<6 { window.tap(x, 0) }
    #expect(taps.value == 2)
  }

  @Test("a position is that of the middle cell, in the proposed space, or in the view's own size")
  func position() {
    let proposed = rows(6, 1) {
      HStack(spacing: 0) {
        Text("a").position(x: 0, y: 0)
        Text("b")
      }
    }
    let own = rows(6, 1) {
      HStack(spacing: 0) {
        Text("ac").position(x: 0, y: 0).fixedSize()
        Text("b")
      }
    }
    #expect(
      [
        rows(5, 3) { Block("a", 3, 1).position(x: 2, y: 0) },
        rows(5, 3) { Block("a", 2, 2).position(x: 0, y: 1) },
        rows(5, 3) { Block("a", 3, 1).position(x: 0, y: 2) },
        rows(5, 1) { Block("a", 3, 1).position(x: .max, y: .min) }, proposed, own,
      ] == [
        [" aaa ", "     ", "     "], ["     ", "aa   ", "aa   "], ["     ", "     ", "aa   "],
        ["     "], ["a    b"], [" acb  "],
      ])
  }

  @Test("an aspect ratio is kept on the screen for any shape of cells")
  func aspectRatio() {
    let squares = [0.5, 1].map { cellAspect in
      rows(12, 4, cellAspect: cellAspect) {
        Color.red.aspectRatio(1, contentMode: .fit).border(.ascii)
      }
    }
    #expect(
      squares == [
        ["   +----+   ", "   |    |   ", "   |    |   ", "   +----+   "],
        ["    +--+    ", "    |  |    ", "    |  |    ", "    +--+    "],
      ])
  }

  @Test("a fitting size is the largest inside; a filling one the smallest that covers")
  func fitsAndFills() {
    var wrong: [String] = []
    for width in 1...24 {
      for height in 1...12 {
        for ratio in [0.25, 2.0 / 3, 1, 1.5, 4] {
          let space = Size(width: width, height: height)
          let (fit, fill) = (size(ratio, .fit, in: space), size(ratio, .fill, in: space))
          let isInside = fit.width <= width && fit.height <= height
          let covers = fill.width >= width && fill.height >= height
          let touches = [fit, fill].allSatisfy { $0.width == width || $0.height == height }
          if !isInside || !covers || !touches { wrong.append("\(ratio) in \(space)") }
        }
      }
    }
    #expect(wrong == [])
  }

  private func size(_ ratio: Double, _ mode: ContentMode, in space: Size) -> Size {
    let seen = Slip(Size.zero)
    _ = Renderer().frame(
      of: GeometryReader { geometry in
        let _ = seen.set(geometry.size)
        EmptyView()
      }.aspectRatio(ratio, contentMode: mode), size: space, at: .zero)
    return seen.value
  }

  @Test("without a ratio, or with an invalid one, the view keeps its ideal ratio")
  func ownRatio() {
    let ratios: [Double?] = [nil, 0, -1, .nan, .infinity]
    let screens = ratios.map { ratio in
      rows(9, 3) {
        Color.red.frame(idealWidth: 4, idealHeight: 2).aspectRatio(ratio, contentMode: .fit)
          .border(.ascii)
      }
    }
    let liked = Color.red.frame(idealWidth: 4, idealHeight: 2)
    let fit = rows(9, 3) { liked.scaledToFit().border(.ascii) }
    #expect(
      screens + [fit] == Array(repeating: ["  +--+   ", "  |  |   ", "  +--+   "], count: 6))
    #expect(
      rows(6, 4) { liked.scaledToFill().border(.ascii).frame(width: 4, height: 3) }
        == [" +--+ ", " |  | ", " +--+ ", "      "])
  }
}
