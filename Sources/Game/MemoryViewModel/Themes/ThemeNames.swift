import MemoryModel

/// The names of themes, to find a free one.
///
/// Names are compared without regard to case and surrounding white space.
struct ThemeNames {
  private var keys: Set<String>
  /// The next number to try for a name, so that many themes of one name cost no more than others.
  private var numbers: [String: Int] = [:]

  init(of themes: [Theme]) {
    keys = Set(themes.map(\.name.key))
  }

  func contains(_ name: String) -> Bool { keys.contains(name.key) }

  /// Takes a name, with a number if it is taken already.
  mutating func reserve(_ name: String) -> String {
    let key = name.key
    var free = name
    while !keys.insert(free.key).inserted {
      let number = numbers[key, default: 2]
      free = name.numbered(number)
      numbers[key] = number + 1
    }
    return free
  }
}

extension String {
  fileprivate var key: String { trimmed.lowercased() }

  /// Returns the name with a number, cut to the length limit.
  fileprivate func numbered(_ number: Int) -> String {
    let suffix = " \(number)"
    let room = Theme.longestName - suffix.unicodeScalars.count
    return String(String.UnicodeScalarView(unicodeScalars.prefix(room))) + suffix
  }
}
