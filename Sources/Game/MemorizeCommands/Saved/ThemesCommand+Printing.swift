import CommandLineKit
import MemoryModel
import MemoryStore
import MemoryViewModel
import MemoryViews
import Pictures

// The cards of a theme on pages to print.
extension ThemesCommand {
  /// The largest side of a printed picture in pixels.
  private static let largestSide = 512

  func print(
    _ theme: Theme, _ place: OutputDestination, to output: inout StandardOutput,
    in context: RunContext, with files: PlayerFiles
  ) throws {
    guard theme.isPlayable else {
      throw Failure.badData(
        "\(theme.shownName) cannot be printed; see \(Memorize.name) themes show")
    }
    let emoji = EmojiFaces.ofSystem(context.fonts)
    let sheet = CardSheet(theme) { picture in
      let pixels = try? files.data?.picture(picture, largestSide: Self.largestSide) { symbol in
        emoji.pictures([Face(symbol)]).values.first
      }
      return pixels.map(PNG.encoded)
    }
    switch place {
    case .standardOutput:
      guard sheet.pageCount == 1 else { throw Failure.severalPages(sheet.pageCount) }
      try output.write(sheet.page(1))
    case .file(let path):
      let paths = try Self.write(sheet, to: path, in: context)
      let cards = counted(sheet.cardCount, "card")
      let range =
        paths.count == 1 ? shown(paths[0]) : "\(shown(paths[0])) to \(shown(paths.last ?? ""))"
      try output.write(
        "Wrote \(cards) on \(counted(paths.count, "page")): \(range).\n"
          + "Print on A4 at full size, and cut along the lines.\n")
    }
  }

  /// Writes each page as a file of its own, because printers have no pages in a picture.
  ///
  /// - Throws: `Failure` before any page is written if one of the files exists.
  private static func write(
    _ sheet: CardSheet, to path: String, in context: RunContext
  ) throws -> [String] {
    let paths = (1...sheet.pageCount).map { path.numbered($0, of: sheet.pageCount) }
    return try Failure.keeping {
      if let taken = paths.first(where: context.files.isThere) { throw StorageError.taken(taken) }
      for (number, path) in zip(1..., paths) {
        try PlayerFile(path).create(Array(sheet.page(number).utf8))
      }
      return paths
    }
  }
}

extension Failure {
  fileprivate static func severalPages(_ count: Int) -> Failure {
    Failure(
      code: .usage,
      message: "the cards fill \(count) pages, a file for each; name one, such as cards.svg")
  }
}

extension String {
  /// Returns the path of a page: `cards-2.svg` for `cards.svg` if there are several.
  fileprivate func numbered(_ number: Int, of count: Int) -> String {
    guard count > 1 else { return self }
    let ending = ".svg"
    let isNamed = lowercased().hasSuffix(ending)
    let name = isNamed ? String(dropLast(ending.count)) : self
    return "\(name)-\(number)\(isNamed ? String(suffix(ending.count)) : "")"
  }
}
