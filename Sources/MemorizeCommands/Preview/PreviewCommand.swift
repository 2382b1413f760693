import CommandLineKit
import MemoryViews
import TextUI
import TextUIGallery

/// `memorize preview`: pages of the gallery, live or as text.
struct PreviewCommand: Request {
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
    /// Nil for when the page has settled.
    let time: Duration?
    let keys: KeyScript?
    let inspected: Point?
  }

  struct Arguments: Sendable {
    let name: String?
    let size: PreviewSize?
    let device: Device?
    let scheme: ColorScheme?
    let variants: PreviewVariants?
    let time: Duration?
    let keys: KeyScript?
    let inspected: Point?
    let look: LookOptions

    init(_ arguments: inout ArgumentReader) throws(ArgumentError) {
      name = arguments.operand(.preview)
      size = try arguments[.size]
      device = try arguments[.device]
      scheme = try arguments[.scheme]
      variants = try arguments[.variants]
      time = try arguments[.time]
      keys = try arguments[.keys]
      inspected = try arguments[.inspect]
      look = try LookOptions(&arguments)
    }

    fileprivate var wantsPictures: Bool {
      size != nil || device != nil || variants != nil || time != nil || keys != nil
        || inspected != nil
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

extension CommandTable {
  static let preview = Command(
    "preview", "Look at the views this program is made of",
    examples: [
      Example("memorize preview", "a gallery to walk through; on a pipe, the names"),
      Example("memorize preview pie --at 2s", "one of them as text"),
      Example("memorize preview stacks --variants scheme,size", "in six ways"),
      Example("memorize preview dialog --keys enter", "after a key"),
      Example("memorize preview dialog --inspect 30,5", "who draws that cell"),
    ], reading: PreviewCommand.Arguments.init
  ) { arguments, _ throws(UsageError) in try PreviewCommand(arguments) }
}

extension PreviewCommand.PictureOptions {
  fileprivate init(_ arguments: PreviewCommand.Arguments) throws(UsageError) {
    size = arguments.size
    device = arguments.device
    scheme = arguments.scheme
    variants = arguments.variants ?? []
    time = arguments.time
    keys = arguments.keys
    inspected = arguments.inspected
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

extension PreviewCommand {
  // Two that write, and two for what a screen shows later.
  func needs(in context: RunContext) -> ResourceNeeds? { ResourceNeeds(threads: 4) }

  func run(
    to output: inout StandardOutput, in context: RunContext, with files: PlayerFiles
  ) throws {
    if name != nil || wantsPictures {
      try print(pictures(in: context), in: context, to: &output)
    } else if context.stage.isThere(look) {
      try showGallery(in: context)
    } else {
      try list(to: &output)
    }
  }

  private func showGallery(in context: RunContext) throws {
    let announce = try Announcer.sending(to: look.announcements, in: context)
    try context.stage.show(look) { _ in
      var scene = Scene { Window(environment: $0) { GalleryScreen(.memorize) } }
      scene.colorScheme = picture.scheme
      scene.reducesMotion = look.isStill
      scene.announce = announce
      return scene
    }
  }

  private func list(to output: inout StandardOutput) throws {
    let width = Gallery.memorize.topics.map(\.name.count).max() ?? 0
    for topic in Gallery.memorize.topics {
      let gap = String(repeating: " ", count: width + 2 - topic.name.count)
      try output.write("\(topic.name)\(gap)\(topic.caption)\n")
    }
  }
}

extension PreviewCommand {
  /// The previews as the options want them, the variants of each one after the other.
  private func pictures(in context: RunContext) -> [Picture] {
    let named = Gallery.memorize.topics.map(\.preview).filter { name == nil || $0.name == name }
    let isUnicode =
      !look.isASCII && (!context.console.isTerminal(.output) || context.stage.isUnicode(look))
    return named.flatMap { preview in
      var preview = picture.device.map(preview.on) ?? preview
      preview.isUnicode = preview.isUnicode && isUnicode
      preview.reducedMotion = preview.reducedMotion || look.isStill
      preview.time = picture.time ?? preview.time
      preview.colorScheme = picture.scheme ?? .dark
      switch picture.size {
      case .cells(let size): preview.size = size
      case .fit: preview.size = preview.fittingSize
      case nil: break
      }
      return variants(of: preview)
    }
  }

  private func variants(of preview: Preview) -> [Picture] {
    let devices: [Device?] = picture.variants.contains(.size) ? Device.allCases : [picture.device]
    let schemes: [ColorScheme] =
      picture.variants.contains(.scheme) ? [.dark, .light] : [preview.colorScheme]
    return devices.flatMap { device in
      schemes.map { scheme in
        var variant = picture.variants.contains(.size) ? device.map(preview.on) ?? preview : preview
        variant.isUnicode = variant.isUnicode && preview.isUnicode
        variant.colorScheme = scheme
        return Picture(preview: variant, device: device)
      }
    }
  }

  /// A preview, and the terminal it is shown on, if that has a name.
  private struct Picture {
    let preview: Preview
    let device: Device?

    var title: String {
      let size = "\(preview.size.width)x\(preview.size.height)"
      let place = [device?.rawValue, size].compactMap(\.self).joined(separator: " ")
      return "# \(preview.name) \(place) \(preview.colorScheme)\n"
    }
  }

  /// Prints pictures, each below a line that says what it shows, unless there is only one.
  private func print(
    _ pictures: [Picture], in context: RunContext, to output: inout StandardOutput
  ) throws {
    let isStyled = context.console.isTerminal(.output) || look.color == .always
    for picture in pictures {
      if pictures.count > 1 { try output.write(picture.title) }
      var preview = picture.preview
      if !isStyled { preview.colors = 0 }
      if let inspected = self.picture.inspected {
        try print(preview, at: inspected, to: &output)
        continue
      }
      let buffer = preview.frame(after: self.picture.keys?.events ?? []).buffer
      try output.write(context.stage.lines(buffer, look, preview.colors, preview.isUnicode))
    }
  }
}
