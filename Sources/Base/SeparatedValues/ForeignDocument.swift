/// A document of another program, which is no text but can be saved as one.
enum ForeignDocument: CaseIterable {
  case excel, formerExcel, spreadsheet, word, writer, anki, richText, pdf, archive

  /// Recognizes a document by its first bytes, and an archive of the ZIP format by the names in it.
  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) {
      self = .formerExcel
    } else if bytes.starts(with: "{\\rtf".utf8) {
      self = .richText
    } else if bytes.starts(with: "%PDF-".utf8) {
      self = .pdf
    } else if bytes.starts(with: [0x50, 0x4B, 3, 4]) {
      self =
        Self.allCases.first { document in
          document.names.contains { bytes.holds($0) }
        } ?? .archive
    } else {
      return nil
    }
  }

  /// The names that an archive of the kind contains: files in it, or its type.
  private var names: [String] {
    switch self {
    case .excel: ["xl/workbook"]
    case .word: ["word/document"]
    case .spreadsheet: ["opendocument.spreadsheet"]
    case .writer: ["opendocument.text"]
    case .anki: ["collection.anki2"]
    case .formerExcel, .richText, .pdf, .archive: []
    }
  }

  /// The name of the document, and the way to make a list of it: a sentence without its full stop.
  var advice: String {
    switch self {
    case .excel:
      "a workbook of Excel, not a list; choose File > Save As > CSV UTF-8 (Comma delimited) there"
    case .formerExcel:
      "a document of an older Office, not a list; choose File > Save As > CSV there"
    case .spreadsheet:
      "a spreadsheet, not a list; choose File > Save As > Text CSV (.csv) in LibreOffice"
    case .word: "a document of Word, not a list; choose File > Save As > Plain Text (.txt) there"
    case .writer:
      "a text document, not a list; choose File > Save As > Text (.txt) in LibreOffice"
    case .anki:
      "a package of Anki, not a list; choose File > Export > Notes in Plain Text (.txt) there"
    case .richText: "a document with formats (RTF), not a list; save it as plain text (.txt)"
    case .pdf: "a PDF, not a list; copy its words into a text file, a pair in each line"
    case .archive: "an archive of files (ZIP), not a list; unpack it and name a file of it"
    }
  }
}

extension [UInt8] {
  /// Returns true if the bytes of a text are among these.
  fileprivate func holds(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    var rest = self[...]
    while let index = rest.firstIndex(of: wanted[0]) {
      if rest[index...].starts(with: wanted) { return true }
      rest = rest[(index + 1)...]
    }
    return false
  }
}
