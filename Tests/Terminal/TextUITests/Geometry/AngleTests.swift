import Testing

@testable import TextUI
@testable import TextUICore

@Suite("Angles")
struct AngleTests {
  @Test("quarter turns are exact")
  func quarters() {
    let turns = (-9...9).map { count -> [Double] in
      let (sine, cosine) = Angle(degrees: Double(count) * 90).sineAndCosine
      return [sine, cosine]
    }
    let quarters: [[Double]] = [[0, 1], [1, 0], [0, -1], [-1, 0]]
    #expect(turns == (-9...9).map { quarters[$0 & 3] })
  }

  @Test("an angle and its double agree, and so do sine and cosine")
  func doubles() {
    let wrong = (-80...80).filter { step in
      let degrees = Double(step) * 17.3
      let (sine, cosine) = Angle(degrees: degrees).sineAndCosine
      let double = Angle(degrees: degrees * 2).sineAndCosine
      let errors = [
        double.sine - 2 * sine * cosine, double.cosine - (cosine * cosine - sine * sine),
      ]
      return abs(sine * sine + cosine * cosine - 1) >= 1e-14 || errors.contains { abs($0) >= 1e-13 }
    }
    #expect(wrong == [])
  }

  @Test("known angles have their sine and cosine, and invalid ones count as zero, at the top")
  func known() {
    let errors: [Double] = [
      Angle.degrees(30).sineAndCosine.sine - 0.5,
      Angle.radians(.pi / 4).sineAndCosine.cosine - 0.5.squareRoot(),
    ]
    #expect(errors.filter { abs($0) >= 1e-15 } == [])
    #expect(
      abs(Angle.radians(2).degrees - 114.591_559_026) < 1e-8
        && abs(Angle.degrees(1).radians - 0.017_453_292_519_9) < 1e-12)

    let directions = [Double.nan, .infinity, -.infinity, 1e300].map { Angle(degrees: $0).direction }
    #expect(directions == Array(repeating: ShapePoint(x: 0, y: -1), count: 4))
  }
}
