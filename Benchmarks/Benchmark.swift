/// A measured piece of work, with a reference that does the same work.
struct Benchmark: Sendable {
  let name: String
  let unit: String
  let reference: String
  /// The number of units of work in a round.
  let unitsPerRound: Int
  /// Does a number of rounds and returns a checksum of all results.
  let ours: @MainActor (_ rounds: Int) -> UInt64
  let theirs: @MainActor (_ rounds: Int) -> UInt64
  /// The number of rounds that take about a second.
  let roundsInASecond: Int

  init(
    _ name: String, unit: String, reference: String, unitsPerRound: Int = 1,
    roundsInASecond: Int, ours: @escaping @MainActor (Int) -> UInt64,
    theirs: @escaping @MainActor (Int) -> UInt64
  ) {
    self.name = name
    self.unit = unit
    self.reference = reference
    self.unitsPerRound = unitsPerRound
    self.roundsInASecond = roundsInASecond
    self.ours = ours
    self.theirs = theirs
  }
}

enum BenchmarkError: Error, CustomStringConvertible {
  case tooManyBytes(name: String, bytes: Int, allowed: Int)
  case differentResults(name: String, ours: UInt64, theirs: UInt64)

  var description: String {
    switch self {
    case .tooManyBytes(let name, let bytes, let allowed):
      "\(name): \(bytes) bytes, of which at most \(allowed) are allowed"
    case .differentResults(let name, let ours, let theirs):
      "\(name): the reference does other work, checksum \(theirs) against \(ours)"
    }
  }
}
