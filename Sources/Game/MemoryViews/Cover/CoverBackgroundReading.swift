import MemoryModel
import MemoryViewModel
import TextUI

/// The state of a picture that was pasted or dropped as the background of a cover.
enum CoverPicture: Hashable {
  /// No picture was pasted since the editor was opened, or the last one was cancelled.
  case none
  /// The picture is being read.
  case reading(path: String)
  /// The picture is the background.
  case shown(path: String)
  /// The picture cannot be read; the background is still the one before.
  case failed(path: String, reason: String)

  /// The sentence for the line below the cover; nil for no picture.
  var sentence: String? {
    switch self {
    case .none: nil
    case .reading(let path): "Reading \(Self.name(of: path)). Esc cancels."
    case .shown(let path): "\(Self.name(of: path)) is the background."
    case .failed(let path, let reason):
      "! \(Self.name(of: path)): \(reason.printable(atMost: 200))."
    }
  }

  private static func name(of path: String) -> String {
    (path.split(separator: "/").last.map(String.init) ?? path).printable(atMost: 30)
  }
}

// A pasted picture becomes the background.
extension CoverController {
  /// Reads the first picture of pasted or dropped paths.
  func readBackground(pasted text: String) -> KeyResult {
    guard let dropped = DroppedPaths(text) else { return .ignored }
    do {
      try editor.app.library.files.check()
      picture = .reading(path: dropped.paths[0])
    } catch {
      picture = .failed(path: dropped.paths[0], reason: "\(error)")
    }
    if dropped.paths.count > 1 {
      editor.app.notices.show(
        .info, "A cover has one background: the first of \(dropped.paths.count) pictures.")
    }
    return .handled
  }

  fileprivate func finish(_ result: Result<PicturesImport, any Error>, path: String) {
    switch result {
    case .success(let imported):
      if let picture = imported.faces.first?.picture {
        cover.background = .picture(picture)
        self.picture = .shown(path: path)
      } else {
        let reason = imported.remarks.first ?? "there is no picture"
        picture = .failed(path: path, reason: reason)
      }
    case .failure(let error): picture = .failed(path: path, reason: "\(error)")
    }
  }
}

/// The line below the cover while a picture is read; the picture is forgotten if the line is gone.
struct CoverReading: View {
  let controller: CoverController
  let path: String

  var body: some View {
    Text(controller.picture.sentence ?? "").lineLimit(1)
      .frame(maxWidth: .max, alignment: .leading)
      .task { [read = controller.editor.app.library.files.readPictures] in
        do {
          return Result<PicturesImport, any Error>.success(try await read([path]) { _, _ in })
        } catch {
          return .failure(error)
        }
      } receive: {
        controller.finish($0, path: path)
      }
      .id(path)
  }
}
