import MemoryModel
import TextUI

extension Theme.Color {
  /// The relative luminance of WCAG 2, from 0 to 1.
  var luminance: Double {
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the contrast ratio of WCAG 2 with another colour, from 1 to 21.
  func contrast(with other: Self) -> Double {
    let (one, another) = (luminance, other.luminance)
    return (max(one, another) + 0.05) / (min(one, another) + 0.05)
  }

  /// Returns a mixture with another colour.
  func mixed(with other: Self, _ fraction: Double) -> Self {
    func between(_ one: UInt8, _ another: UInt8) -> UInt8 {
      UInt8(Double(one) + (Double(another) - Double(one)) * fraction + 0.5)
    }
    return Self(
      red: between(red, other.red), green: between(green, other.green),
      blue: between(blue, other.blue))
  }

  /// Returns the lightest shade of the same hue that meets a condition, or black.
  ///
  /// It gains saturation as it darkens, so that orange does not turn to mud.
  func darkened(until isDarkEnough: (Self) -> Bool) -> Self {
    let channels = [red, green, blue].map(Double.init)
    let (high, low) = (channels.max() ?? 0, channels.min() ?? 0)
    // The distance of each channel from the highest one, as a share of the largest distance.
    let depths = channels.map { high > low ? (high - $0) / (high - low) : 0 }
    let saturation = high > 0 ? (high - low) / high : 0
    for step in 0...100 {
      let value = high - 2.55 * Double(step)
      guard value > 0 else { break }
      let gain = saturation > 0.1 ? min(1, saturation + 0.02 * Double(step)) : saturation
      let shade = depths.map { UInt8(value * (1 - gain * $0) + 0.5) }
      let color = Self(red: shade[0], green: shade[1], blue: shade[2])
      if isDarkEnough(color) { return color }
    }
    return Self(red: 0, green: 0, blue: 0)
  }

  /// Returns the channel in linear light, by a polynomial that is close to the curve of sRGB.
  private func linear(_ channel: UInt8) -> Double {
    let share = Double(channel) / 255
    return share * (share * (share * 0.305_306_011 + 0.682_171_111) + 0.012_522_878)
  }
}
