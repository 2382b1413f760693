/// What the system tells of a file.
struct FileStatus: Equatable {
  enum Kind {
    case file
    case folder
    case link
    case other
  }

  let kind: Kind
  let size: Int
  /// The permission bits.
  let mode: UInt32
  /// Tells files apart.
  let identity: [UInt64]
  /// How many names the file has.
  let names: Int
}
