import CommandLineKit
import MemoryEngine
import MemoryModel
import MemoryViewModel
import PlainJSON
import SystemCalls

/// A list of deals in a file of CSV.
///
/// The first line names the columns: `seed`, and some of `theme`, `pairs` and `rules`, in any
/// order, between commas, semicolons or tabs. Each further line is a deal; an empty cell stands for
/// the default of `memorize deal`, and the settings of the player do not matter. Cells have neither
/// separators nor quotation marks.
///
///     seed,theme,pairs,rules
///     42,animals,8,course
///     43,fruit,10,
struct DealList {
  /// The size limit of a list in bytes.
  static let largest = 1 << 20
  /// The number limit of deals.
  static let mostDeals = 10_000
  static let knownColumns = ["seed", "theme", "pairs", "rules"]

  let deals: [Experiment.Deal]
  /// The digest of the deals as they were written, without line ends and empty lines.
  let digest: UInt64

  /// Reads a file.
  ///
  /// - Throws: `Failure` for a file that cannot be read, or with the number of a wrong line.
  init(at path: String, in context: RunContext, with files: PlayerFiles) throws {
    let bytes = try Self.bytes(at: path, in: context.files)
    guard let text = String(validating: bytes.withPlainLines, as: UTF8.self) else {
      throw Failure.badData("\(shown(path)): is not UTF-8")
    }
    if text.hasMarkFlood { throw Failure.badData("\(shown(path)): a letter has too many marks") }
    try self.init(text, named: shown(path), in: files.parseContext)
  }

  /// Parses the text of a list.
  ///
  /// - Parameters:
  ///   - text: The lines, which end in line feeds.
  ///   - name: The name of the file in errors.
  ///   - context: The themes that a list can name.
  /// - Throws: `Failure` with the number of a wrong line.
  init(_ text: String, named name: String, in context: ParseContext) throws(Failure) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().filter {
      !$0.element.trimmed.isEmpty
    }
    guard let head = lines.first else {
      throw Failure.badData("\(name): is empty; its first line must name columns, such as seed")
    }
    let separator = head.element.separator
    let columns = try Self.columns(
      head.element.cells(between: separator), at: "\(name), line \(head.offset + 1)")
    guard lines.count > 1 else { throw Failure.badData("\(name): has no deals below its columns") }
    guard lines.count - 1 <= Self.mostDeals else {
      throw Failure.badData("\(name): has more than \(Self.mostDeals) deals")
    }
    var deals: [Experiment.Deal] = []
    for line in lines.dropFirst() {
      let row = DealRow(
        columns: columns, line: line.element, separator: separator,
        place: "\(name), line \(line.offset + 1)")
      deals.append(try row.deal(in: context))
    }
    self.deals = deals
    var fingerprint = Fingerprint()
    for line in lines { fingerprint.add(line.element.trimmed + "\n") }
    digest = fingerprint.number
  }

  private static func columns(_ names: [String], at place: String) throws(Failure) -> [String] {
    for (index, name) in names.enumerated() {
      guard knownColumns.contains(name) else {
        throw Failure.badData(
          "\(place): there is no column \(shown(name)); it must be \(knownColumns.joinedWithOr())")
      }
      if names[..<index].contains(name) {
        throw Failure.badData("\(place): the column \(name) is named twice")
      }
    }
    if !names.contains("seed") { throw Failure.badData("\(place): the column seed is missing") }
    return names
  }

  private static func bytes(at path: String, in files: Files) throws -> [UInt8] {
    let file = try Failure.naming(path) { () throws(SystemError) in try files.open(path) }
    var bytes: [UInt8] = []
    do throws(SystemError) {
      while bytes.count <= largest {
        let more = try file.read(65_536)
        if more.isEmpty { return bytes }
        bytes += more
      }
    } catch {
      throw Failure.inputOutput(shown(path), error)
    }
    throw Failure.badData("\(shown(path)): is longer than \(largest) bytes")
  }
}

/// A line of a list of deals.
private struct DealRow {
  let columns: [String]
  let line: Substring
  let separator: Character
  let place: String

  /// Returns the deal of the line, as `memorize deal` reads its cells.
  func deal(in context: ParseContext) throws(Failure) -> Experiment.Deal {
    let cells = line.cells(between: separator)
    guard cells.count == columns.count else {
      throw wrong("has \(counted(cells.count, "cell")) for \(counted(columns.count, "column"))")
    }
    // An argument cannot have a zero byte, so a list must not have one either.
    if line.utf8.contains(0) { throw wrong("has a zero byte, which no cell has") }
    if line.contains("\"") { throw wrong("has a quotation mark, which no cell has") }
    let filled = zip(columns, cells).filter { !$1.isEmpty }
    guard filled.contains(where: { $0.0 == "seed" }) else { throw wrong("has no seed") }
    var words = ["deal"]
    for (column, cell) in filled where column != "theme" { words.append("--\(column)=\(cell)") }
    for (column, cell) in filled where column == "theme" { words += ["--", cell] }
    do throws(UsageError) {
      guard let request = try CommandTable.request(words, in: context) as? DealCommand,
        let seed = request.seed
      else { throw UsageError.usage("has no seed") }
      return Experiment.Deal(request.setup, seed: seed)
    } catch {
      throw wrong("\(error)")
    }
  }

  private func wrong(_ what: String) -> Failure { Failure.badData("\(place): \(what)") }
}

extension DealCommand {
  /// The setup of a game with this deal.
  fileprivate var setup: GameSetup {
    GameSetup(theme: deck.dealtTheme, kinds: deck.kinds, copies: deck.copies, rules: rules)
  }
}

extension Substring {
  /// The separator of a line of column names: the first that occurs, or a comma.
  fileprivate var separator: Character { first { ",;\t".contains($0) } ?? "," }

  /// Returns the cells of a line, without the spaces around them.
  fileprivate func cells(between separator: Character) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map { $0.trimmed }
  }
}
