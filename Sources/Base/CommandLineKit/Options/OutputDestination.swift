/// Where something goes that is written, as the command line says it.
public enum OutputDestination: Hashable, Sendable {
  /// A dash on the command line.
  case standardOutput
  /// A path as it was typed, not looked at yet.
  case file(path: String)

  /// A dash is standard output; `./-` is a file of that name.
  public init?(_ path: String) {
    guard !path.isEmpty else { return nil }
    self = path == "-" ? .standardOutput : .file(path: path)
  }
}

extension ValueForm<OutputDestination> {
  /// A path, or a dash for standard output.
  public static var outputPlace: Self {
    Self(
      help: ValueHelp(
        placeholder: "FILE", allowed: "a path, or - for standard output", completion: .files),
      read: OutputDestination.init)
  }
}

extension ValueForm<String> {
  /// A path, perhaps a dash.
  public static var path: Self {
    let help = ValueHelp(placeholder: "FILE", allowed: "a path", completion: .files)
    return Self(help: help) { $0.isEmpty ? nil : $0 }
  }

  /// A file that is read and written, so that no dash can stand for it.
  public static var file: Self {
    let help = ValueHelp(placeholder: "FILE", allowed: "the path of a file", completion: .files)
    return Self(help: help) { $0.isEmpty || $0 == "-" ? nil : $0 }
  }

  /// A folder that files are put into.
  public static var folder: Self {
    let help = ValueHelp(
      placeholder: "FOLDER", allowed: "the path of a folder", completion: .files)
    return Self(help: help) { $0.isEmpty || $0 == "-" ? nil : $0 }
  }
}
