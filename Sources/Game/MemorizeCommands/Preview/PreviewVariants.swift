import CommandLineKit
import TextUI

/// Which pictures of a page are taken beside each other.
struct PreviewVariants: OptionSet, Sendable {
  let rawValue: Int

  /// On a dark terminal and on a light one.
  static let scheme = PreviewVariants(rawValue: 1 << 0)
  /// On every kind of terminal that has a name.
  static let size = PreviewVariants(rawValue: 1 << 1)
}

extension ValueForm<PreviewVariants> {
  /// `scheme`, `size`, or both with a comma.
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
  /// Keys and clicks, such as `down enter click:3,4`.
  static var keys: Self {
    Self(
      help: ValueHelp(
        placeholder: "KEYS", allowed: "keys and clicks such as \"down enter text:Ada click:3,4\"")
    ) {
      try? KeyScript($0)
    }
  }
}
