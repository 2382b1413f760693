/// The size and the components of a picture (a frame header).
struct JPEGFrame {
  let width: Int
  let height: Int
  let isProgressive: Bool
  let components: [JPEGComponent]
  /// The largest horizontal sampling factor of a component.
  let widest: Int
  /// The largest vertical sampling factor of a component.
  let tallest: Int

  /// Reads the body of a frame segment.
  init(_ body: ArraySlice<UInt8>, isProgressive: Bool) throws(PictureError) {
    let bytes = Array(body)
    guard bytes.count >= 6, let height = bytes.number16(at: 1), let width = bytes.number16(at: 3),
      width > 0, bytes.count >= 6 + 3 * Int(bytes[5])
    else { throw .wrong(.header, at: body.startIndex) }
    guard bytes[0] == 8 else { throw .wrong(.sampleDepth, at: body.startIndex) }
    guard height > 0 else { throw .wrong(.rowCount, at: body.startIndex + 1) }
    guard [1, 3, 4].contains(bytes[5]) else { throw .wrong(.header, at: body.startIndex + 5) }
    guard height <= JPEG.pixelLimit / width else {
      throw .tooLarge(.pixels, limit: JPEG.pixelLimit)
    }
    (self.width, self.height, self.isProgressive) = (width, height, isProgressive)
    let components = try Self.components(bytes, at: body.startIndex)
    let widest = components.reduce(1) { max($0, $1.horizontal) }
    let tallest = components.reduce(1) { max($0, $1.vertical) }
    guard
      components.allSatisfy({ widest % $0.horizontal == 0 && tallest % $0.vertical == 0 })
    else { throw .wrong(.sampling, at: body.startIndex + 6) }
    (self.components, self.widest, self.tallest) = (components, widest, tallest)
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

  /// The number of units in a row, each with blocks of all components.
  var columns: Int { (width + 8 * widest - 1) / (8 * widest) }

  /// The number of rows of units.
  var rows: Int { (height + 8 * tallest - 1) / (8 * tallest) }

  /// Returns the number of blocks in a row that have pixels of the picture.
  func columns(of component: JPEGComponent) -> Int {
    (samples(component.horizontal, widest, width) + 7) / 8
  }

  /// Returns the number of rows of blocks that have pixels of the picture.
  func rows(of component: JPEGComponent) -> Int {
    (samples(component.vertical, tallest, height) + 7) / 8
  }

  private func samples(_ factor: Int, _ most: Int, _ pixels: Int) -> Int {
    (pixels * factor + most - 1) / most
  }

  /// The number of blocks of all components.
  var blocks: Int { components.reduce(0) { $0 + columns(of: $1) * rows(of: $1) } }
}

/// A component, such as luma.
struct JPEGComponent {
  /// The identifier that scans refer to.
  let identifier: UInt8
  /// The horizontal sampling factor: 1 to 4 blocks in a unit.
  let horizontal: Int
  /// The vertical sampling factor: 1 to 4 blocks in a unit.
  let vertical: Int
  /// The index of the quantization table.
  let quantization: Int

  /// Reads three bytes; returns nil for an invalid sampling factor or table.
  ///
  /// A single component always has units of one block, whatever its factors.
  init?(_ bytes: ArraySlice<UInt8>, isAlone: Bool) {
    let bytes = Array(bytes)
    let (horizontal, vertical) = (Int(bytes[1] >> 4), Int(bytes[1] & 15))
    guard 1...4 ~= horizontal, 1...4 ~= vertical, bytes[2] < 4 else { return nil }
    identifier = bytes[0]
    self.horizontal = isAlone ? 1 : horizontal
    self.vertical = isAlone ? 1 : vertical
    quantization = Int(bytes[2])
  }
}
