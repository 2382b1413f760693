import MemoryModel
import Pictures

// The frame in crop mode. Steps are fractions of the square's side.
extension PictureEditing {
  /// The present crop; the whole picture if it is not cropped.
  var crop: Crop { picture.crop ?? Crop(wholeOf: size) }

  /// Moves the frame, or one of its handles, by the offset since the drag began.
  mutating func drag(_ handle: CropHandle?, x: Double, y: Double) {
    drag { [size] picture in
      let start = picture.crop ?? Crop(wholeOf: size)
      let crop =
        if let handle {
          start.resized(handle, x: x, y: y, in: size)
        } else {
          start.moved(x: x, y: y, in: size)
        }
      picture.setCrop(crop, of: size)
    }
  }

  mutating func move(x: Double, y: Double) {
    let moved = crop.moved(x: x, y: y, in: size)
    change { [size] in $0.setCrop(moved, of: size) }
  }

  /// Moves the lower right corner.
  mutating func resize(x: Double, y: Double) {
    let corner = CropHandle(horizontal: x == 0 ? 0 : 1, vertical: y == 0 ? 0 : 1)
    let resized = crop.resized(corner, x: x, y: y, in: size)
    change { [size] in $0.setCrop(resized, of: size) }
  }

  /// Shows the whole picture without rotation.
  mutating func reset() { change { $0.crop = nil } }
}

extension FacePicture {
  /// Changes the crop; one of the whole picture is none.
  mutating func setCrop(_ crop: Crop, of size: PictureSize) {
    self.crop = crop == Crop(wholeOf: size) ? nil : crop
  }
}
