import Testing

@testable import Axes

@Suite("Axes of plots")
struct AxisTests {
  @Test(
    "marks are round numbers",
    arguments: [
      (0.0, 10.0, 5, ["0", "2", "4", "6", "8", "10"]),
      (0, 1, 5, ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]),
      (37.5, 45.5, 12, ["38", "39", "40", "41", "42", "43", "44", "45"]),
      (-12, 13, 6, ["-10", "-5", "0", "5", "10"]),
      (0, 800_000, 6, ["0", "200000", "400000", "600000", "800000"]),
      (0.993, 1.007, 3, ["0.995", "1.000", "1.005"]),
      (3, 3, 4, ["3.0", "3.5", "4.0"]),
    ])
  func marksRoundNumbers(low: Double, high: Double, most: Int, labels: [String]) {
    let axis = PlotAxis(low...high, from: 0, to: 100, ticks: most)
    #expect(
      axis.ticks.map(axis.label) == labels && axis.ticks.allSatisfy { axis.values.contains($0) })
  }

  @Test("whole axes have no fractions", arguments: 0...30)
  func marksWholeNumbers(width: Int) {
    let axis = PlotAxis(0.5...Double(width) + 0.5, from: 0, to: 100, ticks: 12, isWhole: true)
    #expect(
      axis.ticks.allSatisfy { $0 == $0.rounded() && !axis.label($0).contains(".") }
        && (1...13).contains(axis.ticks.count))
  }

  @Test("a rounded axis begins and ends with a mark, and holds all values", arguments: 1...40)
  func endsWithMarks(number: Int) throws {
    let values = -0.7 * Double(number)...1.3 * Double(number * number)
    let axis = PlotAxis(values, from: 380, to: 76, ticks: 6, isRounded: true)

    #expect(
      try axis.values == #require(axis.ticks.first)...#require(axis.ticks.last)
        && axis.values.contains(values.lowerBound) && axis.values.contains(values.upperBound)
        && axis.ticks.count <= 8)
  }

  @Test("values lie between the ends in proportion, in either direction")
  func places() {
    let up = PlotAxis(0...10, from: 380, to: 80, ticks: 5)
    #expect([0, 5, 10].map(up.place) == [380, 230, 80])
    let across = PlotAxis(-1...1, from: 0, to: 100, ticks: 5)
    #expect([-1, 0, 0.5].map(across.place) == [0, 50, 75])
  }

  @Test(
    "logarithmic marks are powers of ten, with 2 and 5 in between if there are few",
    arguments: [
      (4.0, 512.0, 14, ["5", "10", "20", "50", "100", "200", "500"]),
      (4, 512, 4, ["10", "30", "100", "300"]),
      (5.8, 20_000, 6, ["10", "100", "1000", "10000"]),
      (0.001, 0.5, 14, ["0.001", "0.002", "0.005", "0.01", "0.02", "0.05", "0.1", "0.2", "0.5"]),
      (4, 26, 14, ["5", "10", "20"]),
      (6, 9, 14, ["6", "7", "8", "9"]),
      (1.11, 1.19, 6, ["1.12", "1.14", "1.16", "1.18"]),
      (3, 3, 6, ["3", "4", "5", "6"]),
      (1e-9, 1e9, 4, ["0.000000001", "0.0001", "10", "1000000"]),
    ])
  func marksPowers(low: Double, high: Double, most: Int, labels: [String]) {
    let axis = PlotAxis(logarithmic: low...high, from: 0, to: 100, ticks: most)
    #expect(
      axis.ticks.map(axis.label) == labels
        && (axis.ticks + axis.minorTicks).allSatisfy { axis.values.contains($0) }
        && Set(axis.ticks).isDisjoint(with: axis.minorTicks))
  }

  @Test("on a logarithmic axis equal factors are equal distances, and zero has no place")
  func placesPowers() {
    let axis = PlotAxis(logarithmic: 1...1_000, from: 380, to: 80, ticks: 5)
    for (value, place) in [(1.0, 380.0), (10, 280), (100, 180), (1_000, 80)] {
      #expect(abs(axis.place(value) - place) < 1e-9)
    }
    #expect(
      axis.shows(0.1) && !axis.shows(0) && !axis.shows(-1)
        && (axis.nearest(to: 0), axis.nearest(to: 5_000)) == (1, 1_000))
  }

  @Test(
    "numbers of any magnitude have marks in their range, and labels that distinguish them",
    arguments: [
      -1e300...1e300, 1e-280...3e-280, 1e-12...5e-12, 1e299...1e300, 0...1e-200, 1...1.000_001,
    ])
  func marksAnyMagnitude(values: ClosedRange<Double>) {
    for isRounded in [true, false] {
      let axis = PlotAxis(values, from: 0, to: 100, ticks: 5, isRounded: isRounded)
      #expect(
        (1...12).contains(axis.ticks.count)
          && Set(axis.ticks.map(axis.label)).count == axis.ticks.count
          && axis.ticks.allSatisfy { axis.place($0).isFinite })
    }
  }

  @Test(
    "fixed decimals are rounded, and zero has no sign",
    arguments: [
      (-0.000_4, 3, "0.000"), (2.5, 0, "3"), (-0.667, 2, "-0.67"), (1e300, 1, "1e+300"),
      (7, 2, "7.00"),
    ])
  func fixedPoint(number: Double, places: Int, text: String) {
    #expect(number.fixedPoint(places: places) == text)
  }
}
