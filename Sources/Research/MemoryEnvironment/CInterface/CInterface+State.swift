// swift-format-ignore-file: AlwaysUseLowerCamelCase

package import CMemoryEnvironment

@c @implementation
package func memory_environment_state_size(
  _ environment: memory_environment, _ count: UnsafeMutablePointer<Int>?
) -> Int32 {
  status(environment) { environment throws(EnvironmentError) in
    try checked(count, "count").pointee = environment.stateSize
  }
}

@c @implementation
package func memory_environment_read_state(
  _ environment: memory_environment, _ state: UnsafeMutablePointer<Int64>?, _ state_count: Int
) -> Int32 {
  status(environment) { environment throws(EnvironmentError) in
    let output = try CallerOutput(
      state, state_count, of: "state", expected: environment.stateSize)
    environment.concurrently { output.write($0.state, at: $0.firstPlace * $0.stateSize) }
  }
}

@c @implementation
package func memory_environment_restore(
  _ environment: memory_environment, _ state: UnsafePointer<Int64>?, _ state_count: Int,
  _ observations: UnsafeMutablePointer<Int32>?, _ observation_count: Int
) -> Int32 {
  status(environment) { environment throws(EnvironmentError) in
    let input = try CallerInput(
      state, state_count, of: "state", expected: environment.stateSize)
    let output = try environment.output(observations, observation_count, of: "observations")
    try environment.restore(input)
    environment.writeObservations(to: output)
  }
}

extension EnvironmentParts {
  /// The number of numbers in the state of all games.
  var stateSize: Int { options.games * Terms(options).stateSize }

  /// Continues saved games, all or none.
  fileprivate func restore(_ state: CallerInput<Int64>) throws(EnvironmentError) {
    let size = Terms(options).stateSize
    // Once on copies, because numbers of the last game may be invalid.
    for keeps in [false, true] {
      try inTurn { part throws(EnvironmentError) in
        var restored = part
        let range = part.places.lowerBound * size..<part.places.upperBound * size
        try restored.restore(state[range].elements)
        if keeps { part = restored }
      }
    }
  }
}
