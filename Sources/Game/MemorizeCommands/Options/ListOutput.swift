import CommandLineKit
import MemoryModel
import MemoryViewModel

/// The form in which a list is printed.
enum ListOutput: Sendable {
  case sentences
  case json
  /// The words to type for the elements, one per line, for shell completion.
  case names

  init(_ line: inout RequestReader) throws(UsageError) {
    let isJSON = try line[.json]
    let areNames = try line[.names]
    switch (isJSON, areNames) {
    case (true, true): throw .conflict(Option.json.row, Option.names.row)
    case (true, false): self = .json
    case (false, true): self = .names
    case (false, false): self = .sentences
    }
  }
}

extension [ListOutput.Named] {
  /// The word to type for each element: its name, or its id if the name is ambiguous or not plain.
  var typed: [String] {
    let counts = Dictionary(map { ($0.name.lowercased(), 1) }, uniquingKeysWith: +)
    let ids = Set(map { $0.id.lowercased() })
    return compactMap { item in
      let name = item.name.lowercased()
      let isSole = counts[name] == 1 && (name == item.id.lowercased() || !ids.contains(name))
      return [item.name, item.id].first { $0.isTypable && (isSole || $0 == item.id) }
    }
  }
}

extension ListOutput {
  /// An element that is found by its name or its id.
  struct Named {
    let name: String
    let id: String
  }
}

extension String {
  /// True if the text can be typed as a word that is not an option.
  fileprivate var isTypable: Bool { !isEmpty && isPrintable && !hasPrefix("-") }
}
