import MemoryStore
import MemoryViewModel
import PlainJSON

extension ThemesCommand {
  func run(to output: inout StandardOutput, with files: PlayerFiles) throws {
    switch self {
    case .list(let isJSON): try list(isJSON: isJSON, to: &output, with: files)
    case .show(let theme, let isJSON):
      try output.write(isJSON ? ThemePack.written([theme]) : lines(theme.description))
    case .check(let paths): try check(paths, to: &output)
    case .add(let paths): try add(paths, to: &output, with: files)
    case .export(let themes, let path): try export(themes, path, to: &output)
    }
  }

  private func list(
    isJSON: Bool, to output: inout StandardOutput, with files: PlayerFiles
  ) throws {
    let complaints = Complaints()
    let themes = files.library(complaints).themes
    complaints.report()
    guard isJSON else { return try output.write(lines(themes.map(\.sentence))) }
    let json = JSON.object(["version": .int(1), "themes": .array(themes.map(\.json))])
    try output.write("\(json)\n")
  }

  private func check(_ paths: [String], to output: inout StandardOutput) throws {
    var hasErrors = false
    for path in paths {
      for theme in try themes(in: path) {
        let problems = theme.problems
        hasErrors = hasErrors || !theme.isPlayable
        let words = problems.isEmpty ? ["Fine."] : problems.map(\.sentence)
        try output.write(lines(words.map { "\(shown(path)), \(theme.shownName): \($0)" }))
      }
    }
    if hasErrors { throw Failure.badData("not all of these themes can be played") }
  }

  private func add(
    _ paths: [String], to output: inout StandardOutput, with files: PlayerFiles
  ) throws {
    let themes = try paths.flatMap { path in
      try self.themes(in: path).map { theme in
        guard theme.isPlayable else {
          throw Failure.badData(
            "\(shown(path)), \(theme.shownName) cannot be played; see \(Memorize.name) themes check"
          )
        }
        return theme
      }
    }
    let complaints = Complaints()
    guard files.data != nil else {
      throw Failure(code: .inputOutput, message: "there is no place for themes: HOME is not set")
    }
    let added = files.library(complaints).add(contentsOf: themes)
    if let complaint = complaints.first { throw Failure(code: .inputOutput, message: complaint) }
    try output.write(lines(added.map { "Added \($0.shownName)." }))
    let known = themes.count - added.count
    if known > 0 { try output.write("\(counted(known, "theme")) known already.\n") }
  }

  private func themes(in path: String) throws -> [Theme] {
    do {
      return try ThemeFiles.disk.read(path)
    } catch let error as FormatError {
      throw Failure.badData("\(shown(path)): \(error)")
    } catch {
      throw Failure(keeping: error)
    }
  }

  private func export(
    _ themes: [Theme], _ path: String?, to output: inout StandardOutput
  ) throws {
    guard let path else { return try output.write(ThemePack.written(themes)) }
    try Failure.keeping { try ThemeFiles.disk.write(themes, path) }
    try output.write("Wrote \(counted(themes.count, "theme")) to \(shown(path)).\n")
  }
}

extension ThemeProblem {
  /// What is wrong, and how bad that is.
  fileprivate var sentence: String {
    severity == .error ? "\(self)" : "\(self) (It can be played all the same.)"
  }
}

extension Theme {
  /// Its faces with their words, a kind a line.
  fileprivate var description: [String] {
    let kinds = kindFaces.map { kind in
      "  "
        + kind.map { face in
          let symbol = face.symbol.printable(atMost: Face.longestSymbol)
          return face.word == face.symbol ? symbol : "\(symbol) \(face.spoken)"
        }.joined(separator: " = ")
    }
    return [sentence + ", \(pairs) pairs a game"] + kinds
  }

  fileprivate var json: JSON {
    .object([
      "id": .string(id), "name": .string(name), "faces": .int(kindFaces.count),
      "pairs": .int(pairs), "playable": .bool(isPlayable),
    ])
  }
}
