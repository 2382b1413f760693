import MemoryModel
import MemoryStore
import MemoryViewModel

// The actions on theme files and pictures.
extension ThemesCommand {
  func check(
    _ paths: [String], to output: inout StandardOutput, in context: RunContext
  ) async throws {
    var hasErrors = false
    // At once, because pictures that are named one by one are one theme.
    for part in try await parts(paths, name: nil, in: context) {
      for theme in part.pack.themes {
        hasErrors = hasErrors || !theme.isPlayable
        let problems = theme.problems.map(\.sentence) + part.remarks.map { "\($0)." }
        let words = problems.isEmpty ? ["Fine."] : problems
        try output.write(lines(words.map { "\(part.source), \(theme.shownName): \($0)" }))
      }
    }
    if hasErrors { throw Failure.badData("not all of these themes can be played") }
  }

  func add(
    _ paths: [String], name: String?, to output: inout StandardOutput, in context: RunContext,
    with files: PlayerFiles
  ) async throws {
    let parts = try await parts(paths, name: name, in: context)
    for part in parts {
      for theme in part.pack.themes where !theme.isPlayable {
        throw Failure.badData(
          "\(part.source), \(theme.shownName) cannot be played; see \(Memorize.name) themes check")
      }
    }
    guard let data = files.data else {
      throw Failure(code: .inputOutput, message: "there is no place for themes: HOME is not set")
    }
    let remarks = try Failure.keeping { try parts.keepPictures(in: data) }
    let warnings = StartupWarnings()
    let added = files.library(warnings).add(contentsOf: parts.themes)
    if let warning = warnings.first { throw Failure(code: .inputOutput, message: warning) }
    let names = Set(parts.themes.map(\.name))
    try output.write(lines(added.map { $0.addition(isRenamed: !names.contains($0.name)) }))
    let known = parts.themes.count - added.count
    if known > 0 { try output.write("Skipped \(counted(known, "theme")) that you have already.\n") }
    for remark in remarks { context.console.report(remark) }
  }

  /// Reads the paths; `-` is standard input.
  private func parts(
    _ paths: [String], name: String?, in context: RunContext
  ) async throws -> [ThemeReading.Part] {
    var parts: [ThemeReading.Part] = []
    let reading = ThemeReading(
      paths: paths.filter { $0 != "-" }, name: name, threads: context.coreCount)
    for path in paths where path == "-" {
      let bytes = try Self.standardInput(context.console)
      parts += try await [
        Failure.keepingAsync { try await reading.part(of: bytes, from: "standard input") }
      ]
    }
    let interrupt = context.console.interrupt
    interrupt.catchFirst()
    defer { interrupt.release() }
    var line: ProgressLine?
    do {
      return try await parts
        + reading.parts(
          unless: interrupt.hasCome,
          progress: { done, count in
            if line == nil { line = ProgressLine(goal: count, of: "pictures", in: context) }
            line?.show(done)
          })
    } catch {
      throw Failure(keeping: error)
    }
  }

  /// Reads standard input up to the size limit, which is lower for anything but an archive.
  private static func standardInput(_ console: Console) throws -> [UInt8] {
    var bytes: [UInt8] = []
    do {
      while bytes.count <= ThemePack.limit(for: bytes) {
        let more = try console.read(65_536)
        if more.isEmpty { break }
        bytes += more
      }
      return bytes
    } catch {
      throw Failure.inputOutput("standard input", error)
    }
  }

  /// Returns the themes as a file, without pictures.
  func bytes(of themes: [Theme]) throws -> [UInt8] {
    try Failure.keeping { try ThemePack(themes).written() }
  }

  func export(
    _ themes: [Theme], _ path: String?, to output: inout StandardOutput, in console: Console,
    with files: PlayerFiles
  ) throws {
    if themes.isEmpty { throw Failure(code: .failed, message: "there is no theme to export") }
    let pack = files.data?.pack(themes) ?? ThemePack(themes)
    guard let path else {
      if !pack.pictures.isEmpty, console.isTerminal(.output) { throw Failure.picturesOnScreen }
      return try output.write(Failure.keeping { try pack.written() })
    }
    try Failure.keeping { try pack.write(to: path) }
    let pictures = pack.pictures.isEmpty ? "" : " with \(counted(pack.pictures.count, "picture"))"
    try output.write("Wrote \(counted(themes.count, "theme"))\(pictures) to \(shown(path)).\n")
  }
}

extension Failure {
  fileprivate static let picturesOnScreen = Failure(
    code: .usage,
    message: "pictures cannot be written to the screen; give a file, such as --output family.tar")
}

extension Theme {
  /// Returns the sentence that the theme was added, with its pairs of words and its pictures.
  fileprivate func addition(isRenamed: Bool) -> String {
    let pictures = (faces + (secondFaces ?? [])).count { $0.picture != nil }
    let contents = [additionOfWords, pictures == 0 ? nil : counted(pictures, "picture")]
    let parts = ["Added \(shownName)"] + contents.compactMap(\.self)
    let reason = isRenamed ? " You have another theme of its name." : ""
    return "\(parts.joined(separator: ", ")).\(reason)"
  }

  /// The number of pairs and an example, which shows how the list was understood; nil for a theme
  /// of pictures or emoji.
  private var additionOfWords: String? {
    let example = [faces.first, secondFaces?.first].compactMap(\.self)
    guard example.contains(where: \.isWord) else { return nil }
    let pairs = "\(counted(faces.count, "pair"))\(example.count == 1 ? " of equal cards" : "")"
    let text = example.map { $0.symbol.printable(atMost: 32) }.joined(separator: " = ")
    return "\(pairs) such as \(text)"
  }
}

extension Face {
  fileprivate var isWord: Bool { picture == nil && isText }
}

extension ThemeProblem {
  /// The problem as a sentence, with its severity.
  fileprivate var sentence: String {
    severity == .error ? "\(self)" : "\(self) (You can still play it.)"
  }
}
