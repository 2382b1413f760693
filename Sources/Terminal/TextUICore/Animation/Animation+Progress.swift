#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension Animation {
  /// Returns the progress at a time after the change: from 0 to 1, springs also beyond.
  ///
  /// Nil when the animation has ended.
  func progress(after elapsed: Duration) -> Double? {
    let time = (elapsed - delay) / .seconds(1) * speed
    let length = self.length
    guard length > 0 else { return time < 0 ? 0 : nil }
    guard time > 0 else { return 0 }
    switch repetition {
    case .once: return time < length ? value(at: time) : nil
    case .forever(let reverses): return value(at: turn(time / length, reverses) * length)
    }
  }

  private func turn(_ turns: Double, _ reverses: Bool) -> Double {
    let part = turns - turns.rounded(.down)
    let isBackward = reverses && turns.rounded(.down).truncatingRemainder(dividingBy: 2) == 1
    return isBackward ? 1 - part : part
  }

  /// The duration in seconds.
  private var length: Double {
    let seconds = duration / .seconds(1)
    guard case .spring(let damping) = curve else { return seconds }
    // The envelope of the oscillation falls as e^(-damping·omega·t); ln 1000 = 6.9. With critical
    // damping the end is slower.
    let settling = damping < 1 ? 6.9 / damping : 9.3
    return settling * seconds / (2 * .pi)
  }

  private func value(at time: Double) -> Double {
    let part = time / length
    switch curve {
    case .linear: return part
    case .easeIn: return part * part
    case .easeOut: return part * (2 - part)
    case .easeInOut: return part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part)
    case .spring(let damping): return spring(at: time, damping)
    }
  }

  /// Returns the step response of a damped harmonic oscillator that starts at rest.
  private func spring(at time: Double, _ damping: Double) -> Double {
    let omega = 2 * .pi / (duration / .seconds(1))
    let decay = exp(-damping * omega * time)
    guard damping < 1 else { return 1 - decay * (1 + omega * time) }
    let damped = omega * (1 - damping * damping).squareRoot()
    return 1 - decay * (cos(damped * time) + damping * omega / damped * sin(damped * time))
  }
}
