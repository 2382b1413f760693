import CommandLineKit
import MemorySimulation
import PlainJSON
import SystemCalls

/// The files of a study's results, opened before the games are played.
struct ResultFiles {
  private let csv: NamedFile?
  private let json: NamedFile?
  private let picture: NamedFile?

  /// Opens the files, and creates their folder if it does not exist.
  ///
  /// - Parameters:
  ///   - options: The places of the results.
  ///   - study: The name of the files for CSV and JSON.
  ///   - files: The file system.
  /// - Throws: `Failure` for the first file that cannot be written.
  init(_ options: ResultOptions, study: String, in files: Files) throws(Failure) {
    if let folder = options.folder {
      try Failure.naming(folder) { () throws(SystemError) in try files.createFolder(folder) }
      let start = folder.hasSuffix("/") ? folder : folder + "/"
      csv = try NamedFile("\(start)\(study).csv", in: files)
      json = try NamedFile("\(start)\(study).json", in: files)
    } else {
      (csv, json) = (nil, nil)
    }
    if case .file(let path) = options.picture {
      self.picture = try NamedFile(path, in: files)
    } else {
      self.picture = nil
    }
  }

  /// True if there is a file for all rows.
  var takesRows: Bool { csv != nil }

  func write(rows: [UInt8]) throws(Failure) { try csv?.write(rows) }

  func write(rows: String) throws(Failure) { try csv?.write(Array(rows.utf8)) }

  /// Writes the report and the picture, and moves all files to their places.
  func finish(json report: JSON, picture svg: () -> String) throws(Failure) {
    try json?.write(Array("\(report)\n".utf8))
    if let picture { try picture.write(Array(svg().utf8)) }
    for file in [csv, json, picture].compactMap(\.self) { try file.finish() }
  }
}
