/// The number of occurrences of each whole number; exact, and independent of the order of counting.
///
/// The total number of occurrences must not exceed `Int.max`.
public struct Histogram: Sendable {
  /// The most common values, stored in an array; measured, a dictionary alone costs 30 ns per game.
  private static let window = -1_024..<3_072

  private var counts = Array(repeating: 0, count: window.count)
  private var rare: [Int: Int] = [:]

  /// Creates an empty histogram.
  public init() {}

  /// - Parameters:
  ///   - value: Any number.
  ///   - times: The number of occurrences; not negative.
  public mutating func add(_ value: Int, times: Int = 1) {
    precondition(times >= 0, "nothing occurs \(times) times")
    guard times > 0 else { return }
    if Self.window.contains(value) {
      counts[value &- Self.window.lowerBound].count(times)
    } else {
      rare[value, default: 0].count(times)
    }
  }

  /// Adds all counts of another histogram.
  public mutating func merge(_ other: Histogram) {
    let others = other.counts.span
    var own = counts.mutableSpan
    for place in 0..<others.count where others[place] > 0 { own[place].count(others[place]) }
    for (value, times) in other.rare { rare[value, default: 0].count(times) }
  }

  /// True if there are no counts.
  var isEmpty: Bool { rare.isEmpty && counts.allSatisfy { $0 == 0 } }

  /// The values that occurred with their counts, in ascending order.
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
  /// Adds a count; an overflow is a programmer's error.
  @inline(__always) mutating func count(_ more: Int) {
    let (sum, overflows) = addingReportingOverflow(more)
    precondition(!overflows, "\(self) and \(more) more are too many to be counted")
    self = sum
  }
}

extension Histogram {
  /// A histogram in manually allocated memory, for loops whose speed suffers from an array's
  /// checks.
  // Measured, three histograms cost 60 instructions more per game, of 750 in total with 8 pairs.
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

    /// The counts as a histogram.
    var histogram: Histogram {
      var histogram = rare
      for place in counts.indices {
        histogram.add(place + window.lowerBound, times: counts[place])
      }
      return histogram
    }
  }
}
