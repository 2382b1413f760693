import TextUICore

extension CellBuffer {
  /// The largest number of bytes of the links in a frame; zero without links.
  ///
  /// A frame writes some of the cells in order, so that it changes the link at most as often as a
  /// whole one does.
  var linkCapacity: Int {
    guard table.links.count > 0 else { return 0 }
    var (changes, style, link) = (1, UInt16(0), UInt16(0))
    for cell in cells where cell.style != style {
      style = cell.style
      let next = table.style(style).link
      if next != link { changes += 1 }
      link = next
    }
    return changes * (table.links.longest + Self.linkFrame)
  }

  /// The largest number of bytes of a link besides its address.
  private static let linkFrame = 24
}
