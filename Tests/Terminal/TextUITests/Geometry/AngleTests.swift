import Testing

@testable import TextUI
@testable import TextUICore

@Suite("Angles")
struct AngleTests {
  @Test("quarter turns are exact", arguments: -9...9)
  func quarters(count: Int) {
    let (sine, cosine) = Angle(degrees: Double(count) * 90).sineAndCosine
    let expected = [(0.0, 1.0), (1, 0), (0, -1), (-1, 0)][count & 3]

    #expect((sine, cosine) == expected)
  }

  @Test("an angle and its double agree, and so do sine and cosine", arguments: -80...80)
  func doubles(step: Int) {
    let degrees = Double(step) * 17.3
    let (sine, cosine) = Angle(degrees: degrees).sineAndCosine
    let double = Angle(degrees: degrees * 2).sineAndCosine

    #expect(abs(sine * sine + cosine * cosine - 1) < 1e-14)
    #expect(abs(double.sine - 2 * sine * cosine) < 1e-13)
    #expect(abs(double.cosine - (cosine * cosine - sine * sine)) < 1e-13)
  }

  @Test("30° and 45° have their known sine and cosine")
  func known() {
    #expect(abs(Angle.degrees(30).sineAndCosine.sine - 0.5) < 1e-15)
    #expect(abs(Angle.radians(.pi / 4).sineAndCosine.cosine - 0.5.squareRoot()) < 1e-15)
    #expect(abs(Angle.radians(2).degrees - 114.591_559_026) < 1e-8)
    #expect(abs(Angle.degrees(1).radians - 0.017_453_292_519_9) < 1e-12)
  }

  @Test("invalid angles count as zero, at the top")
  func extremes() {
    for degrees in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect(Angle(degrees: degrees).direction == ShapePoint(x: 0, y: -1))
    }
  }
}
