// swift-format-ignore-file: AlwaysUseLowerCamelCase

package import CMemoryEnvironment

// The functions that `CMemoryEnvironment.h` declares and documents. `package`, because internal
// functions are not exported, and public ones are of no use in Swift.

@c @implementation
package func memory_environment_version() -> Int32 { MEMORY_ENVIRONMENT_VERSION }

@c @implementation
package func memory_environment_create(
  _ options: UnsafePointer<memory_environment_options>?,
  _ environment: UnsafeMutablePointer<memory_environment>?
) -> Int32 {
  status { () throws(EnvironmentError) in
    let options = try checked(options, "options").pointee
    let number = try checked(environment, "environment")
    number.pointee = try LiveEnvironments.all.add(VectorEnvironment(EnvironmentOptions(options)))
  }
}

@c @implementation
package func memory_environment_free(_ environment: memory_environment) -> Int32 {
  status { () throws(EnvironmentError) in try LiveEnvironments.all.remove(environment) }
}

@c @implementation
package func memory_environment_reset(
  _ environment: memory_environment, _ seed: UnsafePointer<UInt64>?,
  _ mask: UnsafePointer<UInt8>?, _ mask_count: Int,
  _ observations: UnsafeMutablePointer<Int32>?, _ observation_count: Int
) -> Int32 {
  status(environment) { environment throws(EnvironmentError) in
    let seed = try seed.map { seed throws(EnvironmentError) in try checked(seed, "seed").pointee }
    let mask = try elements(ofMask: mask, mask_count, in: environment)
    let output = try environment.output(observations, observation_count, of: "observations")
    try environment.reset(seed: seed, only: mask)
    output.write(environment.observations)
  }
}

@c @implementation
package func memory_environment_reset_with_deal(
  _ environment: memory_environment, _ deals: UnsafePointer<Int32>?, _ deal_count: Int,
  _ mask: UnsafePointer<UInt8>?, _ mask_count: Int,
  _ observations: UnsafeMutablePointer<Int32>?, _ observation_count: Int
) -> Int32 {
  status(environment) { environment throws(EnvironmentError) in
    let deals = try CallerInput(
      deals, deal_count, of: "deals", expected: environment.observations.count)
    let mask = try elements(ofMask: mask, mask_count, in: environment)
    let output = try environment.output(observations, observation_count, of: "observations")
    try environment.reset(deals: deals.elements, only: mask)
    output.write(environment.observations)
  }
}

@c @implementation
package func memory_environment_read_deal(
  _ environment: memory_environment, _ deals: UnsafeMutablePointer<Int32>?, _ deal_count: Int
) -> Int32 {
  status(environment) { environment throws(EnvironmentError) in
    try environment.output(deals, deal_count, of: "deals").write(environment.deals)
  }
}

@c @implementation
package func memory_environment_step(
  _ environment: memory_environment, _ step: UnsafePointer<memory_environment_step>?
) -> Int32 {
  status(environment) { environment throws(EnvironmentError) in
    let step = try checked(step, "step").pointee
    let games = environment.options.games
    let actions = try CallerInput(
      step.actions, step.action_count, of: "actions", expected: games)
    let results = try StepResults(step, of: environment)
    try actions.lend { actions throws(EnvironmentError) in try environment.step(actions) }
    results.write(environment)
  }
}

private func elements(
  ofMask mask: UnsafePointer<UInt8>?, _ count: Int, in environment: borrowing VectorEnvironment
) throws(EnvironmentError) -> [Bool]? {
  guard mask != nil || count != 0 else { return nil }
  return try CallerInput(mask, count, of: "mask", expected: environment.options.games)
    .elements.map { $0 != 0 }
}
