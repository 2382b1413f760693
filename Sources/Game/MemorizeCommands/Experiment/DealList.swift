import CommandLineKit
import MemoryEngine
import MemoryModel
import MemoryViewModel
import PlainJSON
import SeparatedValues
import SystemCalls

/// A list of deals in a file of CSV.
///
/// The first record names the columns: `seed`, and some of `theme`, `pairs` and `rules`, in any
/// order and case, between commas, semicolons or tabs. Each further record is a deal; a cell that
/// is empty, missing or `NA` stands for the default of `memorize deal`, and the settings of the
/// player do not matter. Quotes are those of RFC 4180; lines that begin with `#` are comments.
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
    let text: DecodedText
    do {
      text = try DecodedText(bytes)
    } catch {
      throw Failure.badData("\(shown(path)): \(error)")
    }
    if let line = text.firstForeignLine {
      throw Failure.badData("\(shown(path)), line \(line): is not UTF-8")
    }
    try self.init(text, named: shown(path), in: files.parseContext)
  }

  /// Parses the text of a list.
  ///
  /// - Parameters:
  ///   - text: The list.
  ///   - name: The name of the file in errors.
  ///   - context: The themes that a list can name.
  /// - Throws: `Failure` with the number of a wrong line.
  init(_ text: DecodedText, named name: String, in context: ParseContext) throws(Failure) {
    let plain = String(decoding: text.bytes.withPlainLines, as: UTF8.self)
    if plain.hasMarkFlood { throw Failure.badData("\(name): a letter has too many marks") }
    var records = RecordReader(text, separatedBy: Self.separator(of: text)).compactMap { item in
      if case .record(let cells, let line) = item { (cells.map(\.trimmed), line) } else { nil }
    }
    guard let (names, line) = records.first else {
      throw Failure.badData("\(name): is empty; its first line must name columns, such as seed")
    }
    let columns = try Self.columns(names.map { $0.lowercased() }, at: "\(name), line \(line)")
    records.removeFirst()
    if records.isEmpty { throw Failure.badData("\(name): has no deals below its columns") }
    guard records.count <= Self.mostDeals else {
      throw Failure.badData("\(name): has more than \(Self.mostDeals) deals")
    }
    deals = try records.map { (cells, line) throws(Failure) in
      try DealRow(columns: columns, cells: cells, place: "\(name), line \(line)").deal(in: context)
    }
    var fingerprint = Fingerprint()
    for line in plain.split(separator: "\n") where !line.trimmed.isEmpty {
      fingerprint.add(line.trimmed + "\n")
    }
    digest = fingerprint.number
  }

  /// Returns the separator of the column names: the first that occurs, or a comma.
  private static func separator(of text: DecodedText) -> Separator {
    for case .record(let fields, _) in RecordReader(text, separatedBy: .none) {
      return fields[0].first { ",;\t".contains($0) }.map { Separator("\($0)") } ?? .comma
    }
    return .comma
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

/// A record of a list of deals.
private struct DealRow {
  let columns: [String]
  let cells: [String]
  let place: String

  /// Returns the deal of the record, as `memorize deal` reads its cells.
  func deal(in context: ParseContext) throws(Failure) -> Experiment.Deal {
    if cells.count > columns.count {
      throw wrong("has \(counted(cells.count, "cell")) for \(counted(columns.count, "column"))")
    }
    // An argument cannot have a zero byte, so a list must not have one either.
    if cells.contains(where: { $0.utf8.contains(0) }) {
      throw wrong("has a zero byte, which no cell has")
    }
    // R writes NA for a value that is missing, which is a seed as any text is.
    let filled = zip(columns, cells).filter { column, cell in
      !cell.isEmpty && (cell != "NA" || column == "seed")
    }
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
