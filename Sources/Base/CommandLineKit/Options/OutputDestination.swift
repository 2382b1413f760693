/// The destination of output on a command line.
public enum OutputDestination: Hashable, Sendable {
  /// The standard output, written as a dash.
  case standardOutput
  /// A file of this path, which has not been checked.
  case file(path: String)

  /// Parses a destination: a dash is standard output; `./-` is a file of that name.
  public init?(_ path: String) {
    guard !path.isEmpty else { return nil }
    self = path == "-" ? .standardOutput : .file(path: path)
  }
}

extension ValueForm<OutputDestination> {
  /// The form of a path, or a dash for standard output.
  public static var outputPlace: Self {
    Self(
      help: ValueHelp(
        placeholder: "FILE", allowed: "a path, or - for standard output", completion: .files),
      read: OutputDestination.init)
  }
}

extension ValueForm<String> {
  /// The form of a path, possibly a dash.
  public static var path: Self {
    let help = ValueHelp(placeholder: "FILE", allowed: "a path", completion: .files)
    return Self(help: help) { $0.isEmpty ? nil : $0 }
  }

  /// The form of a path of a file that is read and written, so that a dash is not allowed.
  public static var file: Self {
    let help = ValueHelp(placeholder: "FILE", allowed: "the path of a file", completion: .files)
    return Self(help: help) { $0.isEmpty || $0 == "-" ? nil : $0 }
  }

  /// The form of a path of a folder.
  public static var folder: Self {
    let help = ValueHelp(
      placeholder: "FOLDER", allowed: "the path of a folder", completion: .files)
    return Self(help: help) { $0.isEmpty || $0 == "-" ? nil : $0 }
  }
}
