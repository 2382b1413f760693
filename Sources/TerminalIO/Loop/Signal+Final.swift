import SystemCalls

extension Signal {
  /// Those that ask the process to end and come first if several do.
  private static let final = [hangUp, terminate, interrupt, quit]

  /// Which of some numbers asks the process to end, if any: all but those that a screen lives on
  /// with.
  static func last(among numbers: Set<UInt8>) -> Int32? {
    let others = [stop, .continue, windowSize].map { UInt8($0.rawValue) }
    let ends = numbers.subtracting(others + [0]).map { Int32($0) }
    return final.map(\.rawValue).first(where: ends.contains) ?? ends.min()
  }
}
