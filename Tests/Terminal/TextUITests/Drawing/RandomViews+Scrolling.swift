import TextUI

extension RandomViews {
  /// A viewport with an extreme range, zoomed and moved by extreme numbers.
  var viewport: Viewport {
    mutating get {
      let ranges = [1...4, 0...0, -1e300 ... -1, 1e-300...1e300, 1...Double.infinity]
      var viewport = Viewport(
        zoom: real, zoomRange: pick(ranges), margins: Size(width: length, height: length))
      viewport.resize(
        content: Size(width: length, height: length), window: Size(width: window, height: window))
      viewport.zoom(to: real, about: pick([nil, Point(x: length, y: length)]))
      viewport.zoom(by: length)
      viewport.move(columns: length, rows: length)
      return viewport
    }
  }

  /// A lazy grid of copies of a view, in a scroll view.
  mutating func lazyGrid(of view: AnyView) -> AnyView {
    let tracks: [GridItem] = pick([
      [], [.fixed(length), .adaptive(minimum: length, maximum: length)],
      [.flexible(minimum: length, maximum: length)],
    ])
    let (spacing, rowSpacing, cell) = (length, length, maybe)
    if pick([true, false]) {
      return AnyView(
        ScrollView {
          LazyVGrid(columns: tracks, spacing: spacing, rowSpacing: rowSpacing, rowHeight: cell) {
            ForEach(0..<3) { _ in view }
          }
        })
    }
    return AnyView(
      ScrollView(.horizontal) {
        LazyHGrid(rows: tracks, spacing: spacing, rowSpacing: rowSpacing, columnWidth: cell) {
          ForEach(0..<3) { _ in view }
        }
      })
  }
}
