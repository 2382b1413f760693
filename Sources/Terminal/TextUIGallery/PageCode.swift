import SystemCalls

/// The code of a page, in a file that is named after its type and lies beside the list of topics.
struct PageCode {
  /// The path of the file on the machine that built the program.
  let path: String

  /// - Parameters:
  ///   - page: The type of the page; nil is returned unless its name ends with `Page`.
  ///   - list: The path of the source file with the list of topics.
  init?(of page: Any.Type, listedIn list: String) {
    guard "\(page)".hasSuffix("Page") else { return nil }
    path = list.prefix(through: list.lastIndex(of: "/") ?? list.startIndex) + "\(page).swift"
  }

  /// Reads the code without its imports; a program that was moved to another machine says where the
  /// code is.
  func read() -> String {
    guard let bytes = try? OpenFile(path, for: .reading).read(atMost: Self.limit) else {
      return "// The code of this page is in the file\n// \(path),\n// which is not here."
    }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { $0.isEmpty || $0.hasPrefix("import ") }.dropLast().joined(separator: "\n")
  }

  private static let limit = 1 << 20
}
