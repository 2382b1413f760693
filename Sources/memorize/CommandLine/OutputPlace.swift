/// Where something goes that is written, as the command line says it.
enum OutputPlace: Hashable, Sendable {
  case standardOutput
  case file(path: String)

  /// A dash is standard output; `./-` is a file of that name.
  init?(_ path: String) {
    guard !path.isEmpty else { return nil }
    self = path == "-" ? .standardOutput : .file(path: path)
  }
}

extension ValueForm<OutputPlace> {
  static var outputPlace: Self {
    Self(
      help: ValueHelp(
        placeholder: "FILE", allowed: "a path, or - for standard output", isFile: true),
      read: OutputPlace.init)
  }
}

extension ValueForm<String> {
  /// A folder that files are put into.
  static var folder: Self {
    Self(help: ValueHelp(placeholder: "FOLDER", allowed: "the path of a folder", isFile: true)) {
      $0.isEmpty || $0 == "-" ? nil : $0
    }
  }
}
