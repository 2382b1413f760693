import Foundation

/// What an example says with `print`, which a test replaces by a function that calls `add`.
public final class PrintedLines {
  /// Everything that was printed, as rows.
  public private(set) var rows: [String] = []

  /// Begins with nothing.
  public init() {}

  /// Adds values as `print` writes them, without spaces at the ends of rows.
  public func add(_ values: [Any]) {
    let text = values.map { "\($0)" }.joined(separator: " ")
    rows += text.components(separatedBy: "\n").map { row in
      String(row.reversed().drop { $0 == " " }.reversed())
    }
  }
}
