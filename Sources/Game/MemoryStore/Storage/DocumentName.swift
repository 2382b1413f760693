import MemoryModel

/// The names of documents, and those that a storage derives from them.
public enum DocumentName {
  /// The length limit of a component in bytes; file systems allow 255, and suffixes need some.
  public static let longest = 120

  /// Returns true if every component is printable, short and does not begin with a dot.
  public static func isValid(_ name: String) -> Bool {
    name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy(isPart)
  }

  /// Returns true if a component without slashes can be in a name.
  static func isPart(_ part: some StringProtocol) -> Bool {
    !part.isEmpty && part.utf8.count <= longest && part.utf8.first != UInt8(ascii: ".")
      && part.isPrintable
  }

  /// Returns the name of the previous copy of a document.
  public static func previous(of name: String) -> String { name + "~" }

  /// Returns the names for a quarantined document, of which the first free one is used.
  public static func quarantined(_ name: String) -> [String] {
    ["\(name).bad"] + (2...99).map { "\(name).bad-\($0)" }
  }
}
