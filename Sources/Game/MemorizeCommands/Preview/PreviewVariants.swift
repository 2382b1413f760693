import CommandLineKit
import TextUI

/// The variants of a page that are drawn together.
struct PreviewVariants: OptionSet, Sendable {
  let rawValue: Int

  /// The variants for a dark and a light terminal.
  static let scheme = PreviewVariants(rawValue: 1 << 0)
  /// The variants for every device.
  static let size = PreviewVariants(rawValue: 1 << 1)
}

extension ValueForm<PreviewVariants> {
  /// A value form for `scheme`, `size`, or both separated by a comma.
  static var variants: Self {
    let choices = ["scheme", "size", "scheme,size"]
    let help = ValueHelp(
      placeholder: "LIST", allowed: choices.joinedWithOr(), completion: .words(choices))
    return Self(help: help) { text in
      var variants: PreviewVariants = []
      for word in text.split(separator: ",", omittingEmptySubsequences: false) {
        switch word {
        case "scheme": variants.insert(.scheme)
        case "size": variants.insert(.size)
        default: return nil
        }
      }
      return variants
    }
  }
}

extension ValueForm<KeyScript> {
  /// A value form for keys and clicks, such as `down enter click:3,4`.
  static var keys: Self {
    Self(
      help: ValueHelp(
        placeholder: "KEYS", allowed: "keys and clicks such as \"down enter text:Ada click:3,4\"")
    ) {
      try? KeyScript($0)
    }
  }
}
