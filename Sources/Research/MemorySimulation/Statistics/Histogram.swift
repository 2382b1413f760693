/// How often each whole number occurred; exact, and the same in whatever order it was filled.
///
/// All of them together occurred at most `Int.max` times, or it is a programmer's error.
public struct Histogram: Sendable {
  /// The commonest values have a place each; measured, a dictionary alone costs 30 ns a game.
  private static let window = -1_024..<3_072

  private var counts = Array(repeating: 0, count: window.count)
  private var rare: [Int: Int] = [:]

  /// Counts nothing yet.
  public init() {}

  /// - Parameters:
  ///   - value: Any number.
  ///   - times: How often it occurred; not negative.
  public mutating func add(_ value: Int, times: Int = 1) {
    precondition(times >= 0, "nothing occurs \(times) times")
    guard times > 0 else { return }
    if Self.window.contains(value) {
      counts[value &- Self.window.lowerBound].count(times)
    } else {
      rare[value, default: 0].count(times)
    }
  }

  /// Adds all that another one counted.
  public mutating func merge(_ other: Histogram) {
    let others = other.counts.span
    var own = counts.mutableSpan
    for place in 0..<others.count where others[place] > 0 { own[place].count(others[place]) }
    for (value, times) in other.rare { rare[value, default: 0].count(times) }
  }

  /// True if it counts nothing.
  var isEmpty: Bool { rare.isEmpty && counts.allSatisfy { $0 == 0 } }

  /// Every value that occurred with its count, smallest value first.
  public var entries: [(value: Int, count: Int)] {
    var all = rare.map { (value: $0.key, count: $0.value) }
    let counts = counts.span
    for place in 0..<counts.count where counts[place] > 0 {
      all.append((place + Self.window.lowerBound, counts[place]))
    }
    return all.sorted { $0.value < $1.value }
  }
}

extension Int {
  /// Adds what was counted elsewhere.
  @inline(__always) mutating func count(_ more: Int) {
    let (sum, overflows) = addingReportingOverflow(more)
    precondition(!overflows, "\(self) and \(more) more are too many to be counted")
    self = sum
  }
}

extension Histogram {
  /// Counts in memory of its own, for loops of so few instructions that an array's checks show.
  // Measured, three histograms cost 60 instructions more a game, of 750 in all with 8 pairs.
  struct Counter: ~Copyable {
    private let counts = UnsafeMutableBufferPointer<Int>.allocate(capacity: window.count)
    private var rare = Histogram()

    init() { counts.initialize(repeating: 0) }

    deinit { counts.deallocate() }

    @inline(__always) mutating func add(_ value: Int) {
      let place = value &- window.lowerBound
      if UInt(bitPattern: place) < UInt(bitPattern: window.count) {
        counts[place] &+= 1
      } else {
        addRare(value)
      }
    }

    @inline(never) private mutating func addRare(_ value: Int) { rare.add(value) }

    /// All that was counted.
    var histogram: Histogram {
      var histogram = rare
      for place in counts.indices {
        histogram.add(place + window.lowerBound, times: counts[place])
      }
      return histogram
    }
  }
}
