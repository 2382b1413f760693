import MemoryModel
import TextUI

extension ThemeCover {
  /// The cells of a cover as large as a room allows; at least one where there is any.
  static func size(in room: Size, cellAspect: Double) -> Size {
    let columns = aspectRatio / shape(cellAspect)
    let height = min(room.height, max(1, Int((Double(room.width) / columns).rounded(.down))))
    return Size(
      width: min(room.width, Int((Double(height) * columns).rounded())), height: max(0, height))
  }

  /// The width of a cell by its height, which is half of it where nobody knows.
  fileprivate static func shape(_ cellAspect: Double) -> Double {
    cellAspect > 0 ? cellAspect : 0.5
  }
}

extension CoverFace {
  /// The cells of a face on a cover of a size; some of them may lie beside the cover.
  func cells(on cover: Size, cellAspect: Double) -> Rect {
    let height = size * Double(cover.height)
    let own = Size(
      width: max(1, Int((height / ThemeCover.shape(cellAspect)).rounded())),
      height: max(1, Int(height.rounded())))
    return Rect(
      x: Self.start(of: own.width, around: x, in: cover.width),
      y: Self.start(of: own.height, around: y, in: cover.height),
      width: own.width, height: own.height)
  }

  private static func start(of length: Int, around place: Double, in space: Int) -> Int {
    Int(((0.5 + place) * Double(space) - Double(length) / 2).rounded())
  }

  /// The same face where its cells begin elsewhere on a cover.
  func placed(at origin: Point, on cover: Size, cellAspect: Double) -> CoverFace {
    let old = cells(on: cover, cellAspect: cellAspect).origin
    return moved(
      x: Double(origin.x - old.x) / Double(max(1, cover.width)),
      y: Double(origin.y - old.y) / Double(max(1, cover.height)))
  }
}
