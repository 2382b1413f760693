import MemoryModel

// How documents may be called, and what a storage calls those it makes itself.

extension Storage {
  /// The longest part of a name, in bytes; file systems take 255, of which suffixes need some.
  public static let longestName = 120

  /// Whether every part of a document's name is printable, short and begins with no dot.
  public static func isName(_ name: String) -> Bool {
    name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.utf8.count <= longestName && !part.hasPrefix(".") && part.isPrintable
    }
  }

  /// Where the document is found that was replaced last.
  public static func previous(of name: String) -> String { name + "~" }

  /// What a document set aside is called: the first of these names that is free.
  public static func asideNames(of name: String) -> [String] {
    ["\(name).bad"] + (2...99).map { "\(name).bad-\($0)" }
  }
}
