import Pictures
import TestSupport
import Testing

/// Overlays on a blue picture of 40 × 30 pixels, whose diagonal is 50.
@Suite struct PictureOverlayTests {
  private let blue = Picture(width: 40, height: 30) { _, _ in Pixel(red: 0, green: 0, blue: 200) }

  /// A red square with an empty border, of which an overlay shows the red part.
  private let sticker = Picture(width: 16, height: 16) { x, y in
    (4..<12).contains(x) && (4..<12).contains(y) ? Pixel(red: 255, green: 0, blue: 0) : .clear
  }

  private func reds(_ picture: Picture) -> [(x: Int, y: Int)] {
    (0..<picture.height).flatMap { y in
      (0..<picture.width).filter { picture[$0, y].red > 127 }.map { (x: $0, y: y) }
    }
  }

  @Test func `no overlay changes nothing, and one covers the square of its size, alone if clear`() {
    let overlay = PictureOverlay(sticker, x: 0, y: 0, size: 0.2)
    let places = reds(blue.overlaid(with: [overlay]))
    let clear = Picture(width: 40, height: 30) { _, _ in .clear }
    let shown = clear.overlaid(with: [PictureOverlay(sticker, x: 0, y: 0, size: 0.2)])
    #expect(
      (
        blue.overlaid(with: []).id, places.count, places.map(\.x).min(), places.map(\.x).max(),
        places.map(\.y).min()
      ) == (blue.id, 100, 15, 24, 10)
        && (places.map(\.y).max(), shown[20, 15], shown[5, 5]) == (
          19, Pixel(red: 255, green: 0, blue: 0), .clear
        ))
  }

  @Test func `its place is a fraction of the diagonal, and what is beyond the edges is cut off`() {
    let moved = PictureOverlay(sticker, x: 0.1, y: -0.1, size: 0.2)
    let places = reds(blue.overlaid(with: [moved]))
    let corner = PictureOverlay(sticker, x: -0.4, y: -0.3, size: 0.2)
    let outside = PictureOverlay(sticker, x: 0.8, y: 0, size: 0.2)
    #expect(
      (
        places.map(\.x).min(), places.map(\.y).min(), places.count,
        reds(blue.overlaid(with: [corner])).count, blue.overlaid(with: [outside])
      ) == (20, 5, 100, 25, blue))
  }

  @Test func `the last overlay is in front, and a translucent one is mixed with what is below`() {
    let green = Picture(width: 4, height: 4) { _, _ in Pixel(red: 0, green: 200, blue: 0) }
    let half = Picture(width: 4, height: 4) { _, _ in
      Pixel(red: 200, green: 0, blue: 0, alpha: 128)
    }
    let both = [
      PictureOverlay(sticker, x: 0, y: 0, size: 0.2), PictureOverlay(green, x: 0, y: 0, size: 0.1),
    ]
    let mixed = blue.overlaid(with: [PictureOverlay(half, x: 0, y: 0, size: 0.2)])[20, 15]
    #expect(
      (blue.overlaid(with: both)[20, 15], mixed.alpha) == (Pixel(red: 0, green: 200, blue: 0), 255)
        && (99...102).contains(mixed.red) && (98...101).contains(mixed.blue))
  }

  /// A picture that is red above and green below.
  private let flag = Picture(width: 10, height: 10) { _, y in
    y < 5 ? Pixel(red: 255, green: 0, blue: 0) : Pixel(red: 0, green: 255, blue: 0)
  }

  @Test(arguments: [
    (0.0, 0, -3), (90, 3, 0), (180, 0, 3), (-180, 0, 3), (-90, -3, 0), (270, -3, 0), (360, 0, -3),
  ])
  func `it is turned clockwise`(angle: Double, x: Int, y: Int) {
    let turned = blue.overlaid(
      with: [PictureOverlay(flag, x: 0, y: 0, size: 0.3, angle: angle)])
    #expect(turned[20 + x, 15 + y].red > 200 && turned[20 - x, 15 - y].green > 200)
  }

  @Test func `any overlay that the documentation allows is drawn within the picture`() {
    var numbers = SeededNumbers(seed: 7)
    for _ in 0..<100 {
      let overlay = PictureOverlay(
        sticker, x: numbers.real(-16...16) * (numbers.whole(0...1) == 0 ? 0.02 : 1),
        y: numbers.real(-0.5...0.5), size: numbers.one(of: [1e-9, 0.01, 0.3, 1, 2]),
        angle: numbers.real(-360...360))
      let drawn = blue.overlaid(with: [overlay])
      #expect(drawn.width == 40 && drawn.height == 30 && drawn.isOpaque)
    }
  }
}

/// The points of a picture in the square of a crop.
@Suite struct CropPointsTests {
  private let crops = [
    Crop(x: 0, y: 0, width: 0.8, height: 0.6),
    Crop(x: 0.1, y: 0, width: 0.3, height: 0.2, quarterTurns: 1),
    Crop(x: 0, y: -0.1, width: 0.3, height: 0.2, quarterTurns: 2, angle: 45),
    Crop(x: 0, y: 0, width: 0.3, height: 0.2, quarterTurns: 3, angle: -17.5),
  ]

  @Test func `a point comes back, the centre stays, and points turn as crops do`() {
    for crop in crops {
      #expect(crop.squarePoint(0, 0) == (0, 0))
      for (x, y) in [(0.3, 0.1), (-0.2, 0.25), (0.0, -0.3)] {
        let there = crop.squarePoint(x, y)
        let back = crop.picturePoint(there.x, there.y)
        #expect(abs(back.x - x) < 1e-9 && abs(back.y - y) < 1e-9)
      }
    }

    let turning = Crop(x: 0.1, y: 0.05, width: 0.2, height: 0.1)
    let turned = turning.turnedRight
    #expect(
      turned.squarePoint(turning.x, turning.y) == (turned.x, turned.y)
        && crops.map(\.rotation) == [0, 90, -135, -107.5])
  }

  @Test func `a point is where the cropped picture shows it`() {
    let picture = Picture(width: 40, height: 30) { x, y in
      (24...26).contains(x) && (9...11).contains(y)
        ? Pixel(red: 255, green: 0, blue: 0) : Pixel(red: 0, green: 0, blue: 0)
    }
    let (x, y) = ((25.5 - 20) / 50, (10.5 - 15) / 50)
    for (turns, angle) in [(0, 0.0), (1, 0), (2, 30), (3, -20)] {
      let crop = Crop(x: 0, y: 0, width: 1, height: 1, quarterTurns: turns, angle: angle)
      let place = crop.squarePoint(x, y)
      let shown = picture.cropped(crop, largestSide: 50)
      #expect(shown[Int(25 + 50 * place.x), Int(25 + 50 * place.y)].red > 150, "\(turns) \(angle)")
    }
  }
}
