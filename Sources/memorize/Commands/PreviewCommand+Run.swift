import MemoryViews
import TextUI
import TextUIGallery

extension PreviewCommand {
  @MainActor func run(to output: inout StandardOutput, in context: RunContext) throws {
    if name != nil || wantsPictures {
      try print(pictures(in: context), in: context, to: &output)
    } else if context.stage.isThere(look) {
      try showGallery(on: context.stage)
    } else {
      try list(to: &output)
    }
  }

  @MainActor private func showGallery(on stage: Stage) throws {
    try stage.show(look) { _ in
      var scene = Scene { Window(environment: $0) { GalleryScreen(.memorize) } }
      scene.colorScheme = picture.scheme
      scene.reducesMotion = look.isStill
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
  private func pictures(in context: RunContext) -> [Preview] {
    let named = Gallery.memorize.topics.map(\.preview).filter { name == nil || $0.name == name }
    let isUnicode =
      !look.isASCII && (!context.console.isTerminal(.output) || context.stage.isUnicode(look))
    return named.flatMap { preview in
      var preview = picture.device.map(preview.on) ?? preview
      preview.isUnicode = preview.isUnicode && isUnicode
      preview.reducedMotion = preview.reducedMotion || look.isStill
      preview.time = picture.time
      preview.colorScheme = picture.scheme ?? .dark
      switch picture.size {
      case .cells(let size): preview.size = size
      case .fit: preview.size = preview.fittingSize
      case nil: break
      }
      return variants(of: preview)
    }
  }

  private func variants(of preview: Preview) -> [Preview] {
    let devices: [Device] = [.small, .vt100, .wide]
    let sizes = picture.variants.contains(.size) ? devices.map(\.size) : [preview.size]
    let schemes: [ColorScheme] =
      picture.variants.contains(.scheme) ? [.dark, .light] : [preview.colorScheme]
    return sizes.flatMap { size in
      schemes.map { scheme in
        var preview = preview
        (preview.size, preview.colorScheme) = (size, scheme)
        return preview
      }
    }
  }

  /// Prints pictures, each below a line that says what it shows, unless there is only one.
  private func print(
    _ pictures: [Preview], in context: RunContext, to output: inout StandardOutput
  ) throws {
    let isStyled = context.console.isTerminal(.output) || look.color == .always
    for preview in pictures {
      if pictures.count > 1 {
        let size = "\(preview.size.width)x\(preview.size.height)"
        try output.write("# \(preview.name) \(size) \(preview.colorScheme)\n")
      }
      let canvas = preview.frame(after: picture.keys?.events ?? []).canvas
      try output.write(
        context.stage.lines(canvas, look, isStyled, preview.isUnicode))
    }
  }
}
