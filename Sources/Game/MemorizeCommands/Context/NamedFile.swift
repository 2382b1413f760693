import SystemCalls

/// An output file whose errors contain the path of the file.
struct NamedFile {
  private let path: String
  private let file: OutputFile

  init(_ path: String, in files: Files) throws(Failure) {
    self.path = path
    file = try Failure.naming(path) { () throws(SystemError) in try files.create(path) }
  }

  func write(_ bytes: [UInt8]) throws(Failure) {
    try Failure.naming(path) { () throws(SystemError) in try file.write(bytes) }
  }

  func finish() throws(Failure) {
    try Failure.naming(path) { () throws(SystemError) in try file.finish() }
  }
}
