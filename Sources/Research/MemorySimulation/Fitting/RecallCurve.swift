/// The share of second flips that hit a partner that had been seen, by the cards seen since.
///
/// A second flip is a chance if the first card of the turn had never been seen and its partner had
/// and lies on the table. A turn whose first card had been seen is left out: a player who remembers
/// the pair opens it on purpose, so that such turns would show a better memory than there is.
public struct RecallCurve: Hashable, Sendable {
  /// The chances of some lags.
  public struct Point: Hashable, Sendable {
    /// The numbers of flips since the partner was last seen, the first card of the turn included.
    public let lags: ClosedRange<Int>
    /// The number of chances.
    public internal(set) var chances = 0
    /// The number of chances that hit the partner.
    public internal(set) var hits = 0
    /// The sum of the lags of all chances.
    var lagSum = 0
    /// The sum of the probabilities of hitting the partner with a random card.
    var guesses = 0.0

    /// The mean lag; nil without chances.
    public var meanLag: Double? { chances > 0 ? Double(lagSum) / Double(chances) : nil }

    /// The share of partners that were recalled, corrected for guessing: (h - g) / (1 - g) with
    /// the share of hits h and the mean probability g of a hit by a random card.
    ///
    /// The value can be below zero by chance; it is nil without chances.
    public var recall: Double? { chances > 0 ? corrected(Double(hits) / Double(chances)) : nil }

    /// The 95 % interval of `recall`: the score interval of Wilson, "Probable inference, the law of
    /// succession, and statistical inference", 1927, corrected in the same way.
    public var interval: ClosedRange<Double>? {
      guard chances > 0 else { return nil }
      let wilson = WilsonInterval(hits, of: chances).range
      return corrected(wilson.lowerBound)...corrected(wilson.upperBound)
    }

    private func corrected(_ share: Double) -> Double {
      let guess = guesses / Double(chances)
      return guess < 1 ? (share - guess) / (1 - guess) : 0
    }
  }

  /// The points by ascending lag: 1, 2, 3-4, 5-8 and so on; those without chances are left out.
  public private(set) var points: [Point] = []
  /// The number of all chances.
  public var chances: Int { points.reduce(0) { $0 + $1.chances } }

  /// The point and the own second flip of each chance, the flips counted over all games.
  private let places: [(point: Int, flip: Int)]

  /// Counts the chances of games.
  public init(of traces: [MemoryTrace]) {
    var reading = CurveReading()
    for trace in traces { reading.add(trace) }
    let filled = reading.points.indices.filter { reading.points[$0].chances > 0 }
    points = filled.map { reading.points[$0] }
    places = reading.places.map { place in
      (point: filled.firstIndex(of: place.point) ?? 0, flip: place.flip)
    }
  }

  /// Returns the mean probability of recall at the chances of each point by a fitted model.
  ///
  /// It is not the model's retention at that lag. A card that is forgotten is drawn again sooner,
  /// so that cards with long lags are rather remembered; the same holds for `recall`.
  ///
  /// - Parameters:
  ///   - fit: A fit to the same games.
  ///   - traces: The games of the curve.
  /// - Returns: A probability for each point.
  public func expectation(by fit: ModelFit, of traces: [MemoryTrace]) -> [Double] {
    var likelihood = ChoiceLikelihood(fit.model, lapse: fit.lapse, keepingRecalls: true)
    for trace in traces { likelihood.add(trace) }
    var sums = Array(repeating: (recall: 0.0, chances: 0), count: points.count)
    for place in places {
      // In a game of many cards the model knows only those seen last.
      guard let recall = likelihood.recalls[place.flip] else { continue }
      sums[place.point].recall += recall
      sums[place.point].chances += 1
    }
    return sums.map { $0.recall / Double(max(1, $0.chances)) }
  }
}

extension RecallCurve {
  /// Returns true if both have the same points.
  public static func == (left: Self, right: Self) -> Bool { left.points == right.points }

  /// Hashes the points.
  public func hash(into hasher: inout Hasher) { hasher.combine(points) }
}

/// The 95 % score interval of a share, after Wilson.
public struct WilsonInterval: Hashable, Sendable {
  /// The shares that the counts do not rule out.
  public let range: ClosedRange<Double>

  /// - Precondition: `count` is above zero, and `hits` is in 0...count.
  public init(_ hits: Int, of count: Int) {
    precondition(count > 0 && (0...count).contains(hits), "\(hits) of \(count)")
    let quantile = 1.959_963_984_540_054
    let (share, number) = (Double(hits) / Double(count), Double(count))
    let square = quantile * quantile / number
    let middle = (share + square / 2) / (1 + square)
    let half =
      quantile * (share * (1 - share) / number + square / number / 4).squareRoot() / (1 + square)
    // At both ends the square root is exact, but not rounded alike.
    range = (hits == 0 ? 0 : middle - half)...(hits == count ? 1 : middle + half)
  }
}

/// The state of a game while its chances are counted.
private struct CurveReading {
  /// The points of lags up to 2^15, which more than any game has.
  private(set) var points: [RecallCurve.Point] =
    [RecallCurve.Point(lags: 1...1)]
    + (0..<15).map { RecallCurve.Point(lags: (1 << $0) + 1...(1 << ($0 + 1))) }
  private(set) var places: [(point: Int, flip: Int)] = []
  /// The number of own second flips so far, over all games.
  private var ownTurns = 0
  private var sights: [Int: Int] = [:]
  private var flips = 0
  private var onTable = 0
  /// The partner's lag, if the first card of the turn was new and its partner had been seen.
  private var lag: Int?

  mutating func add(_ trace: MemoryTrace) {
    (sights, flips, onTable, lag) = ([:], 0, trace.cardCount, nil)
    let partners = trace.partners
    for step in trace.steps {
      switch step {
      // The player may have looked at any card during a peek.
      case .flip(let flip): add(flip, partners[flip.card], isCounted: trace.peek == 0)
      case .shuffle: sights.removeAll()
      }
    }
  }

  private mutating func add(_ flip: MemoryTrace.Flip, _ partner: Int, isCounted: Bool) {
    let card = flip.card
    flips += 1
    if !flip.isSecond {
      let isNew = sights[card] == nil
      lag = isNew && flip.isOwn && isCounted ? sights[partner].map { flips - $0 } : nil
    } else {
      if let lag, onTable > 2 { count(lag, isHit: flip.isMatch) }
      if flip.isMatch { onTable -= 2 }
      ownTurns += flip.isOwn ? 1 : 0
    }
    sights[card] = flips
  }

  private mutating func count(_ lag: Int, isHit: Bool) {
    guard let index = points.firstIndex(where: { $0.lags.contains(lag) }) else { return }
    places.append((point: index, flip: ownTurns))
    points[index].chances += 1
    points[index].hits += isHit ? 1 : 0
    points[index].lagSum += lag
    points[index].guesses += 1 / Double(onTable - 1)
  }
}
