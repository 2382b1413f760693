import CommandLineKit
import TextUI

/// The size of a picture.
enum PreviewSize: Hashable, Sendable {
  case cells(Size)
  /// The ideal size of the view.
  case fit
}

extension ValueForm<PreviewSize> {
  /// A value form for a size such as `80x24` or `80×24`, or `fit`.
  static var pictureSize: Self {
    Self(
      help: ValueHelp(
        placeholder: "WxH", allowed: "a size such as 80x24, at most 1000x1000, or fit")
    ) {
      $0 == "fit" ? .fit : Size(typed: $0).map(PreviewSize.cells)
    }
  }
}

extension ValueForm<Device> {
  /// A value form for the name of a device.
  static var device: Self {
    let names = Device.allCases.map(\.rawValue)
    return Self(
      help: ValueHelp(
        placeholder: "NAME", allowed: names.joinedWithOr(), completion: .words(names)),
      read: Device.init(rawValue:))
  }
}

extension Size {
  /// Parses a size such as `80x24` or `80×24`, of at most a thousand columns and rows.
  init?(typed text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { "x×X".contains($0) }
    let numbers = parts.compactMap { Int(typed: String($0), in: 1...1_000) }
    guard parts.count == 2, numbers.count == 2 else { return nil }
    self.init(width: numbers[0], height: numbers[1])
  }
}
