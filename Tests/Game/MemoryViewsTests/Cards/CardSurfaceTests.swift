import Testing
import TextUI

@testable import MemoryViews

@Suite("A card as an object")
struct CardSurfaceTests {
  private static let (body, rim) = (Color(index: 200), Color(index: 201))
  private static let (ring, pattern) = (Color(index: 202), Color(index: 203))
  private static let lit = Color(index: 204)

  private func draw(_ surface: CardSurface, _ width: Int, _ height: Int) -> CellBuffer {
    let window = Window {
      surface.frame(width: width, height: height).frame(maxWidth: .max, maxHeight: .max)
    }
    return window.frame(size: Size(width: width + 2, height: height), at: .zero).buffer
  }

  @Test("the outer halves of its edge are empty, the inner ones are the rim")
  func shape() {
    let card = draw(CardSurface(Self.body, rim: .plain(Self.rim), pattern: Self.pattern), 6, 4)
    #expect(card.lines == [" ▗▄▄▄▄▖ ", " ▐▚▚▚▚▌ ", " ▐▚▚▚▚▌ ", " ▝▀▀▀▀▘ "])
    let places = [Point(x: 1, y: 0), Point(x: 3, y: 0), Point(x: 6, y: 2), Point(x: 2, y: 3)]
    #expect(
      (Set(places.map { card.style(at: $0) }), card.style(at: Point(x: 3, y: 1))) == (
        [Style(foreground: Self.rim)],
        Style(foreground: Self.pattern, background: Self.body)
      ))
  }

  @Test("a ring has the outer halves, and leaves the rim and the inside as they are")
  func ring() {
    let card = draw(CardSurface(Self.body, rim: .plain(Self.rim), ring: Self.ring), 5, 4)
    #expect(card.lines == [" ▛▀▀▀▜ ", " ▌   ▐ ", " ▌   ▐ ", " ▙▄▄▄▟ "])
    let places = [Point(x: 1, y: 0), Point(x: 3, y: 0), Point(x: 5, y: 2), Point(x: 3, y: 3)]
    let styles = Set(places.map { card.style(at: $0) })
    #expect(
      (styles, card.style(at: Point(x: 3, y: 1)).background) == (
        [Style(foreground: Self.ring, background: Self.rim)], Self.body
      ))
  }

  /// Returns the rim of a card of 6 × 4 cells, with a `#` in each cell that is lit.
  private func rim(_ rim: CardRim, ring: Color? = nil) -> [String] {
    let card = draw(CardSurface(Self.body, rim: rim, ring: ring), 6, 4)
    return (0..<4).map { y in
      (1...6).map { x in
        let style = card.style(at: Point(x: x, y: y))
        let color = ring == nil ? style.foreground : style.background
        return color == Self.lit ? "#" : color == Self.rim ? "." : " "
      }.joined()
    }
  }

  @Test("a countdown is lit clockwise from the middle of the top, with or without a ring")
  func countdown() {
    let shares = [0.01, 0.1, 0.3, 0.5, 0.7, 0.99]
    let rims = [nil, Self.ring].map { ring in
      shares.map { rim(.countdown(left: $0, lit: Self.lit, spent: Self.rim), ring: ring) }
    }
    let expected = [
      ["......", ".    .", ".    .", "......"],
      ["...###", ".    .", ".    .", "......"],
      ["...###", ".    #", ".    .", "......"],
      ["...###", ".    #", ".    #", "...###"],
      ["...###", ".    #", "#    #", "######"],
      ["######", "#    #", "#    #", "######"],
    ]
    #expect(rims == [expected, expected])
  }

  @Test("a path goes once round a card, and its last cell ends at its beginning")
  func path() {
    let sizes = (4...9).flatMap { width in (3...6).map { Size(width: width, height: $0) } }
    let wrong = sizes.filter { size in
      let steps = RimPath(around: size).steps
      let middles = steps.map(\.middle)
      let corners = steps.filter { step in
        [0, size.width - 1].contains(step.place.x) && [0, size.height - 1].contains(step.place.y)
      }
      return Set(steps.map { [$0.place.x, $0.place.y] }).count != 2 * (size.width + size.height) - 8
        || middles != middles.sorted() || !corners.isEmpty
        || abs((middles.first ?? 0) + (middles.last ?? 0) - 1) > 0.001
    }
    #expect((wrong, RimPath(around: Size(width: 2, height: 9)).steps) == ([], []))
  }

  @Test("a hint dashes the rim")
  func dashes() {
    #expect(
      rim(.dashed(Self.lit, on: Self.rim)) == ["##.###", "#    .", ".    #", "###.##"])
  }

  @Test("when it is narrow while it turns, its edge is drawn", arguments: 0...1)
  func narrow(width: Int) {
    let card = draw(CardSurface(Self.body, rim: .plain(Self.rim)), width, 3)
    let line = { (sign: String) in " " + (width == 0 ? "" : sign) + " " }
    #expect(card.lines == [line("▄"), line("█"), line("▀")])
  }
}
