import Testing

@testable import MemorySimulation

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
    let axis = Axis(low...high, from: 0, to: 100, ticks: most)
    #expect(axis.ticks.map(axis.label) == labels)
    #expect(axis.ticks.allSatisfy { axis.values.contains($0) })
  }

  @Test("whole axes have no fractions", arguments: 0...30)
  func marksWholeNumbers(width: Int) {
    let axis = Axis(0.5...Double(width) + 0.5, from: 0, to: 100, ticks: 12, isWhole: true)
    #expect(axis.ticks.allSatisfy { $0 == $0.rounded() && !axis.label($0).contains(".") })
    #expect((1...13).contains(axis.ticks.count))
  }

  @Test("a rounded axis begins and ends with a mark, and holds all values", arguments: 1...40)
  func endsWithMarks(number: Int) throws {
    let values = -0.7 * Double(number)...1.3 * Double(number * number)
    let axis = Axis(values, from: 380, to: 76, ticks: 6, isRounded: true)

    #expect(axis.values == (try #require(axis.ticks.first))...(try #require(axis.ticks.last)))
    #expect(axis.values.contains(values.lowerBound) && axis.values.contains(values.upperBound))
    #expect(axis.ticks.count <= 8)
  }

  @Test("values lie between the ends in proportion, in either direction")
  func places() {
    let up = Axis(0...10, from: 380, to: 80, ticks: 5)
    #expect([0, 5, 10].map(up.place) == [380, 230, 80])
    let across = Axis(-1...1, from: 0, to: 100, ticks: 5)
    #expect([-1, 0, 0.5].map(across.place) == [0, 50, 75])
  }
}
