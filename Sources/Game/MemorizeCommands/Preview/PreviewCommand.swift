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
    /// Where one is drawn to, if anywhere.
    let svg: OutputDestination?
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
    let svg: OutputDestination?
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
      svg = try arguments[.svg]
      look = try LookOptions(&arguments)
    }

    fileprivate var wantsPictures: Bool {
      size != nil || device != nil || variants != nil || time != nil || keys != nil
        || inspected != nil || svg != nil
    }
  }

  init(_ arguments: Arguments) throws(UsageError) {
    name = try arguments.name.map(Self.name(typed:))
    picture = try PictureOptions(arguments)
    if picture.svg != nil, name == nil { throw .previewsInOnePicture }
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
      Example("memorize preview dialog --svg dialog.svg", "a picture for a page"),
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
    svg = arguments.svg
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
    if let place = picture.svg {
      try draw(to: place, in: context, &output)
    } else if name != nil || wantsPictures {
      try print(pictures(in: context), in: context, to: &output)
    } else if context.stage.isThere(look) {
      try showGallery(in: context)
    } else {
      try list(to: &output)
    }
  }

  private func showGallery(in context: RunContext) throws {
    let announcements = try Announcer.sending(to: look.announcements, in: context)
    try context.stage.show(look) { _ in
      var scene = Scene { Window(environment: $0) { GalleryScreen(.memorize) } }
      scene.colorScheme = picture.scheme
      scene.reducesMotion = look.isStill
      scene.announce(to: announcements)
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
