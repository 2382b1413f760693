import MemoryModel
import TextUI

extension ThemeCover {
  /// Returns the size of the largest cover in a space; at least one cell if there is any.
  static func size(in room: Size, cellAspect: Double) -> Size {
    let columns = aspectRatio / shape(cellAspect)
    let height = min(room.height, max(1, Int((Double(room.width) / columns).rounded(.down))))
    return Size(
      width: min(room.width, Int((Double(height) * columns).rounded())), height: max(0, height))
  }

  /// Returns the ratio of a cell's width to its height, 1:2 if it is unknown.
  fileprivate static func shape(_ cellAspect: Double) -> Double {
    cellAspect > 0 ? cellAspect : 0.5
  }
}

extension CoverFace {
  /// Returns the cells of a face on a cover, some of which may be outside of it.
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

  /// Returns the face with its cells at another place on a cover.
  func placed(at origin: Point, on cover: Size, cellAspect: Double) -> CoverFace {
    let old = cells(on: cover, cellAspect: cellAspect).origin
    return moved(
      x: Double(origin.x - old.x) / Double(max(1, cover.width)),
      y: Double(origin.y - old.y) / Double(max(1, cover.height)))
  }
}
