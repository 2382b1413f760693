import CommandLineKit
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
    let size: PreviewSize?
    let device: Device?
    let scheme: ColorScheme?
    let variants: PreviewVariants
    let time: Duration
    let keys: KeyScript?
  }

  struct Arguments: Sendable {
    let name: String?
    let size: PreviewSize?
    let device: Device?
    let scheme: ColorScheme?
    let variants: PreviewVariants?
    let time: Duration?
    let keys: KeyScript?
    let look: LookOptions

    init(_ arguments: inout ArgumentReader) throws(ArgumentError) {
      name = arguments.operand(.preview)
      size = try arguments[.size]
      device = try arguments[.device]
      scheme = try arguments[.scheme]
      variants = try arguments[.variants]
      time = try arguments[.time]
      keys = try arguments[.keys]
      look = try LookOptions(&arguments)
    }

    fileprivate var wantsPictures: Bool {
      size != nil || device != nil || variants != nil || time != nil || keys != nil
    }
  }

  init(_ arguments: Arguments) throws(UsageError) {
    name = try arguments.name.map(Self.name(typed:))
    picture = try PictureOptions(arguments)
    look = arguments.look
    wantsPictures = arguments.wantsPictures
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
  fileprivate init(_ arguments: PreviewCommand.Arguments) throws(UsageError) {
    size = arguments.size
    device = arguments.device
    scheme = arguments.scheme
    variants = arguments.variants ?? []
    time = arguments.time ?? .zero
    keys = arguments.keys
    if variants.contains(.scheme), scheme != nil {
      throw .conflict(Option.variants.row, Option.scheme.row)
    }
    if variants.contains(.size), size != nil || device != nil {
      throw .conflict(Option.variants.row, size == nil ? Option.device.row : Option.size.row)
    }
  }
}

extension Operand<String?> {
  fileprivate static let preview = Self(
    optional: "NAME", choices: OperandRow.Choices("Previews", Gallery.memorize.topics.map(\.name)),
    completion: .words(Gallery.memorize.names))
}
