import Testing
import TextUI

@Suite("Pies")
struct PieTests {
  @Test("a piece covers its fraction of the circle, wherever it starts", arguments: 0...24)
  func fraction(step: Int) {
    let whole = Circle().area(width: 10, height: 10)
    for start in stride(from: -720.0, through: 720, by: 75) {
      let pie = Pie(start: .degrees(start), end: .degrees(start + Double(step) * 15))
      let area = pie.area(width: 10, height: 10)
      #expect(abs(area / whole - Double(step) / 24) < 0.004, "from \(start)")
    }
  }

  @Test("the two pies between two angles make up the circle", arguments: 0...36)
  func ways(step: Int) {
    let end = Angle.degrees(Double(step) * 9.7 + 3)
    for start in [Angle.zero, .degrees(45), .degrees(200.5)] {
      let rect = ShapeRect(x: 0, y: 0, width: 6, height: 6)
      let one = Pie(start: start, end: end).path(in: rect)
      let other = Pie(start: start, end: end, clockwise: false).path(in: rect)
      let circle = Circle().path(in: rect)
      for index in 0..<400 {
        let point = ShapePoint(x: Double(index % 20) * 0.3 + 0.1, y: Double(index / 20) * 0.3 + 0.1)
        let count = [one, other].filter { $0.contains(point) }.count
        #expect(count == (circle.contains(point) ? 1 : 0))
      }
    }
  }

  @Test("quarters are placed as on a clock, and a pie is empty, whole or wraps around")
  func quarters() {
    #expect(
      [
        Pie(end: .degrees(90)).cells(8, 4),
        Pie(start: .degrees(180), end: .degrees(270)).cells(8, 4),
      ] == [
        ["....###.", "....####", "........", "........"],
        ["........", "........", "####....", ".###...."],
      ])

    func area(_ start: Double, _ end: Double, _ clockwise: Bool = true) -> Double {
      Pie(start: .degrees(start), end: .degrees(end), clockwise: clockwise)
        .area(width: 4, height: 4)
    }
    let whole = Circle().area(width: 4, height: 4)

    #expect(
      (
        area(0, 0), [area(0, 360), area(-90, 1000), area(0, -360, false)],
        [area(0, -360), area(0, .nan), area(.infinity, 0)] == [0, 0, 0]
          && abs(area(90, 0) / whole - 0.75) < 0.01 && abs(area(0, 90, false) / whole - 0.75) < 0.01
      ) == (0, [whole, whole, whole], true))
  }

  @Test("a countdown loses its cells clockwise", arguments: 1...16)
  func countdown(step: Int) {
    let fraction = Double(step) / 16
    let rect = ShapeRect(x: 0, y: 0, width: 4, height: 4)
    let more = Pie(end: .degrees(360 * fraction)).path(in: rect)
    let less = Pie(end: .degrees(360 * (fraction - 1.0 / 16))).path(in: rect)
    for index in 0..<1600 {
      let point = ShapePoint(x: Double(index % 40) / 10 + 0.05, y: Double(index / 40) / 10 + 0.05)
      if less.contains(point) { #expect(more.contains(point)) }
    }
  }
}
