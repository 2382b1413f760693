import Pictures

/// Requires that every JPEG is decoded or rejected, and a fraction is rejected only if the whole
/// is.
func attack(_ bytes: [UInt8]) {
  // A large picture would take the time of many small ones.
  guard let jpeg = try? JPEG(bytes), jpeg.width * jpeg.height <= 1 << 18 else { return }
  let whole = try? jpeg.decoded()
  let longest = max(jpeg.width, jpeg.height)
  for divisor in [2, 4, 8] {
    let side = (longest + divisor - 1) / divisor
    let picture = try? jpeg.picture(largestSide: side)
    precondition(picture != nil || whole == nil, "\(side) of \(longest) pixels are refused")
    guard let picture, let whole = whole?.picture else { continue }
    precondition(picture.width <= whole.width && picture.height <= whole.height)
    precondition(max(picture.width, picture.height) >= side, "\(picture.width) for \(side)")
  }
}
