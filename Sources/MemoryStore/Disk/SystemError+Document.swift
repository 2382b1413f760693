import SystemCalls

extension SystemError {
  /// The same as an error about a document.
  func about(_ name: String) -> StorageError {
    switch self {
    case .noSpace, .quotaExceeded: .full(name)
    case .readOnlyFileSystem, .permissionDenied, .notPermitted: .readOnly(name)
    case .noSuchFile: .missing(name)
    case .fileExists: .taken(name)
    case .notAFolder, .isFolder, .noSuchDevice: .notAFile(name)
    case .nameTooLong: .badName(name)
    default: .inaccessible(name, reason: reason)
    }
  }
}
