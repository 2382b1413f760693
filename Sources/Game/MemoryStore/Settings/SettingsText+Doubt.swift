import MemoryModel

/// The keys that a mistake in a settings file may concern.
enum SettingsDoubt {
  case all
  case keys(Set<String>)

  func contains(_ key: String) -> Bool {
    switch self {
    case .all: true
    case .keys(let keys): keys.contains(key)
    }
  }
}

extension SettingsText {
  /// Returns the keys that the mistakes in the text may concern.
  func doubt(_ suggest: SettingSuggestion) -> SettingsDoubt {
    var keys: Set<String> = []
    for (_, problem) in problems(suggest) {
      switch problem {
      case .malformed(.quotation(let key)), .value(let key, _, _, _, _),
        .unknownKey(_, let key):
        keys.insert(key)
      case .malformed(.noText), .malformed(.noSetting): return .all
      case .repeated: continue
      }
    }
    return hasUnsearchedKeys ? .all : .keys(keys)
  }

  /// Returns the allowed values of the text, and for doubtful keys without one the last good value.
  func goodValues(after last: [String: String], in doubt: SettingsDoubt) -> [String: String] {
    var values = values.filter { Self.definition(of: $0.key)?.accepts($0.value) ?? true }
    for (key, text) in last where values[key] == nil && doubt.contains(key) { values[key] = text }
    return values
  }
}

extension [String: String] {
  /// The settings with the safe values of doubtful keys that have no value.
  func safe(in doubt: SettingsDoubt) -> [String: String] {
    var values = self
    for definition in Settings.definitions where doubt.contains(definition.key) {
      if values[definition.key] == nil { values[definition.key] = definition.textInDoubt }
    }
    return values
  }
}
