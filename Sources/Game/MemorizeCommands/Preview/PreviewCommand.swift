import CommandLineKit
import MemoryViews
import TextUI
import TextUIGallery

/// `memorize preview`: shows pages of the gallery, live or as text.
struct PreviewCommand: Request {
  /// The page that was named; nil for all.
  let name: String?
  let picture: PictureOptions
  let look: LookOptions

  init(_ line: inout RequestReader) throws(UsageError) {
    let name = line.operand(.preview)
    picture = try PictureOptions(&line)
    look = try LookOptions(&line)
    self.name = try name.map(Self.name(typed:))
    try picture.check()
    if picture.svg != nil, name == nil {
      throw .usage("\(Option.svg.row.title) draws one preview; name it, or \(Self.hint)")
    }
  }

  /// Returns the name of a page that was typed in full or by its last part.
  private static func name(typed word: String) throws(UsageError) -> String {
    let names = Gallery.memorize.topics.map(\.name)
    if let name = names.first(where: { $0 == word || $0.hasSuffix("/\(word)") }) { return name }
    throw .arguments(
      .unknown("preview", word, among: Gallery.memorize.names, otherwise: Self.hint))
  }

  private static let hint = "see \(Memorize.name) preview --help"
}

extension CommandTable {
  static let preview = Command(
    "preview", "Show the views of this program",
    examples: [
      Example("memorize preview", "a gallery to walk through; on a pipe, the names"),
      Example("memorize preview pie --at 2s", "one of them as text"),
      Example("memorize preview stacks --variants scheme,size", "in six ways"),
      Example("memorize preview dialog --keys enter", "after a key"),
      Example("memorize preview dialog --inspect 30,5", "who draws that cell"),
      Example("memorize preview dialog --svg dialog.svg", "a picture for a page"),
    ], reading: PreviewCommand.init)
}

extension Operand<String?> {
  fileprivate static let preview = Self(
    optional: "NAME", choices: OperandRow.Choices("Previews", Gallery.memorize.topics.map(\.name)),
    completion: .words(Gallery.memorize.names))
}

extension PreviewCommand {
  // Two threads write, two decode pictures, and one reads what is printed.
  func needs(in context: RunContext) -> ResourceNeeds? { ResourceNeeds(threads: 5) }

  @MainActor func run(
    to output: inout StandardOutput, in context: RunContext, with files: PlayerFiles
  ) throws {
    if let place = picture.svg {
      try draw(to: place, in: context, &output)
    } else if name != nil || picture.isWanted {
      try print(pictures(in: context), in: context, to: &output)
    } else if context.stage.isThere(look) {
      try showGallery(in: context)
    } else {
      try list(to: &output)
    }
  }

  @MainActor private func showGallery(in context: RunContext) throws {
    let receivers = try ScreenReceivers(look, in: context)
    try context.stage.show(look) { _ in
      var scene = Scene { Window(environment: $0) { GalleryScreen(.memorize) } }
      scene.colorScheme = picture.scheme
      scene.reducesMotion = look.isStill
      receivers.receive(from: &scene)
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
