/// A timing curve that interpolates the display of a change.
///
/// The value itself changes at once.
public struct Animation: Hashable, Sendable {
  var curve: Curve
  var duration: Duration
  var delay = Duration.zero
  var speed = 1.0
  var repetition = Repetition.once
  /// The frame rate of the animation.
  var framesPerSecond: UInt8 = 60

  enum Curve: Hashable, Sendable {
    case linear
    case easeIn
    case easeOut
    case easeInOut
    /// A damped oscillation, which never overshoots with a damping of 1.
    case spring(damping: Double)
  }

  enum Repetition: Hashable, Sendable {
    case once
    case forever(reverses: Bool)
  }
}

extension Animation {
  /// Returns an animation of constant speed.
  public static func linear(duration: Duration) -> Animation {
    Animation(curve: .linear, duration: duration)
  }

  /// Returns an animation that starts slowly.
  public static func easeIn(duration: Duration) -> Animation {
    Animation(curve: .easeIn, duration: duration)
  }

  /// Returns an animation that ends slowly.
  public static func easeOut(duration: Duration) -> Animation {
    Animation(curve: .easeOut, duration: duration)
  }

  /// Returns an animation that starts and ends slowly.
  public static func easeInOut(duration: Duration) -> Animation {
    Animation(curve: .easeInOut, duration: duration)
  }

  /// Returns an animation that moves like a mass on a spring.
  ///
  /// - Parameters:
  ///   - response: The approximate duration; the period of the oscillation without damping.
  ///   - dampingFraction: 1 does not overshoot, less oscillates; at least 0.1 is used.
  /// - Returns: An animation that ends when the remaining distance is less than a thousandth.
  public static func spring(
    response: Duration = .milliseconds(350), dampingFraction: Double = 0.8
  ) -> Animation {
    let damping = dampingFraction.isFinite ? min(max(dampingFraction, 0.1), 1) : 1
    return Animation(curve: .spring(damping: damping), duration: response)
  }

  /// An animation of a quarter of a second at constant speed.
  public static let linear = Animation.linear(duration: .milliseconds(250))
  /// An animation of a quarter of a second that starts slowly.
  public static let easeIn = Animation.easeIn(duration: .milliseconds(250))
  /// An animation of a quarter of a second that ends slowly.
  public static let easeOut = Animation.easeOut(duration: .milliseconds(250))
  /// An animation of a quarter of a second that starts and ends slowly.
  public static let easeInOut = Animation.easeInOut(duration: .milliseconds(250))
  /// The animation of `withAnimation` without one: `easeInOut`.
  public static let `default` = Animation.easeInOut
  /// A spring animation with default parameters.
  public static let spring = Animation.spring()
}

extension Animation {
  /// Returns the animation with a delay.
  public func delay(_ delay: Duration) -> Animation {
    var later = self
    later.delay = max(.zero, delay)
    return later
  }

  /// Returns the animation at a multiple of its speed; factors that are not above zero change
  /// nothing.
  public func speed(_ factor: Double) -> Animation {
    guard factor > 0, factor.isFinite else { return self }
    var faster = self
    faster.speed = min(faster.speed * factor, 1e9)
    return faster
  }

  /// Returns the animation at a lower frame rate; half the frames are half the bytes on a
  /// connection.
  ///
  /// - Parameter count: The frames per second, clamped to 1...60.
  /// - Returns: The animation. Of simultaneous animations the highest frame rate is used.
  public func frames(perSecond count: Int) -> Animation {
    var sparser = self
    sparser.framesPerSecond = UInt8(max(1, min(count, 60)))
    return sparser
  }

  /// Returns the animation repeated without an end.
  ///
  /// - Parameter autoreverses: True to run backwards every second time.
  /// - Returns: An animation that ends only when its view is removed, or its value changes again.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var endless = self
    endless.repetition = .forever(reverses: autoreverses)
    return endless
  }
}
