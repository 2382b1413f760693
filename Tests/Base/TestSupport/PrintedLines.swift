import Foundation

/// The output of an example whose `print` a test replaces by a function that calls `add`.
public final class PrintedLines {
  /// All printed rows.
  public private(set) var rows: [String] = []

  /// Creates an empty output.
  public init() {}

  /// Adds values as `print` writes them, without trailing spaces.
  public func add(_ values: [Any]) {
    let text = values.map { "\($0)" }.joined(separator: " ")
    rows += text.components(separatedBy: "\n").map { row in
      String(row.reversed().drop { $0 == " " }.reversed())
    }
  }
}
