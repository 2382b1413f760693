import CommandLineKit
import TextUI

/// The options of `memorize preview` for pictures of its pages.
struct PictureOptions: Sendable {
  let size: PreviewSize?
  let device: Device?
  let scheme: ColorScheme?
  private let chosenVariants: PreviewVariants?
  /// The time of the picture; nil for the time at which the page's animations have ended.
  let time: Duration?
  let keys: KeyScript?
  /// The cell whose views are printed by name; nil for none.
  let inspected: Point?
  /// The file or stream to which a picture is written as SVG; nil for none.
  let svg: OutputDestination?

  init(_ line: inout RequestReader) throws(UsageError) {
    size = try line[.size]
    device = try line[.device]
    scheme = try line[.scheme]
    chosenVariants = try line[.variants]
    time = try line[.time]
    keys = try line[.keys]
    inspected = try line[.inspect]
    svg = try line[.svg]
  }

  var variants: PreviewVariants { chosenVariants ?? [] }

  /// True if an option was typed that only applies to pictures.
  var isWanted: Bool {
    size != nil || device != nil || chosenVariants != nil || time != nil || keys != nil
      || inspected != nil || svg != nil
  }

  /// Throws a `UsageError` for options that do not go together.
  func check() throws(UsageError) {
    if variants.contains(.scheme), scheme != nil {
      throw .conflict(Option.variants.row, Option.scheme.row)
    }
    if variants.contains(.size), size != nil || device != nil {
      throw .conflict(Option.variants.row, size == nil ? Option.device.row : Option.size.row)
    }
    guard svg != nil else { return }
    if !variants.isEmpty { throw .conflict(Option.svg.row, Option.variants.row) }
    if inspected != nil { throw .conflict(Option.svg.row, Option.inspect.row) }
  }
}
