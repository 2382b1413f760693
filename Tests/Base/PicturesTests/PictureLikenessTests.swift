import Pictures
import Testing

/// Pictures that are hard to tell apart have close hashes.
struct PictureLikenessTests {
  private func picture(
    _ width: Int, _ height: Int, red: UInt8 = 60, mirrored: Bool = false
  ) -> Picture {
    Picture(width: width, height: height) { x, y in
      let across = (mirrored ? width - 1 - x : x) * 200 / width
      return Pixel(red: red, green: UInt8(across), blue: UInt8(y * 200 / height))
    }
  }

  private func areAlike(_ one: Picture, _ other: Picture) -> Bool {
    PictureLikeness(of: one).isLike(PictureLikeness(of: other))
  }

  @Test("a picture is similar to itself, not to a mirrored or recoloured one, and symmetrically")
  func sizes() {
    #expect(
      areAlike(picture(90, 60), picture(90, 60)) && areAlike(picture(900, 600), picture(45, 30))
        && !areAlike(picture(90, 60), picture(90, 60, mirrored: true))
        && !areAlike(picture(90, 60), picture(90, 60, red: 120)))
    #expect(areAlike(picture(90, 60), picture(90, 60, red: 66)))

    let likenesses = (0..<12).map { PictureLikeness(of: picture(20, 20, red: UInt8(20 * $0))) }
    for one in likenesses {
      for other in likenesses { #expect(one.isLike(other) == other.isLike(one)) }
    }
  }
}
