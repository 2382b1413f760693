// swift-format-ignore-file: AlwaysUseLowerCamelCase

package import CMemoryEnvironment

@c @implementation
package func memory_environment_reset(
  _ environment: memory_environment, _ seed: UnsafePointer<UInt64>?,
  _ mask: UnsafePointer<UInt8>?, _ mask_count: Int,
  _ observations: UnsafeMutablePointer<Int32>?, _ observation_count: Int
) -> Int32 {
  status(environment) { environment throws(EnvironmentError) in
    let seed = try seed.map { seed throws(EnvironmentError) in try checked(seed, "seed").pointee }
    let mask = try inputMask(mask, mask_count, in: environment)
    let output = try environment.output(observations, observation_count, of: "observations")
    try environment.inTurn { part throws(EnvironmentError) in
      try part.reset(seed: seed, only: mask?[part.places])
    }
    environment.writeObservations(to: output)
  }
}

@c @implementation
package func memory_environment_reset_each(
  _ environment: memory_environment, _ seeds: UnsafePointer<UInt64>?, _ seed_count: Int,
  _ numbers: UnsafePointer<UInt64>?, _ number_count: Int,
  _ mask: UnsafePointer<UInt8>?, _ mask_count: Int,
  _ observations: UnsafeMutablePointer<Int32>?, _ observation_count: Int
) -> Int32 {
  status(environment) { environment throws(EnvironmentError) in
    let games = environment.options.games
    let seeds = try CallerInput(seeds, seed_count, of: "seeds", expected: games)
    let numbers = try optionalInput(numbers, number_count, of: "numbers", expected: games)
    let mask = try inputMask(mask, mask_count, in: environment)
    let output = try environment.output(observations, observation_count, of: "observations")
    try environment.inTurn { part throws(EnvironmentError) in
      try part.reset(
        seeds: seeds[part.places].elements, games: numbers?[part.places].elements,
        only: mask?[part.places])
    }
    environment.writeObservations(to: output)
  }
}

@c @implementation
package func memory_environment_reset_with_deal(
  _ environment: memory_environment, _ deals: UnsafePointer<Int32>?, _ deal_count: Int,
  _ mask: UnsafePointer<UInt8>?, _ mask_count: Int,
  _ observations: UnsafeMutablePointer<Int32>?, _ observation_count: Int
) -> Int32 {
  status(environment) { environment throws(EnvironmentError) in
    let deals = try CallerInput(deals, deal_count, of: "deals", expected: environment.cards)
    let mask = try inputMask(mask, mask_count, in: environment)
    let output = try environment.output(observations, observation_count, of: "observations")
    try environment.inTurn { part throws(EnvironmentError) in
      try part.check(deals[part.cardRange].elements, only: mask?[part.places])
    }
    try environment.inTurn { part throws(EnvironmentError) in
      try part.reset(deals: deals[part.cardRange].elements, only: mask?[part.places])
    }
    environment.writeObservations(to: output)
  }
}

extension EnvironmentParts {
  func writeObservations(to output: CallerOutput<Int32>) {
    concurrently { output.write($0.observations, at: $0.firstCard) }
  }
}

/// A caller's choice of games; it is read element by element, and any byte but 0 chooses.
private struct InputMask {
  let bytes: CallerInput<UInt8>

  subscript(places: Range<Int>) -> [Bool] { bytes[places].elements.map { $0 != 0 } }
}

private func inputMask(
  _ mask: UnsafePointer<UInt8>?, _ count: Int, in environment: borrowing EnvironmentParts
) throws(EnvironmentError) -> InputMask? {
  try optionalInput(mask, count, of: "mask", expected: environment.options.games)
    .map(InputMask.init)
}

/// Returns the caller's memory, or nil for a null pointer with a count of 0.
private func optionalInput<Element>(
  _ pointer: UnsafePointer<Element>?, _ count: Int, of name: String, expected: Int
) throws(EnvironmentError) -> CallerInput<Element>? {
  guard pointer != nil || count != 0 else { return nil }
  return try CallerInput(pointer, count, of: name, expected: expected)
}
