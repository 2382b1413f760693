import GridSolver
import Testing

@Suite("Shares of a container")
struct ContainerFractionTests {
  @Test("shares of 81 cells include gaps, are rounded once, and give the remainder to the first")
  func sharesThirds() {
    let lengths = (0...5).map { span in
      ContainerFraction(count: 4, span: span, spacing: 1).length(in: 79)
    }
    #expect(
      (
        ContainerFraction(count: 3, spacing: 1).length(in: 81), lengths,
        ContainerFraction.columns(3, spacing: 1, in: 81), ContainerFraction.columns(4, in: 10)
      ) == (
        26, [0, 19, 39, 59, 79, 79], [0..<27, 28..<54, 55..<81], [0..<3, 3..<6, 6..<8, 8..<10]
      ))
    #expect(ContainerFraction.columns(4, spacing: 2, in: 5) == [0..<0, 2..<2, 4..<4, 5..<5])
  }

  @Test("a share is the exact fraction rounded down, within the container", arguments: 1...12)
  func isExact(count: Int) {
    for span in 0...count + 1 {
      for spacing in 0...6 {
        let fraction = ContainerFraction(count: count, span: span, spacing: spacing)
        for container in 0...60 {
          // Multiplied by `count`, so that nothing is rounded before the end.
          let columns = span * (container - spacing * (count - 1))
          let exact = columns + spacing * (span - 1) * count
          let expected = min(max(exact, 0) / count, container)
          #expect(fraction.length(in: container) == expected, "\(fraction) of \(container)")
        }
      }
    }
  }

  @Test("the largest numbers do not overflow, and a negative container is empty")
  func survivesExtremes() {
    let largest = ContainerFraction(count: .max, span: .max - 1, spacing: .max)

    #expect(
      (
        largest.length(in: .max),
        ContainerFraction(count: .max, span: 1, spacing: .max).length(in: .max),
        ContainerFraction(count: 1, span: .max).length(in: .min),
        ContainerFraction.columns(2, spacing: .max, in: .max)
      ) == (.max - 2, 0, 0, [0..<0, .max ..< .max]))
    #expect(
      (
        ContainerFraction.columns(1, spacing: .max, in: .max),
        ContainerFraction.columns(2, in: .min)
      ) == ([0 ..< .max], [0..<0, 0..<0]))
  }

  @Test("columns and gaps are exactly the container", arguments: 1...12)
  func fillsTheContainer(count: Int) {
    for spacing in 0...4 {
      let gaps = spacing * (count - 1)
      for container in gaps...(gaps + 40) {
        let columns = ContainerFraction.columns(count, spacing: spacing, in: container)
        let lengths = columns.map(\.count)
        let distances = zip(columns, columns.dropFirst()).map { $1.lowerBound - $0.upperBound }
        #expect(
          (columns.first?.lowerBound, columns.last?.upperBound, lengths) == (
            0, container, lengths.sorted(by: >)
          ) && distances.allSatisfy { $0 == spacing } && lengths[0] - lengths[count - 1] <= 1)
      }
    }
  }

  @Test("invalid arguments are a precondition failure")
  func stopsAtNonsense() async {
    await #expect(processExitsWith: .failure) { _ = ContainerFraction(count: 0) }
    await #expect(processExitsWith: .failure) { _ = ContainerFraction.columns(0, in: 9) }
  }
}
