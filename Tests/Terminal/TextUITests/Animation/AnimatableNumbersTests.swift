import Testing
import TextUI

struct AnimatableNumbersTests {
  @Test func `numbers are written to slots in order, and read from them`() {
    let vectors: [SIMD4<Double>] = [
      Double(2.5).vector, Float(0.5).vector, EmptyAnimatableData().vector,
      AnimatablePair(1.0, Float(2)).vector, AnimatablePair(AnimatablePair(1.0, 2.0), 3.0).vector,
      AnimatableVector(1, 2, 3, 4).vector,
    ]
    let expected: [SIMD4<Double>] = [
      SIMD4(2.5, 0, 0, 0), SIMD4(0.5, 0, 0, 0), .zero, SIMD4(1, 2, 0, 0), SIMD4(1, 2, 3, 0),
      SIMD4(1, 2, 3, 4),
    ]
    #expect(vectors == expected)
    var pair = AnimatablePair(AnimatablePair(1.0, 2.0), AnimatablePair(Float(3), 4.0))
    pair.vector = SIMD4(5, 6, 7, 8)
    #expect(pair == AnimatablePair(AnimatablePair(5, 6), AnimatablePair(7, 8)))
  }

  @Test func `numbers beyond the fourth are neither written nor read`() {
    var crowd = AnimatablePair(AnimatablePair(1.0, AnimatableVector(2, 3, 4, 5)), 6.0)
    #expect(crowd.vector == SIMD4(1, 2, 3, 4))
    crowd.vector = .zero
    #expect(crowd == AnimatablePair(AnimatablePair(0, AnimatableVector(0, 0, 0, 5)), 6))
  }

  private struct Wedge: Shape {
    var height: Double
    var width: Double

    var animatableData: AnimatablePair<Double, Double> {
      get { AnimatablePair(height, width) }
      set { (height, width) = (newValue.first, newValue.second) }
    }

    func path(in rect: ShapeRect) -> Path {
      Path(ShapeRect(x: 0, y: 0, width: width, height: height))
    }
  }

  @Test func `a shape has as many numbers as its data`() {
    let trimmed = Wedge(height: 1, width: 1).trim().inset(by: 1)
    #expect(
      [
        Wedge(height: 1, width: 1).animatedNumbers, Rectangle().animatedNumbers,
        trimmed.animatedNumbers,
      ] == [2, 0, 4])
  }

  @Test func `a shape with a pair of numbers is animated`() {
    let width = Slip(2.0)
    let window = Window {
      Wedge(height: 1, width: width.value).fill(glyphs: .ascii).frame(width: 12, height: 1)
        .onKeyPress(.right) { withAnimation(.linear(duration: .seconds(4))) { width.value = 6 } }
    }
    func columns(_ time: Double) -> Int {
      window.rows(12, 1, at: time).joined().count { $0 != " " }
    }
    let before = columns(0)
    window.key(.right)
    #expect([before] + [0, 1, 2, 3, 4].map { columns($0) } == [4, 4, 6, 8, 10, 12])
  }
}
