@testable import Pictures

/// Requires that a decoded picture survives a round trip.
func attack(_ bytes: [UInt8]) {
  guard let png = try? PNG(sealed(bytes)), png.width * png.height <= 1 << 20,
    let picture = try? png.picture()
  else { return }
  precondition((try? PNG(PNG.encoded(picture)).picture()) == picture, "pixels were lost")
}

/// Returns the bytes with valid chunk checksums; otherwise nothing behind them is reached.
private func sealed(_ file: [UInt8]) -> [UInt8] {
  var bytes = file
  var place = PNGLayout.signature.count
  while let length = bytes.number32(at: place), length <= bytes.count - place - 12 {
    let end = place + 8 + length
    var sum: [UInt8] = []
    sum.append32(PNGChecksum.sum(bytes, in: (place + 4)..<end))
    bytes.replaceSubrange(end..<(end + 4), with: sum)
    place = end + 4
  }
  return bytes
}
