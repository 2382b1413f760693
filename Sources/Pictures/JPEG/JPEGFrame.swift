/// The size of a picture and the components that it is made of.
struct JPEGFrame {
  let width: Int
  let height: Int
  let isProgressive: Bool
  let components: [JPEGComponent]
  /// The most blocks side by side that a component has in a unit.
  let widest: Int
  /// The same from top to bottom.
  let tallest: Int

  /// Reads the body of a frame's segment.
  init(_ body: ArraySlice<UInt8>, isProgressive: Bool) throws(PictureError) {
    let bytes = Array(body)
    guard bytes.count >= 6, let height = bytes.number16(at: 1), let width = bytes.number16(at: 3),
      width > 0, height > 0, bytes.count >= 6 + 3 * Int(bytes[5])
    else { throw .wrong(.header, at: body.startIndex) }
    guard bytes[0] == 8 else { throw .wrong(.sampleDepth, at: body.startIndex) }
    guard bytes[5] != 4 else { throw .wrong(.cmyk, at: body.startIndex + 5) }
    guard bytes[5] == 1 || bytes[5] == 3 else { throw .wrong(.header, at: body.startIndex + 5) }
    guard height <= JPEG.pixelLimit / width else {
      throw .tooLarge(.pixels, limit: JPEG.pixelLimit)
    }
    (self.width, self.height, self.isProgressive) = (width, height, isProgressive)
    components = try Self.components(bytes, at: body.startIndex)
    widest = components.reduce(1) { max($0, $1.horizontal) }
    tallest = components.reduce(1) { max($0, $1.vertical) }
  }

  private static func components(
    _ bytes: [UInt8], at start: Int
  ) throws(PictureError) -> [JPEGComponent] {
    try (0..<Int(bytes[5])).map { (index) throws(PictureError) in
      let place = 6 + 3 * index
      let isAlone = bytes[5] == 1
      guard let component = JPEGComponent(bytes[place..<(place + 3)], isAlone: isAlone) else {
        throw .wrong(.sampling, at: start + place)
      }
      return component
    }
  }

  /// Units side by side, of which each has blocks of all components.
  var columns: Int { (width + 8 * widest - 1) / (8 * widest) }

  /// Units above each other.
  var rows: Int { (height + 8 * tallest - 1) / (8 * tallest) }

  /// Blocks side by side that have pixels of the picture.
  func columns(of component: JPEGComponent) -> Int {
    (samples(component.horizontal, widest, width) + 7) / 8
  }

  /// Blocks above each other that have pixels of the picture.
  func rows(of component: JPEGComponent) -> Int {
    (samples(component.vertical, tallest, height) + 7) / 8
  }

  private func samples(_ factor: Int, _ most: Int, _ pixels: Int) -> Int {
    (pixels * factor + most - 1) / most
  }

  /// Of all components.
  var blocks: Int { components.reduce(0) { $0 + columns(of: $1) * rows(of: $1) } }
}

/// A kind of sample, such as brightness.
struct JPEGComponent {
  /// By which scans call it.
  let identifier: UInt8
  /// Blocks side by side in a unit: 1, 2 or 4.
  let horizontal: Int
  /// Blocks above each other in a unit: 1, 2 or 4.
  let vertical: Int
  /// The number of its table.
  let quantization: Int

  /// Reads three bytes; nil for factors or a table that there are not.
  ///
  /// The units of a component that is alone are blocks, whatever it says.
  init?(_ bytes: ArraySlice<UInt8>, isAlone: Bool) {
    let bytes = Array(bytes)
    let (horizontal, vertical) = (Int(bytes[1] >> 4), Int(bytes[1] & 15))
    let known = [1, 2, 4]
    guard known.contains(horizontal), known.contains(vertical), bytes[2] < 4 else { return nil }
    identifier = bytes[0]
    self.horizontal = isAlone ? 1 : horizontal
    self.vertical = isAlone ? 1 : vertical
    quantization = Int(bytes[2])
  }
}
