import Testing

@testable import TextUI
@testable import TextUICore

@Suite("Places of popups")
struct PopupPlacementTests {
  @Test("a popup takes four fifths of the safe area at most, or fills the window up to its edges")
  func limits() {
    func limit(_ width: Int, _ height: Int) -> Size {
      PopupPlacement(bounds: Rect(x: 0, y: 0, width: width, height: height)).limit
    }

    func otherLimit(_ width: Int, _ height: Int) -> Size {
      let bounds = Rect(x: 0, y: 0, width: width, height: height)
      return PopupPlacement(bounds: bounds, fillsWindow: true).limit
    }

    #expect(
      [
        limit(80, 24), limit(40, 12), limit(200, 60), limit(1, 1), limit(0, 0), otherLimit(200, 60),
        otherLimit(40, 12), otherLimit(1, 0),
      ] == [
        Size(width: 60, height: 19), Size(width: 38, height: 9), Size(width: 60, height: 24),
        Size(width: 1, height: 1), Size(width: 1, height: 1), Size(width: 198, height: 58),
        Size(width: 38, height: 10), Size(width: 1, height: 1),
      ])
  }

  @Test("an anchored popup is on the screen, and covers the anchor only without room elsewhere")
  func staysOnScreen() {
    let bounds = Rect(x: 1, y: 1, width: 12, height: 7)
    let placement = PopupPlacement(bounds: bounds)
    for x in 0..<13 {
      for y in 0..<8 {
        for edge in Edge.allCases {
          let anchor = Rect(x: x, y: y, width: 3, height: 1)
          expectPlace(placement, anchor, edge)
        }
      }
    }
  }

  private func expectPlace(_ placement: PopupPlacement, _ anchor: Rect, _ edge: Edge) {
    let limit = placement.limit(beside: anchor, edge)
    for width in [1, 3, limit.width] {
      for height in [1, 3, limit.height] {
        let size = Size(width: min(width, limit.width), height: min(height, limit.height))
        let side = placement.side(for: size, of: anchor, wanted: edge)
        let rect = placement.rect(of: size, at: side, of: anchor)
        #expect(placement.bounds.intersection(rect) == rect, "\(anchor) \(edge) \(size)")
        if limit.height > 3, limit.width > 3, placement.bounds.intersection(anchor) == anchor {
          #expect(rect.intersection(anchor).isEmpty, "\(anchor) \(edge) \(size)")
        }
      }
    }
  }

  @Test("an anchored popup is one cell away on its side, and flips if there is no room")
  func flips() {
    let placement = PopupPlacement(bounds: Rect(x: 0, y: 0, width: 40, height: 10))
    let size = Size(width: 6, height: 4)
    func rect(_ anchor: Rect, _ edge: Edge) -> Rect {
      placement.rect(of: size, at: placement.side(for: size, of: anchor, wanted: edge), of: anchor)
    }
    let high = Rect(x: 8, y: 2, width: 5, height: 1)
    let low = Rect(x: 36, y: 7, width: 4, height: 1)

    #expect(
      [
        rect(high, .bottom), rect(high, .top), rect(high, .leading), rect(high, .trailing),
        rect(low, .bottom), rect(low, .trailing),
      ] == [
        Rect(x: 8, y: 4, width: 6, height: 4), Rect(x: 8, y: 4, width: 6, height: 4),
        Rect(x: 1, y: 2, width: 6, height: 4), Rect(x: 14, y: 2, width: 6, height: 4),
        Rect(x: 34, y: 2, width: 6, height: 4), Rect(x: 29, y: 6, width: 6, height: 4),
      ])
  }

  @Test("the distance out of a space is the least that moves a rectangle wholly outside")
  func measuresDistance() {
    let space = Rect(x: 0, y: 0, width: 9, height: 7)
    for edge in Edge.allCases {
      for x in 0..<7 {
        let rect = Rect(x: x, y: x % 5, width: 2, height: 2)
        let distance = edge.distance(from: rect, outOf: space)
        for (length, isOutside) in [(distance, true), (distance - 1, false)] {
          let movement = edge.movement(length)
          let moved = rect.offset(x: movement.width, y: movement.height)
          #expect(moved.intersection(space).isEmpty == isOutside, "\(edge) \(rect)")
        }
      }
    }
  }
}
