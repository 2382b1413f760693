import MemoryModel
import SeparatedValues

/// The reading of a list: first its columns are found, then each line becomes a pair or a remark.
struct WordListReading {
  private(set) var header: WordListHeader
  let columns: WordListColumns
  /// The records that were read to find the columns.
  private var sample: [WordListRecord] = []
  private var records: RecordReader
  private var remarksOfFile: [ImportRemark] = []
  /// The remarks on lines, in the order of the lines.
  private(set) var lineRemarks: [ImportRemark] = []
  /// The lines of the faces so far.
  private var lines: [String: Int] = [:]
  private var faults = WordListFaults()

  /// The number of records by which the columns are found.
  private static let sampleSize = 100

  /// Finds the separator and the columns of a text.
  init(_ text: DecodedText, _ format: WordListFormat) throws(WordListError) {
    header = WordListHeader(text)
    let separator = header.separator ?? .best(for: text)
    records = RecordReader(text, separatedBy: separator)
    while sample.count < Self.sampleSize, let record = Self.next(&records, &header) {
      sample.append(record)
    }
    columns = try WordListColumns(sample, header, chosen: format.columns)
    if let line = text.firstForeignLine { remarksOfFile.append(.foreignEncoding(line: line)) }
    if header.separator == nil, separator.isUnusual {
      remarksOfFile.append(ImportRemark("\"\(separator.text)\" separates the columns"))
    }
    if header.isHTML == nil, sample.contains(where: { $0.fields.contains(where: \.isLikeHTML) }) {
      header.assumeHTML()
      remarksOfFile.append(ImportRemark("the marks of HTML are left out"))
    }
  }

  /// Returns the next record; the reader takes the comments before it.
  private static func next(
    _ records: inout RecordReader, _ header: inout WordListHeader
  ) -> WordListRecord? {
    while let item = records.next() {
      switch item {
      case .comment(let comment, let line): header.read(comment, line: line)
      case .record(let fields, let line):
        if line != header.separatorLine { return WordListRecord(fields: fields, line: line) }
      }
    }
    return nil
  }

  /// All remarks: those on the file first.
  var remarks: [ImportRemark] {
    let others = faults.otherColumns.subtracting(header.skippedColumns).sorted()
    let left = others.map(columns.title).joined(separator: ", ")
    let columnRemark = others.isEmpty ? nil : ImportRemark.otherColumns(left, others.count)
    return remarksOfFile + [columnRemark, faults.marks, faults.media].compactMap(\.self)
      + header.remarks + lineRemarks
  }

  /// Reads the pairs, up to the limit of pairs, or of lines that are left out.
  mutating func rows() -> [WordList.Row] {
    var rows: [WordList.Row] = []
    var first = sample.makeIterator()
    while let record = first.next() ?? Self.next(&records, &header) {
      if record.line == columns.headingsLine {
        lineRemarks.append(.headings(record.texts.filter { !$0.isEmpty }, line: record.line))
        continue
      }
      if rows.count == WordList.limit || lineRemarks.count == WordList.limit {
        let limit = "a list has at most \(WordList.limit) pairs; split it into several files"
        lineRemarks.append(
          ImportRemark(
            "line \(record.line) and all below are left out: \(limit)", line: record.line))
        break
      }
      if let row = row(of: record) { rows.append(row) }
    }
    return rows
  }

  private mutating func row(of record: WordListRecord) -> WordList.Row? {
    let cells = columns.chosen.map { index in
      WordListCell(record.fields.indices.contains(index) ? record.fields[index] : "", header)
    }
    faults.note(record, cells, columns.chosen)
    // Spreadsheets have rows in which nothing is but separators.
    if cells.allSatisfy(\.text.isEmpty), record.texts.allSatisfy(\.isEmpty) { return nil }
    if let flaw = flaw(of: cells) ?? repetition(of: cells) {
      lineRemarks.append(.leftOut(line: record.line, flaw))
      return nil
    }
    for cell in cells { lines[Face.shape(of: cell.text)] = record.line }
    return WordList.Row(line: record.line, cells: cells)
  }

  private func flaw(of cells: [WordListCell]) -> String? {
    let empty = cells.count(where: \.text.isEmpty)
    if empty == cells.count { return "its cards would be empty" }
    if empty > 0 { return "one side is empty" }
    return cells.lazy.compactMap(\.flaw).first
  }

  private func repetition(of cells: [WordListCell]) -> String? {
    for cell in cells {
      guard let line = lines[Face.shape(of: cell.text)] else { continue }
      return "\(cell.text.shownInQuotes) is in line \(line) already"
    }
    return nil
  }
}

/// The parts of a list that no card shows, each of which is said once.
struct WordListFaults {
  /// The indices of columns with text that are on no card.
  private(set) var otherColumns: Set<Int> = []
  private var firstMedium: (name: String, line: Int)?
  private var mediaCount = 0
  private var lineOfMarks: Int?

  mutating func note(_ record: WordListRecord, _ cells: [WordListCell], _ chosen: [Int]) {
    if record.fields.count > chosen.count {
      for (index, text) in record.texts.enumerated() where !text.isEmpty {
        if !chosen.contains(index) { otherColumns.insert(index) }
      }
    }
    if lineOfMarks == nil, cells.contains(where: \.hadMarks) { lineOfMarks = record.line }
    for name in cells.flatMap(\.media) {
      firstMedium = firstMedium ?? (name, record.line)
      mediaCount += 1
    }
  }

  var marks: ImportRemark? {
    lineOfMarks.map { line in
      ImportRemark("line \(line): marks of Markdown and LaTeX, such as *, are left out", line: line)
    }
  }

  var media: ImportRemark? {
    firstMedium.map { name, line in
      let more = mediaCount == 1 ? "" : ", and \(mediaCount - 1) more"
      return ImportRemark(
        "line \(line): no card can play or show \(name.printable(atMost: 60))\(more)", line: line)
    }
  }
}

extension ImportRemark {
  fileprivate static func foreignEncoding(line: Int) -> Self {
    Self(
      "line \(line) is not UTF-8, and is read as cp1252 as all such lines",
      remedy: "--encoding names another encoding, such as cp1250")
  }

  fileprivate static func otherColumns(_ titles: String, _ count: Int) -> Self {
    Self(
      "\(titles) \(count == 1 ? "is" : "are") not on the cards",
      remedy: "--columns chooses columns, such as --columns 1,3")
  }
}
