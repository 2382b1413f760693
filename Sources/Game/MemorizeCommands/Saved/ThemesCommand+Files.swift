import MemoryModel
import MemoryStore
import MemoryViewModel

// The actions on theme files and pictures.
extension ThemesCommand {
  func check(
    _ reading: ThemeReading, to output: inout StandardOutput, in context: RunContext
  ) async throws {
    let outcome = try await outcome(reading, in: context)
    var hasErrors = false
    for part in outcome.parts {
      for theme in part.pack.themes {
        hasErrors = hasErrors || !theme.isPlayable
        let problems = theme.problems.map(\.sentence) + part.remarks.map { "\($0)." }
        let words = problems.isEmpty ? ["Fine."] : problems
        try output.write(lines(words.map { "\(part.source), \(theme.shownName): \($0)" }))
      }
    }
    try outcome.throwFailures(to: context.console)
    if hasErrors { throw Failure.badData("not all of these themes can be played") }
  }

  func add(
    _ reading: ThemeReading, report: String?, to output: inout StandardOutput,
    in context: RunContext, with files: PlayerFiles
  ) async throws {
    var outcome = try await outcome(reading, in: context)
    outcome.refuseUnplayable()
    guard let data = files.data else {
      throw Failure(code: .inputOutput, message: "there is no place for themes: HOME is not set")
    }
    let parts = outcome.parts
    if let report { try Failure.keeping { try parts.writeReport(to: report) } }
    let remarks = try Failure.keeping { try parts.keepPictures(in: data) }
    let warnings = StartupWarnings()
    let added = files.library(warnings).add(contentsOf: parts.themes)
    if let warning = warnings.first { throw Failure(code: .inputOutput, message: warning) }
    let names = Set(parts.themes.map(\.name))
    try output.write(lines(added.map { $0.addition(isRenamed: !names.contains($0.name)) }))
    let known = parts.themes.count - added.count
    if known > 0 { try output.write("Skipped \(counted(known, "theme")) that you have already.\n") }
    for remark in remarks.prefix(Self.mostRemarks) { context.console.report(remark) }
    if remarks.count > Self.mostRemarks {
      let more = counted(remarks.count - Self.mostRemarks, "more remark")
      context.console.report(report == nil ? "\(more); --report FILE writes all" : more)
    }
    for remedy in parts.remedies { context.console.report(remedy) }
    try outcome.throwFailures(to: context.console)
  }

  /// The number of remarks that are printed; a report has all.
  private static let mostRemarks = 10

  /// Reads the paths; `-` is standard input.
  private func outcome(
    _ reading: ThemeReading, in context: RunContext
  ) async throws -> ThemeReading.Outcome {
    var outcome = ThemeReading.Outcome()
    for path in reading.paths where path == "-" {
      let bytes = try Self.standardInput(context.console)
      try await outcome.add("standard input") {
        try await reading.part(of: bytes, from: "standard input")
      }
    }
    // At once, because pictures that are named one by one are one theme.
    let files = ThemeReading(
      paths: reading.paths.filter { $0 != "-" }, name: reading.name, format: reading.format,
      threads: context.coreCount)
    let interrupt = context.console.interrupt
    interrupt.catchFirst()
    defer { interrupt.release() }
    var line: ProgressLine?
    do {
      let read = try await files.outcome(
        unless: interrupt.hasCome,
        progress: { done, count in
          if line == nil { line = ProgressLine(goal: count, of: "pictures", in: context) }
          line?.show(done)
        })
      outcome.parts += read.parts
      outcome.failures += read.failures
      return outcome
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

extension ThemeReading.Outcome {
  /// Makes failures of the parts whose themes cannot be played.
  fileprivate mutating func refuseUnplayable() {
    for part in parts {
      guard let theme = part.pack.themes.first(where: { !$0.isPlayable }) else { continue }
      failures.append(
        Failure.badData(
          "\(part.source), \(theme.shownName) cannot be played; see \(Memorize.name) themes check"))
    }
    parts.removeAll { $0.pack.themes.contains { !$0.isPlayable } }
  }

  /// Reports all failures but the last, and throws that.
  fileprivate func throwFailures(to console: Console) throws {
    guard let last = failures.last else { return }
    for failure in failures.dropLast() { console.report(Failure(keeping: failure).message ?? "") }
    throw Failure(keeping: last)
  }
}

extension [ThemeReading.Part] {
  /// Writes all remarks into a new file, one in each line.
  fileprivate func writeReport(to path: String) throws {
    let text = flatMap(\.sentences).map { "\($0)\n" }.joined()
    try PlayerFile(path).create([UInt8](text.utf8))
  }

  /// The options that read the lists otherwise, each once.
  fileprivate var remedies: [String] {
    flatMap(\.remarks).compactMap(\.remedy).reduce(into: []) { all, remedy in
      if !all.contains(remedy) { all.append(remedy) }
    }
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
