import Observation

/// The lines so far, and which of them contain the words of the filter.
@Observable final class Log {
  private(set) var lines: [String] = []
  /// The numbers of the lines that the filter lets through.
  private(set) var matches: [Int] = []
  /// The number of lines that were compared with the filter.
  private(set) var searched = 0
  private(set) var filter = ""
  var isComplete = false

  var isSearching: Bool { !filter.isEmpty && searched < lines.count }

  func append(_ batch: [String]) {
    let isUpToDate = searched == lines.count
    if !filter.isEmpty && isUpToDate {
      matches += Self.matches(of: filter, in: batch[...], from: lines.count)
      searched += batch.count
    }
    lines += batch
  }

  /// Compares all lines with a new filter, on another thread and a part at a time.
  func search(for text: String) async {
    (filter, matches, searched) = (text, [], 0)
    while isSearching {
      let part = searched..<min(searched + 50_000, lines.count)
      let found = await Self.search(for: text, in: lines[part], from: part.lowerBound)
      if Task.isCancelled { return }
      matches += found
      searched = part.upperBound
    }
  }

  @concurrent nonisolated private static func search(
    for text: String, in lines: ArraySlice<String>, from start: Int
  ) async -> [Int] {
    matches(of: text, in: lines, from: start)
  }

  nonisolated private static func matches(
    of text: String, in lines: ArraySlice<String>, from start: Int
  ) -> [Int] {
    let words = text.utf8.split(separator: UInt8(ascii: " ")).map { $0.map(\.lowercased) }
    return lines.enumerated().compactMap { offset, line in
      words.allSatisfy(line.utf8.contains) ? start + offset : nil
    }
  }
}

extension UInt8 {
  /// The letter of ASCII in lower case; every other byte as it is.
  nonisolated fileprivate var lowercased: UInt8 { (65...90).contains(self) ? self + 32 : self }
}

extension String.UTF8View {
  /// Returns true if some bytes occur here, in upper or lower case.
  nonisolated fileprivate func contains(_ word: [UInt8]) -> Bool {
    guard let first = word.first else { return true }
    var rest = self[...]
    while let start = rest.firstIndex(where: { $0.lowercased == first }) {
      rest = rest[start...]
      if rest.lazy.map(\.lowercased).starts(with: word) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
