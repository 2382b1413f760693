import MemoryModel
import Pictures
import TextUI

// The stickers, in the cells of a view that shows the crop.
extension PictureEditing {
  /// The size of a new sticker, in parts of the longer side of the crop.
  private static let usualPart = 0.25

  /// Returns the cells of a sticker, at least one; some may be outside of the view.
  func cells(of sticker: PictureSticker, in view: Size) -> Rect {
    let crop = crop
    let middle = crop.squarePoint(sticker.x, sticker.y)
    func range(
      _ middle: Double, _ start: Double, _ length: Double, _ count: Int
    ) -> (start: Int, count: Int) {
      let cells = max(1, (sticker.size / length * Double(count)).rounded())
      let place = ((middle - start) / length + 0.5) * Double(count)
      return (Int((place - cells / 2).rounded()), Int(cells))
    }
    let columns = range(middle.x, crop.x, crop.width, view.width)
    let rows = range(middle.y, crop.y, crop.height, view.height)
    return Rect(x: columns.start, y: rows.start, width: columns.count, height: rows.count)
  }

  /// Adds a sticker in front of all others, upright as the picture is shown.
  ///
  /// - Parameters:
  ///   - symbol: The emoji; any other text is refused.
  ///   - cell: The cell of its centre; nil for the middle of the view.
  ///   - view: The size of the view.
  /// - Returns: The index of the sticker; nil if it was refused.
  mutating func addSticker(_ symbol: String, at cell: Point? = nil, in view: Size) -> Int? {
    let crop = crop
    guard
      let sticker = PictureSticker(
        symbol, size: Self.usualPart * max(crop.width, crop.height), angle: -crop.rotation)
    else {
      refusal = "\(symbol.printable(atMost: 12)) is not an emoji."
      return nil
    }
    let count = picture.stickers.count
    guard count < FacePicture.mostStickers else {
      refusal = "A picture can have at most \(FacePicture.mostStickers) stickers."
      return nil
    }
    let place = cell.map { Self.squarePoint(of: $0, in: view, crop) } ?? (crop.x, crop.y)
    let placed = placed(sticker, at: place)
    change { $0.stickers.append(placed) }
    return count
  }

  private static func squarePoint(
    of cell: Point, in view: Size, _ crop: Crop
  ) -> (x: Double, y: Double) {
    (
      crop.x + ((Double(cell.x) + 0.5) / Double(max(1, view.width)) - 0.5) * crop.width,
      crop.y + ((Double(cell.y) + 0.5) / Double(max(1, view.height)) - 0.5) * crop.height
    )
  }

  /// Returns a sticker at a point of the crop's square, with its centre within crop and picture.
  private func placed(_ sticker: PictureSticker, at point: (x: Double, y: Double)) -> PictureSticker
  {
    let crop = crop
    func limited(_ number: Double, _ middle: Double, _ half: Double) -> Double {
      max(middle - half, min(number, middle + half))
    }
    let place = crop.picturePoint(
      limited(point.x, crop.x, crop.width / 2), limited(point.y, crop.y, crop.height / 2))
    return sticker.placed(
      x: limited(place.x, 0, size.width / size.diagonal / 2),
      y: limited(place.y, 0, size.height / size.diagonal / 2))
  }

  /// Moves a sticker by cells; ignored if it is gone.
  mutating func moveSticker(_ index: Int, by step: Size, in view: Size) {
    guard let moved = moved(index, of: picture, by: step, in: view) else { return }
    change { $0.stickers[index] = moved }
  }

  /// Moves a sticker by the cells since the drag began.
  mutating func dragSticker(_ index: Int, by way: Size, in view: Size) {
    guard let moved = moved(index, of: kept, by: way, in: view) else { return }
    drag { $0.stickers[index] = moved }
  }

  private func moved(
    _ index: Int, of picture: FacePicture, by step: Size, in view: Size
  ) -> PictureSticker? {
    guard picture.stickers.indices.contains(index) else { return nil }
    let (sticker, crop) = (picture.stickers[index], crop)
    let old = crop.squarePoint(sticker.x, sticker.y)
    return placed(
      sticker,
      at: (
        old.x + Double(step.width) / Double(max(1, view.width)) * crop.width,
        old.y + Double(step.height) / Double(max(1, view.height)) * crop.height
      ))
  }

  /// Enlarges a sticker by a fraction of the diagonal; ignored if it is gone.
  mutating func resizeSticker(_ index: Int, by step: Double) {
    guard picture.stickers.indices.contains(index) else { return }
    change { $0.stickers[index] = $0.stickers[index].resized(by: step) }
  }

  /// Resizes a sticker, whose centre stays, by the cells that its lower right corner was dragged.
  mutating func dragStickerSize(_ index: Int, by way: Size, in view: Size) {
    guard kept.stickers.indices.contains(index) else { return }
    resizedSticker = index
    let right = Double(way.width) / Double(max(1, view.width)) * crop.width
    let down = Double(way.height) / Double(max(1, view.height)) * crop.height
    drag { $0.stickers[index] = $0.stickers[index].resized(by: right + down) }
  }

  /// Removes a sticker; ignored if it is gone.
  mutating func removeSticker(_ index: Int) {
    guard picture.stickers.indices.contains(index) else { return }
    change { $0.stickers.remove(at: index) }
  }
}
