import MemoryModel
import SeparatedValues

// Themes as lists.
extension WordList {
  /// The ending of a path, and the separator of its list.
  private static let separators: [(ending: String, separator: Separator)] = [
    (".tsv", .tab), (".csv", .comma),
  ]

  /// Returns the separator of a list that is written to a path; nil for a path of another format.
  static func separator(for path: String) -> Separator? {
    separators.first { path.lowercased().hasSuffix($0.ending) }?.separator
  }

  /// Returns a theme as a list, which reads as a theme of the same name, pairs, color and faces.
  ///
  /// The words of faces, removed faces and the cover are not in a list.
  ///
  /// - Throws: `WordListError` for several themes, and for a theme with pictures.
  static func written(
    _ themes: [Theme], separatedBy separator: Separator
  ) throws(WordListError) -> [UInt8] {
    guard let theme = themes.first, themes.count == 1 else {
      throw WordListError("a list of words holds one theme, not \(themes.count); name one")
    }
    if theme.kindFaces.joined().contains(where: { $0.picture != nil }) {
      throw WordListError(
        "a list of words cannot hold the pictures of \(theme.name.shownInQuotes); "
          + "write a file such as theme.tar")
    }
    let lines = header(of: theme, separator) + theme.kindFaces.map { $0.row(separator) }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static func header(of theme: Theme, _ separator: Separator) -> [String] {
    let faces = theme.kindFaces.joined()
    return [
      "#separator:\(separator == .tab ? "tab" : "comma")", "#html:false", "#name:\(theme.name)",
      "#pairs:\(theme.pairs)", "#color:\(theme.color.webText)",
    ] + (faces.contains { $0.symbol.namesPicture } ? ["#pictures:false"] : [])
  }
}

extension [Face] {
  fileprivate func row(_ separator: Separator) -> String {
    map { $0.symbol.field(separator) }.joined(separator: separator.text)
  }
}

extension String {
  /// The text as a field, quoted where necessary.
  fileprivate func field(_ separator: Separator) -> String {
    let text = withoutFormula
    let needsQuotes = text.contains("\"") || text.contains(separator.text) || hasPrefix("#")
    guard needsQuotes else { return text }
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return "\"" + parts.joined(separator: "\"\"") + "\""
  }
}
