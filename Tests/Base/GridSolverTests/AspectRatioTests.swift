import GridSolver
import Testing

@Suite("Aspect ratios")
struct AspectRatioTests {
  @Test("ratios are ordered by value, and unreduced ones of equal value by width")
  func isOrdered() {
    let ratios = (1...6).flatMap { width in (1...6).map { AspectRatio(width, $0) } }
    let expected = ratios.sorted { one, other in
      func value(_ ratio: AspectRatio) -> Double { Double(ratio.width) / Double(ratio.height) }
      return (value(one), one.width) < (value(other), other.width)
    }
    let ordered = ratios.sorted()
    let ties = ordered.indices.flatMap { one in
      ordered.indices.filter { (ordered[one] < ordered[$0]) != (one < $0) }
    }

    let (thin, wide) = (AspectRatio(1, 1 << 20), AspectRatio(1 << 20, 1))
    #expect((ordered == expected, ties, thin < wide, wide < thin) == (true, [], true, false))
  }
}
