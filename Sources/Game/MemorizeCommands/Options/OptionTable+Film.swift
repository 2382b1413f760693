import CommandLineKit
import TextUI

// The options for films that are kept.

extension Option<OutputDestination?> {
  static var filmAsSVG: Self {
    Self("svg", .outputPlace, in: .picture, "Write the film to FILE, as an animated picture")
  }
  static var filmAsCast: Self {
    Self("cast", .outputPlace, in: .picture, "Write it to FILE, as asciinema plays it")
  }
}

extension Option<Size?> {
  static var filmSize: Self {
    Self("size", .filmSize, in: .picture, "Write W columns and H rows", default: "80x24")
  }
}

extension ValueForm<Size> {
  /// A value form for the size of a film, in which a game can be seen.
  fileprivate static var filmSize: Self {
    Self(
      help: ValueHelp(
        placeholder: "WxH", allowed: "a size such as 80x24, from 40x12 to 300x100")
    ) { text in
      Size(typed: text).flatMap {
        40...300 ~= $0.width && 12...100 ~= $0.height ? $0 : nil
      }
    }
  }
}
