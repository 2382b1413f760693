/// How the showing of a change is stretched over time.
///
/// The value itself has changed at once.
public struct Animation: Hashable, Sendable {
  var curve: Curve
  var duration: Duration
  var delay = Duration.zero
  var speed = 1.0
  var repetition = Repetition.once
  /// How many frames show a second of it.
  var framesPerSecond: UInt8 = 60

  enum Curve: Hashable, Sendable {
    case linear
    case easeIn
    case easeOut
    case easeInOut
    /// A damped oscillation; damping 1 never overshoots.
    case spring(damping: Double)
  }

  enum Repetition: Hashable, Sendable {
    case once
    case forever(reverses: Bool)
  }
}

extension Animation {
  /// The same speed all the way.
  public static func linear(duration: Duration) -> Animation {
    Animation(curve: .linear, duration: duration)
  }

  /// Begins slowly.
  public static func easeIn(duration: Duration) -> Animation {
    Animation(curve: .easeIn, duration: duration)
  }

  /// Ends slowly.
  public static func easeOut(duration: Duration) -> Animation {
    Animation(curve: .easeOut, duration: duration)
  }

  /// Begins and ends slowly.
  public static func easeInOut(duration: Duration) -> Animation {
    Animation(curve: .easeInOut, duration: duration)
  }

  /// Moves like a mass on a spring.
  ///
  /// - Parameters:
  ///   - response: About the time it takes to arrive; the oscillation's period without damping.
  ///   - dampingFraction: 1 arrives without overshooting, less swings; at least 0.1 is used.
  /// - Returns: An animation that ends when what is left to move is less than a thousandth.
  public static func spring(
    response: Duration = .milliseconds(350), dampingFraction: Double = 0.8
  ) -> Animation {
    let damping = dampingFraction.isFinite ? min(max(dampingFraction, 0.1), 1) : 1
    return Animation(curve: .spring(damping: damping), duration: response)
  }

  /// At one speed, in a quarter of a second.
  public static let linear = Animation.linear(duration: .milliseconds(250))
  /// Slow at first, in a quarter of a second.
  public static let easeIn = Animation.easeIn(duration: .milliseconds(250))
  /// Slow at last, in a quarter of a second.
  public static let easeOut = Animation.easeOut(duration: .milliseconds(250))
  /// Slow at first and at last, in a quarter of a second.
  public static let easeInOut = Animation.easeInOut(duration: .milliseconds(250))
  /// A spring that nobody set otherwise.
  public static let spring = Animation.spring()
}

extension Animation {
  /// The same animation, beginning later.
  public func delay(_ delay: Duration) -> Animation {
    var later = self
    later.delay = max(.zero, delay)
    return later
  }

  /// The same animation so many times as fast; numbers that are not above zero change nothing.
  public func speed(_ factor: Double) -> Animation {
    guard factor > 0, factor.isFinite else { return self }
    var faster = self
    faster.speed = min(faster.speed * factor, 1e9)
    return faster
  }

  /// The same animation, shown by fewer frames: half of them are half the bytes on a line.
  ///
  /// - Parameter count: Frames a second, 1 to 60; others count as the nearest of these.
  /// - Returns: The animation. Where several run at a time, the one with the most frames decides.
  public func frames(perSecond count: Int) -> Animation {
    var sparser = self
    sparser.framesPerSecond = UInt8(max(1, min(count, 60)))
    return sparser
  }

  /// The same animation again and again.
  ///
  /// - Parameter autoreverses: Whether every second time goes backwards.
  /// - Returns: An animation that ends only when its view goes, or its value changes again.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var endless = self
    endless.repetition = .forever(reverses: autoreverses)
    return endless
  }
}
