import CommandLineKit
import MemorySimulation
import PlainJSON

/// The files that a study leaves beside what it prints, opened before the work begins.
struct ResultFiles {
  private let csv: OutputFile?
  private let json: OutputFile?
  private let picture: OutputFile?

  /// - Parameters:
  ///   - picture: Where a picture goes, if anywhere.
  ///   - folder: Where CSV and JSON go, if anywhere; it is made if it is not there.
  ///   - study: What they are called.
  /// - Throws: `Failure` for the first that cannot be written.
  init(picture: OutputPlace?, folder: String?, study: String) throws(Failure) {
    if let folder {
      try Platform.makeFolder(folder)
      let start = folder.hasSuffix("/") ? folder : folder + "/"
      csv = try OutputFile("\(start)\(study).csv")
      json = try OutputFile("\(start)\(study).json")
    } else {
      (csv, json) = (nil, nil)
    }
    if case .file(let path) = picture {
      self.picture = try OutputFile(path)
    } else {
      self.picture = nil
    }
  }

  /// Whether a folder gets all rows.
  var takesRows: Bool { csv != nil }

  func write(rows: [UInt8]) throws(Failure) { try csv?.write(rows) }

  func write(rows: String) throws(Failure) { try csv?.write(rows) }

  /// Writes what is told at the end, and puts all files in their places.
  func finish(json report: JSON, picture svg: () -> String) throws(Failure) {
    try json?.write("\(report)\n")
    if let picture { try picture.write(svg()) }
    for file in [csv, json, picture].compactMap(\.self) { try file.finish() }
  }
}
