/// The meaning of a picture's components.
enum JPEGColorSpace {
  case grey
  case rgb
  /// Luma, and the blue and red chroma.
  case yCbCr
  /// Inverted cyan, magenta, yellow and black, as Adobe writes them.
  case cmyk
  /// Inverted CMYK whose first three components are inverted and converted to `yCbCr`.
  case ycck
}

/// Converts samples to pixels.
struct JPEGColors {
  private let planes: [JPEGPlane]
  private let width: Int
  private let height: Int
  private let space: JPEGColorSpace

  init(_ planes: [JPEGPlane], of frame: JPEGFrame, in space: JPEGColorSpace, at scale: Int) {
    self.planes = planes
    self.space = space
    width = JPEGFrame.scaled(frame.width, scale)
    height = JPEGFrame.scaled(frame.height, scale)
  }

  /// Returns all pixels in the given orientation.
  func picture(_ orientation: PictureOrientation) -> Picture {
    var pixels = [UInt8](repeating: 255, count: 4 * width * height)
    let order = orientation.order(width: width, height: height)
    var lines = planes.map { _ in [UInt8](repeating: 0, count: width) }
    var sums = [UInt16](repeating: 0, count: width)
    for y in 0..<height {
      for index in planes.indices { planes[index].write(row: y, to: &lines[index], &sums) }
      let start = 4 * (order.first + y * order.rowStep)
      write(lines, to: &pixels, from: start, step: 4 * order.columnStep)
    }
    let isTurned = orientation.swapsSides
    return Picture(
      width: isTurned ? height : width, height: isTurned ? width : height, bytes: pixels)
  }

  private func write(
    _ lines: [[UInt8]], to pixels: inout [UInt8], from start: Int, step: Int
  ) {
    switch space {
    case .grey: Self.write(lines[0], lines[0], lines[0], to: &pixels, start, step)
    case .rgb: Self.write(lines[0], lines[1], lines[2], to: &pixels, start, step)
    case .yCbCr: Self.convert(lines[0], lines[1], lines[2], to: &pixels, start, step)
    case .cmyk:
      Self.write(lines[0], lines[1], lines[2], to: &pixels, start, step)
      Self.darken(lines[3], isInverted: false, &pixels, start, step)
    case .ycck:
      Self.convert(lines[0], lines[1], lines[2], to: &pixels, start, step)
      Self.darken(lines[3], isInverted: true, &pixels, start, step)
    }
  }

  private static func write(
    _ red: [UInt8], _ green: [UInt8], _ blue: [UInt8],
    to pixels: inout [UInt8], _ start: Int, _ step: Int
  ) {
    var pixels = pixels.mutableSpan
    for x in red.indices {
      let place = start + x * step
      pixels[place] = red[x]
      pixels[place + 1] = green[x]
      pixels[place + 2] = blue[x]
    }
  }

  /// Converts with the coefficients of JFIF 1.02, in 65,536ths.
  private static func convert(
    _ luma: [UInt8], _ bluer: [UInt8], _ redder: [UInt8],
    to pixels: inout [UInt8], _ start: Int, _ step: Int
  ) {
    let (luma, bluer, redder) = (luma.span, bluer.span, redder.span)
    var pixels = pixels.mutableSpan
    var place = start
    for x in 0..<luma.count {
      let grey = Int32(luma[x]) << 16 &+ 32_768
      let blue = Int32(bluer[x]) &- 128
      let red = Int32(redder[x]) &- 128
      pixels[place] = byte(grey &+ 91_881 &* red)
      pixels[place &+ 1] = byte(grey &- 22_554 &* blue &- 46_802 &* red)
      pixels[place &+ 2] = byte(grey &+ 116_130 &* blue)
      place &+= step
    }
  }

  /// Multiplies the colours, or their inverse, by the inverted black.
  ///
  /// djpeg and most viewers do the same, with or without Adobe's segment.
  private static func darken(
    _ black: [UInt8], isInverted: Bool, _ pixels: inout [UInt8], _ start: Int, _ step: Int
  ) {
    let opposite: UInt8 = isInverted ? 255 : 0
    var pixels = pixels.mutableSpan
    for x in black.indices {
      let place = start + x * step
      for channel in place..<(place + 3) {
        let product = Int(pixels[channel] ^ opposite) * Int(black[x])
        pixels[channel] = UInt8(truncatingIfNeeded: (product + 127) / 255)
      }
    }
  }

  @inline(__always) private static func byte(_ sum: Int32) -> UInt8 {
    UInt8(truncatingIfNeeded: max(0, min(sum &>> 16, 255)))
  }
}
