import CommandLineKit
import MemoryModel
import MemoryViewModel

/// How a list of the player's things is printed.
enum ListOutput: Sendable {
  case sentences
  case json
  /// What to type for each, a line each, as shells ask for it.
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
  /// What to type for each: its name, or its id where the name is not plain or not the only one.
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
  /// Something that is found by its name or by its id.
  struct Named {
    let name: String
    let id: String
  }
}

extension String {
  /// Whether it can be typed as a word that is no option.
  fileprivate var isTypable: Bool { !isEmpty && isPrintable && !hasPrefix("-") }
}
