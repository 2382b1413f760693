/// A driver of a screen: a test calls it as its user.
protocol Steered {
  /// All rows in one text.
  var text: String { get }

  /// Runs a script, with a frame after each event.
  func runs(_ script: String) throws
}

extension Steered {
  /// Runs scripts one after the other, and returns a value after each.
  func after<Value>(_ scripts: [String], _ value: () throws -> Value) throws -> [Value] {
    try scripts.map { script in
      try runs(script)
      return try value()
    }
  }

  /// Runs scripts one after the other, and returns those after which their word is not shown.
  func missing(after steps: KeyValuePairs<String, String>) throws -> [String] {
    try steps.compactMap { script, word in
      try runs(script)
      return text.contains(word) ? nil : "\(script): \(word)"
    }
  }
}

extension ScreenDriving: Steered {
  func runs(_ script: String) throws { try does(script) }
}

extension GameDriving: Steered {
  func runs(_ script: String) throws { try does(script) }
}

extension ThemesDriving: Steered {
  func runs(_ script: String) throws { try does(script) }
}

extension StartDriving: Steered {
  var text: String { screen.text }

  func runs(_ script: String) throws { try does(script) }
}

extension EditorDriving: Steered {
  var text: String { screen.text }

  func runs(_ script: String) throws { try does(script) }
}

extension FilmWatching: Steered {
  var text: String { screen.text }

  func runs(_ script: String) throws { try does(script) }
}
