import CommandLineKit
import MemoryViews
import TextUI
import TextUIGallery

extension PreviewCommand {
  /// Returns the chosen previews, each followed by its variants.
  @MainActor func pictures(in context: RunContext) -> [Picture] {
    pictures(
      isUnicode: !look.isASCII
        && (!context.console.isTerminal(.output) || context.stage.isUnicode(look)))
  }

  @MainActor private func pictures(isUnicode: Bool) -> [Picture] {
    let named = Gallery.memorize.topics.map(\.preview).filter { name == nil || $0.name == name }
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

  /// A preview, and the device it is shown on.
  struct Picture {
    let preview: Preview
    let device: Device?

    var title: String {
      let size = "\(preview.size.width)x\(preview.size.height)"
      let place = [device?.rawValue, size].compactMap(\.self).joined(separator: " ")
      return "# \(preview.name) \(place) \(preview.colorScheme)\n"
    }
  }

  /// Prints pictures, each below a title if there are several.
  @MainActor func print(
    _ pictures: [Picture], in context: RunContext, to output: inout StandardOutput
  ) throws {
    let isStyled = context.console.isTerminal(.output) || look.color == .always
    for picture in pictures {
      if pictures.count > 1 { try output.write(picture.title) }
      var preview = picture.preview
      if !isStyled { preview.colors = 0 }
      if let inspected = self.picture.inspected {
        try print(preview, at: inspected, in: context, to: &output)
        continue
      }
      let buffer = buffer(of: preview, in: context)
      try output.write(context.stage.lines(buffer, look, preview.colors, preview.isUnicode))
    }
  }
}

extension PreviewCommand {
  /// Draws a page, whose own output goes to standard error, because it is no part of the picture.
  @MainActor private func buffer(of preview: Preview, in context: RunContext) -> CellBuffer {
    var buffer = CellBuffer(size: .zero)
    let printed = context.stage.outputOf {
      buffer = preview.frame(after: picture.keys?.events ?? []).buffer
    }
    if !printed.isEmpty { context.console.writeError(String(decoding: printed, as: UTF8.self)) }
    return buffer
  }

  /// Draws one picture, independent of the terminal, and prints it as text as well, unless the
  /// picture itself goes to standard output.
  @MainActor func draw(
    to place: OutputDestination, in context: RunContext, _ output: inout StandardOutput
  ) throws {
    switch place {
    case .standardOutput: try output.write(svg(in: context))
    case .file(let path):
      let file = try NamedFile(path, in: context.files)
      try file.write(Array(svg(in: context).utf8))
      try file.finish()
      try print(pictures(in: context), in: context, to: &output)
    }
  }

  @MainActor private func svg(in context: RunContext) -> String {
    let previews = pictures(isUnicode: !look.isASCII).map(\.preview)
    guard var preview = previews.first else { return "" }
    if look.color == .never { preview.colors = 0 }
    let buffer = buffer(of: preview, in: context)
    let caption = Gallery.memorize.topic(named: preview.name)?.caption
    return context.stage.svg(buffer, preview, caption ?? preview.name)
  }
}
