import MemoryViews
import TextUI
import TextUIGallery

/// `memorize preview`: pages of the gallery, live or as text.
struct PreviewCommand: Sendable {
  /// The page that was named; nil for all of them.
  let name: String?
  let picture: PictureOptions
  /// Whether any of the options was given that only pictures know.
  let wantsPictures: Bool
  let look: LookOptions

  /// What pictures are taken of.
  struct PictureOptions: Sendable {
    var size: PreviewSize?
    var device: Device?
    var scheme: ColorScheme?
    var variants: PreviewVariants
    var time: Duration
    var keys: KeyScript?
  }

  init(_ given: GivenArguments) throws(UsageError) {
    name = try given.operand.map(Self.name(typed:))
    picture = try PictureOptions(given)
    look = try LookOptions(given)
    let rows = [
      Option.size.row, Option.device.row, Option.variants.row, Option.time.row, Option.keys.row,
    ]
    wantsPictures = rows.contains(where: given.has)
  }

  /// A name as it is in the list, or its last part.
  private static func name(typed word: String) throws(UsageError) -> String {
    let names = Gallery.memorize.topics.map(\.name)
    guard let name = names.first(where: { $0 == word || $0.hasSuffix("/\(word)") }) else {
      throw .unknownPreview(word)
    }
    return name
  }
}

extension PreviewCommand.PictureOptions {
  fileprivate init(_ given: GivenArguments) throws(UsageError) {
    size = try given[.size]
    device = try given[.device]
    scheme = try given[.scheme]
    variants = try given[.variants] ?? []
    time = try given[.time] ?? .zero
    keys = try given[.keys]
    if variants.contains(.scheme) {
      try given.refuse([Option.scheme.row], beside: Option.variants.row)
    }
    if variants.contains(.size) {
      try given.refuse([Option.size.row, Option.device.row], beside: Option.variants.row)
    }
  }
}
