import Testing
import TextUI

@testable import MemoryViews

@Suite("A card as an object")
struct CardSurfaceTests {
  private static let (body, rim) = (Color(index: 200), Color(index: 201))
  private static let (ring, pattern) = (Color(index: 202), Color(index: 203))

  private func draw(_ surface: CardSurface, _ width: Int, _ height: Int) -> CellBuffer {
    let window = Window {
      surface.frame(width: width, height: height).frame(maxWidth: .max, maxHeight: .max)
    }
    return window.frame(size: Size(width: width + 2, height: height), at: .zero).buffer
  }

  @Test("its corners are round, and half of its first row is empty")
  func shape() {
    let card = draw(CardSurface(Self.body, rim: Self.rim, pattern: Self.pattern), 6, 4)
    #expect(
      (card.lines, card.style(at: Point(x: 3, y: 0)), card.style(at: Point(x: 1, y: 1))) == (
        [" ▗▄▄▄▄▖ ", " ▌▚▚▚▚▐ ", " ▌▚▚▚▚▐ ", " ▜▄▄▄▄▛ "], Style(foreground: Self.rim),
        Style(foreground: Self.rim, background: Self.body)
      ))
    #expect(
      (card.style(at: Point(x: 3, y: 1)), card.style(at: Point(x: 1, y: 3))) == (
        Style(foreground: Self.pattern, background: Self.body), Style(foreground: Self.rim)
      ))
  }

  @Test("a ring lies outside of the rim, half a cell higher than the card")
  func ring() {
    let card = draw(CardSurface(Self.body, rim: Self.rim, ring: Self.ring), 5, 4)
    #expect(card.lines == [" ▛▀▀▀▜ ", " ▌   ▐ ", " ▌   ▐ ", " ▙▄▄▄▟ "])
    let places = [Point(x: 1, y: 0), Point(x: 3, y: 0), Point(x: 5, y: 2), Point(x: 3, y: 3)]
    let styles = Set(places.map { card.style(at: $0) })
    #expect(
      (styles, card.style(at: Point(x: 3, y: 1)).background) == (
        [Style(foreground: Self.ring, background: Self.rim)], Self.body
      ))
  }

  @Test("a moving card is only spaces below its first row; without a body only the rim is drawn")
  func plain() {
    let card = draw(CardSurface(plain: Self.body), 5, 3)
    #expect(card.lines == [" ▄▄▄▄▄ ", "       ", "       "])
    let styles = Set((1...5).flatMap { x in (1...2).map { card.style(at: Point(x: x, y: $0)) } })

    let otherCard = draw(CardSurface(nil, rim: Self.rim), 4, 3)
    #expect(
      (styles, otherCard.lines, otherCard.style(at: Point(x: 2, y: 1))) == (
        [Style(background: Self.body)], [" ▗▄▄▖ ", " ▌  ▐ ", " ▜▄▄▛ "], .plain
      ))
  }

  @Test("when it is narrow while it turns, its edge is drawn", arguments: 0...1)
  func narrow(width: Int) {
    let card = draw(CardSurface(Self.body, rim: Self.rim), width, 3)
    let line = { (sign: String) in " " + (width == 0 ? "" : sign) + " " }
    #expect(card.lines == [line("▄"), line("█"), line("█")])
  }
}
