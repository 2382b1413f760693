import Testing
import TextUI

struct PlacementTests {
  @Test("content that sticks out of a clipped view is neither drawn nor hit")
  func clipped() {
    let taps = Slip(0)
    let block = Block("a", 6, 1).onTapGesture { taps.value += 1 }
    #expect(rows(6, 1) { block.frame(width: 2) } == ["aaaaaa"])
    #expect(rows(6, 1) { block.frame(width: 2).clipped() } == ["  aa  "])

    let window = Window { block.frame(width: 2).clipped() }
    _ = window.rows(6, 1)
    for x in 0..<6 { window.tap(x, 0) }
    #expect(taps.value == 2)
  }

  @Test("nested clips show their intersection")
  func clippedTwice() {
    let screen = rows(7, 1) {
      Block("a", 7, 1).frame(width: 3).clipped().offset(x: 2).frame(width: 4).clipped()
    }
    #expect(screen == ["   aa  "])
  }

  @Test("a position is that of the middle cell, in the proposed space")
  func position() {
    #expect(
      rows(5, 3) { Block("a", 3, 1).position(x: 2, y: 0) } == [" aaa ", "     ", "     "])
    #expect(
      rows(5, 3) { Block("a", 2, 2).position(x: 0, y: 1) } == ["     ", "aa   ", "aa   "])
    #expect(
      rows(5, 3) { Block("a", 3, 1).position(x: 0, y: 2) } == ["     ", "     ", "aa   "])
    #expect(rows(5, 1) { Block("a", 3, 1).position(x: .max, y: .min) } == ["     "])
  }

  @Test("a positioned view takes the proposed space, or its own size if there is none")
  func positionTakesSpace() {
    #expect(
      rows(6, 1) {
        HStack(spacing: 0) {
          Text("a").position(x: 0, y: 0)
          Text("b")
        }
      }
        == ["a    b"])
    #expect(
      rows(6, 1) {
        HStack(spacing: 0) {
          Text("ac").position(x: 0, y: 0).fixedSize()
          Text("b")
        }
      } == [" acb  "])
  }

  @Test("an aspect ratio is kept on the screen for any shape of cells", arguments: [0.5, 1])
  func aspectRatio(cellAspect: Double) {
    let square = rows(12, 4, cellAspect: cellAspect) {
      Color.red.aspectRatio(1, contentMode: .fit).border(.ascii)
    }
    #expect(
      square
        == (cellAspect == 0.5
          ? ["   +----+   ", "   |    |   ", "   |    |   ", "   +----+   "]
          : ["    +--+    ", "    |  |    ", "    |  |    ", "    +--+    "]))
  }

  @Test("a fitting size is the largest inside; a filling one the smallest that covers")
  func fitsAndFills() {
    for width in 1...24 {
      for height in 1...12 {
        for ratio in [0.25, 2.0 / 3, 1, 1.5, 4] {
          let space = Size(width: width, height: height)
          let fit = size(ratio, .fit, in: space)
          #expect(fit.width <= width && fit.height <= height)
          #expect(fit.width == width || fit.height == height)
          let fill = size(ratio, .fill, in: space)
          #expect(fill.width >= width && fill.height >= height)
          #expect(fill.width == width || fill.height == height)
        }
      }
    }
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
    for ratio in [nil, 0, -1, .nan, .infinity] as [Double?] {
      let screen = rows(9, 3) {
        Color.red.frame(idealWidth: 4, idealHeight: 2).aspectRatio(ratio, contentMode: .fit)
          .border(.ascii)
      }
      #expect(screen == ["  +--+   ", "  |  |   ", "  +--+   "])
    }
    let liked = Color.red.frame(idealWidth: 4, idealHeight: 2)
    #expect(
      rows(9, 3) { liked.scaledToFit().border(.ascii) } == ["  +--+   ", "  |  |   ", "  +--+   "])
    #expect(
      rows(6, 4) { liked.scaledToFill().border(.ascii).frame(width: 4, height: 3) }
        == [" +--+ ", " |  | ", " +--+ ", "      "])
  }
}
