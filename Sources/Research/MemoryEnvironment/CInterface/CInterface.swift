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
    let threads = options.threads == 0 ? 1 : Int(options.threads)
    let parts = try EnvironmentParts(EnvironmentOptions(options), threads: threads)
    number.pointee = LiveEnvironments.all.add(parts)
  }
}

@c @implementation
package func memory_environment_free(_ environment: memory_environment) -> Int32 {
  status { () throws(EnvironmentError) in try LiveEnvironments.all.remove(environment) }
}

@c @implementation
package func memory_environment_read_deal(
  _ environment: memory_environment, _ deals: UnsafeMutablePointer<Int32>?, _ deal_count: Int
) -> Int32 {
  status(environment) { environment throws(EnvironmentError) in
    let output = try environment.output(deals, deal_count, of: "deals")
    environment.concurrently { output.write($0.deals, at: $0.firstCard) }
  }
}

@c @implementation
package func memory_environment_read_action_masks(
  _ environment: memory_environment, _ masks: UnsafeMutablePointer<UInt8>?, _ mask_count: Int
) -> Int32 {
  status(environment) { environment throws(EnvironmentError) in
    let output = try environment.output(masks, mask_count, of: "masks")
    environment.concurrently { part in
      output.lend(part.cardRange) { part.writeActionMasks(to: &$0) }
    }
  }
}

@c @implementation
package func memory_environment_step(
  _ environment: memory_environment, _ step: UnsafePointer<memory_environment_step>?
) -> Int32 {
  status(environment) { environment throws(EnvironmentError) in
    let step = try checked(step, "step").pointee
    let actions = try CallerInput(
      step.actions, step.action_count, of: "actions", expected: environment.options.games)
    let results = try StepResults(step, of: environment)
    try environment.inTurn { part throws(EnvironmentError) in
      try actions[part.places].lend { span throws(EnvironmentError) in try part.check(span) }
    }
    environment.concurrently { part in
      actions[part.places].lend { part.perform($0) }
      results.write(part)
    }
  }
}
