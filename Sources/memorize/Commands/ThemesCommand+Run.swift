import MemoryModel
import MemoryStore
import MemoryViewModel
import PlainJSON

extension ThemesCommand {
  func run(to output: inout StandardOutput, in context: RunContext, with files: PlayerFiles) throws
  {
    switch self {
    case .list(let form): try list(as: form, to: &output, in: context, with: files)
    case .show(let theme, let isJSON):
      try output.write(isJSON ? text(of: [theme]) : lines(theme.description))
    case .check(let paths): try check(paths, to: &output, in: context.console)
    case .add(let paths): try add(paths, to: &output, in: context.console, with: files)
    case .export(let themes, let path): try export(themes, path, to: &output)
    }
  }

  private func list(
    as form: ListOutput, to output: inout StandardOutput, in context: RunContext,
    with files: PlayerFiles
  ) throws {
    let warnings = StartupWarnings()
    let themes = (form == .names ? files.onlyLooking : files).library(warnings).themes
    switch form {
    case .sentences:
      warnings.report(to: context.console)
      try output.write(lines(themes.map(\.sentence)))
    case .json:
      warnings.report(to: context.console)
      let json = JSON.object(["version": .int(1), "themes": .array(themes.map(\.json))])
      try output.write("\(json)\n")
    case .names:
      let named = themes.map { ListOutput.Named(name: $0.isBuiltIn ? $0.id : $0.name, id: $0.id) }
      try output.write(lines(named.typed))
    }
  }

  private func check(
    _ paths: [String], to output: inout StandardOutput, in console: Console
  ) throws {
    var hasErrors = false
    for path in paths {
      for theme in try themes(in: path, console) {
        let problems = theme.problems
        hasErrors = hasErrors || !theme.isPlayable
        let words = problems.isEmpty ? ["Fine."] : problems.map(\.sentence)
        try output.write(lines(words.map { "\(called(path)), \(theme.shownName): \($0)" }))
      }
    }
    if hasErrors { throw Failure.badData("not all of these themes can be played") }
  }

  private func add(
    _ paths: [String], to output: inout StandardOutput, in console: Console,
    with files: PlayerFiles
  ) throws {
    let themes = try paths.flatMap { path in
      try self.themes(in: path, console).map { theme in
        guard theme.isPlayable else {
          throw Failure.badData(
            "\(called(path)), \(theme.shownName) cannot be played; see \(Memorize.name) themes check"
          )
        }
        return theme
      }
    }
    let warnings = StartupWarnings()
    guard files.data != nil else {
      throw Failure(code: .inputOutput, message: "there is no place for themes: HOME is not set")
    }
    let added = files.library(warnings).add(contentsOf: themes)
    if let warning = warnings.first { throw Failure(code: .inputOutput, message: warning) }
    try output.write(lines(added.map { "Added \($0.shownName)." }))
    let known = themes.count - added.count
    if known > 0 { try output.write("\(counted(known, "theme")) known already.\n") }
  }

  private func themes(in path: String, _ console: Console) throws -> [Theme] {
    do {
      if path == "-" { return try ThemePack.themes(in: Self.standardInput(console)) }
      return try ThemePack.read(path)
    } catch let error as FormatError {
      throw Failure.badData("\(called(path)): \(error)")
    } catch {
      throw Failure(keeping: error)
    }
  }

  /// All of standard input, and no more of it than shows that it is too long.
  private static func standardInput(_ console: Console) throws -> [UInt8] {
    var bytes: [UInt8] = []
    do {
      while bytes.count <= ThemePack.limit {
        let more = try console.read(65_536)
        if more.isEmpty { break }
        bytes += more
      }
    } catch {
      throw Failure.inputOutput("standard input", error)
    }
    return bytes
  }

  /// How messages call a file.
  private func called(_ path: String) -> String { path == "-" ? "standard input" : shown(path) }

  private func text(of themes: [Theme]) throws -> String {
    try Failure.keeping { try ThemePack.written(themes) }
  }

  private func export(
    _ themes: [Theme], _ path: String?, to output: inout StandardOutput
  ) throws {
    if themes.isEmpty { throw Failure(code: .failed, message: "there is no theme to export") }
    guard let path else { return try output.write(text(of: themes)) }
    try Failure.keeping { try ThemePack.write(themes, to: path) }
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
