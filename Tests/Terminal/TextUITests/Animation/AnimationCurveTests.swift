import Testing

@testable import TextUI
@testable import TextUICore

@Suite struct AnimationCurveTests {
  private nonisolated static let second = Duration.seconds(1)

  @Test(
    "curves begin at the start, pass their middle and are over at the end",
    arguments: [
      (Animation.linear(duration: second), 0.5), (.easeIn(duration: second), 0.25),
      (.easeOut(duration: second), 0.75), (.easeInOut(duration: second), 0.5),
    ])
  func curves(animation: Animation, middle: Double) {
    let times: [Duration] = [.zero, .milliseconds(500), .seconds(1)]
    #expect(times.map { animation.progress(after: $0) } == [0, middle, nil])
    let steps = (0..<100).compactMap { animation.progress(after: .milliseconds($0 * 10)) }
    #expect(steps.count == 100 && zip(steps, steps.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("springs arrive, and swing as much as they are not damped", arguments: [0.1, 0.3, 0.8, 1])
  func springs(damping: Double) {
    let spring = Animation.spring(response: .milliseconds(400), dampingFraction: damping)
    let steps = (0..<2_000).map { spring.progress(after: .milliseconds($0 * 4)) }
    let shown = steps.prefix { $0 != nil }.compactMap { $0 }
    #expect(shown.count < 2_000 && steps.dropFirst(shown.count).allSatisfy { $0 == nil })
    #expect(shown.first == 0 && abs((shown.last ?? 0) - 1) < 0.002)
    let isInside = shown.allSatisfy { $0 <= (damping == 1 ? 1 : 2) && $0 >= 0 }
    #expect(isInside && (shown.max() ?? 0 > 1) == (damping < 1))
  }

  @Test("a delay comes first, and speed shortens what follows it")
  func delayAndSpeed() {
    let animation = Animation.linear(duration: .seconds(4)).speed(2).delay(.seconds(1))
    #expect([1, 2, 3].map { animation.progress(after: .seconds($0)) } == [0, 0.5, nil])
    let once = Animation.linear
    #expect(
      [once.speed(0), once.speed(-.infinity), once.delay(.seconds(-3))] == [once, once, once])
  }

  @Test("an endless animation reverses, or begins again")
  func endless() {
    let once = Animation.linear(duration: .seconds(2))
    let swing = once.repeatForever()
    let again = once.repeatForever(autoreverses: false)
    let wrong = (0..<50).filter { turn in
      let time = Duration.seconds(4 * turn)
      let swung = [1_000, 2_000, 2_500].map { swing.progress(after: time + .milliseconds($0)) }
      let begun = [2_000, 3_500].map { again.progress(after: time + .milliseconds($0)) }
      return swung != [0.5, 1, 0.75] || begun != [0, 0.75]
    }
    #expect(wrong == [])
  }

  @Test("progress is a finite number for any parameters")
  func extremes() {
    let durations = [Duration.zero, .seconds(-1), .nanoseconds(1), .seconds(Int64.max)]
    let speeds = [Double.leastNonzeroMagnitude, 1e-300, 1, 1e300, .greatestFiniteMagnitude]
    var infinite: [String] = []
    for duration in durations {
      for animation in [
        Animation.linear(duration: duration), .easeInOut(duration: duration),
        .spring(response: duration, dampingFraction: .nan), .spring(response: duration),
        .linear(duration: duration).repeatForever(),
      ] {
        for speed in speeds {
          let fast = animation.speed(speed).speed(speed).delay(duration)
          for time in durations where fast.progress(after: time)?.isFinite == false {
            infinite.append("\(fast) after \(time)")
          }
        }
      }
    }
    #expect(infinite == [])
  }
}
