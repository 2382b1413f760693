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
    #expect(animation.progress(after: .zero) == 0)
    #expect(animation.progress(after: .milliseconds(500)) == middle)
    #expect(animation.progress(after: .seconds(1)) == nil)
    let steps = (0..<100).compactMap { animation.progress(after: .milliseconds($0 * 10)) }
    #expect(steps.count == 100)
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("springs arrive, and swing as much as they are not damped", arguments: [0.1, 0.3, 0.8, 1])
  func springs(damping: Double) {
    let spring = Animation.spring(response: .milliseconds(400), dampingFraction: damping)
    let steps = (0..<2_000).map { spring.progress(after: .milliseconds($0 * 4)) }
    let shown = steps.prefix { $0 != nil }.compactMap { $0 }
    #expect(shown.count < 2_000 && steps.dropFirst(shown.count).allSatisfy { $0 == nil })
    #expect(shown.first == 0)
    #expect(abs((shown.last ?? 0) - 1) < 0.002)
    #expect(shown.allSatisfy { $0 <= (damping == 1 ? 1 : 2) && $0 >= 0 })
    #expect((shown.max() ?? 0 > 1) == (damping < 1))
  }

  @Test("a delay comes first, and speed shortens what follows it")
  func delayAndSpeed() {
    let animation = Animation.linear(duration: .seconds(4)).speed(2).delay(.seconds(1))
    #expect(animation.progress(after: .seconds(1)) == 0)
    #expect(animation.progress(after: .seconds(2)) == 0.5)
    #expect(animation.progress(after: .seconds(3)) == nil)
    #expect(Animation.linear.speed(0) == .linear)
    #expect(Animation.linear.speed(-.infinity) == .linear)
    #expect(Animation.linear.delay(.seconds(-3)) == .linear)
  }

  @Test("an endless animation reverses, or begins again")
  func endless() {
    let once = Animation.linear(duration: .seconds(2))
    let swing = once.repeatForever()
    let again = once.repeatForever(autoreverses: false)
    for turn in 0..<50 {
      let time = Duration.seconds(4 * turn)
      #expect(swing.progress(after: time + .seconds(1)) == 0.5)
      #expect(swing.progress(after: time + .seconds(2)) == 1)
      #expect(swing.progress(after: time + .milliseconds(2_500)) == 0.75)
      #expect(again.progress(after: time + .seconds(2)) == 0)
      #expect(again.progress(after: time + .milliseconds(3_500)) == 0.75)
    }
  }

  @Test("progress is a finite number for any parameters")
  func extremes() {
    let durations = [Duration.zero, .seconds(-1), .nanoseconds(1), .seconds(Int64.max)]
    let speeds = [Double.leastNonzeroMagnitude, 1e-300, 1, 1e300, .greatestFiniteMagnitude]
    for duration in durations {
      for animation in [
        Animation.linear(duration: duration), .easeInOut(duration: duration),
        .spring(response: duration, dampingFraction: .nan), .spring(response: duration),
        .linear(duration: duration).repeatForever(),
      ] {
        for speed in speeds {
          let fast = animation.speed(speed).speed(speed).delay(duration)
          for time in durations {
            let progress = fast.progress(after: time)
            #expect(progress.map { $0.isFinite } ?? true, "\(fast) after \(time)")
          }
        }
      }
    }
  }
}
