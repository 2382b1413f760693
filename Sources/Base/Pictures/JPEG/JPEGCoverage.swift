/// A record of which parts of the picture the scans have covered.
struct JPEGCoverage {
  private let frame: JPEGFrame
  /// The components without a scan so far.
  private var missing: Set<Int>
  /// The coefficients decoded with all of their bits, indexed by component.
  private var complete: [UInt64]
  /// The components with an incomplete scan of AC coefficients.
  private var damagedBands: Set<Int> = []
  private var hasRow = false
  private var isCut = false
  private var hasGaps = false
  private var lacksDetail = false
  private var isStopped = false
  private var failure: PictureError?

  init(_ frame: JPEGFrame) {
    self.frame = frame
    missing = Set(frame.components.indices)
    complete = [UInt64](repeating: 0, count: frame.components.count)
  }

  /// Returns true if a scan refines coefficients that are wrong, so that its data has no meaning.
  func isMeaningless(_ scan: JPEGScan) -> Bool {
    scan.isRefinement && scan.band.lowerBound > 0
      && scan.parts.contains { damagedBands.contains($0.component) }
  }

  /// Adds a decoded scan, or a skipped one if there is no outcome.
  mutating func add(_ scan: JPEGScan, _ outcome: JPEGScanOutcome?) {
    let components = scan.parts.map(\.component)
    let isFirst = scan.band.lowerBound == 0 && !scan.isRefinement
    if let outcome { add(outcome, of: scan, isFirst: isFirst, components) }
    guard outcome?.failure == nil else { return }
    if scan.shift == 0 || !frame.isProgressive {
      for component in components { complete[component] |= scan.bandMask }
    }
  }

  private mutating func add(
    _ outcome: JPEGScanOutcome, of scan: JPEGScan, isFirst: Bool, _ components: [Int]
  ) {
    if isFirst, outcome.unitsRead > 0 { missing.subtract(components) }
    let hasMain = isFirst && components.contains(0)
    hasRow = hasRow || hasMain && outcome.unitsRead >= scan.columns
    hasGaps = hasGaps || outcome.unitsRead < outcome.unitsReached || outcome.hasUnreadData
    isCut = isCut || hasMain && outcome.unitsReached < scan.units
    lacksDetail = lacksDetail || outcome.unitsReached < scan.units
    failure = failure ?? outcome.failure
    if outcome.failure != nil, scan.band.lowerBound > 0 { damagedBands.formUnion(components) }
  }

  /// Records that no further scan can be decoded.
  mutating func stop(_ error: PictureError) {
    isStopped = true
    failure = failure ?? error
  }

  /// Returns the damage of the picture.
  ///
  /// - Parameter place: The last offset read in the file.
  /// - Returns: Nil if there is no damage.
  /// - Throws: The first `PictureError`, if not even one row of blocks could be decoded.
  func damage(at place: Int) throws(PictureError) -> PictureDamage? {
    guard hasRow else { throw failure ?? .wrong(.scan, at: place) }
    if isCut { return .lowerPart }
    if hasGaps { return .parts }
    let isUnfinished = isStopped && frame.isProgressive && complete.contains { $0 != .max }
    return lacksDetail || isUnfinished || !missing.isEmpty ? .details : nil
  }
}

extension JPEGScan {
  /// The coefficients of the scan, the lowest frequency in the lowest bit.
  fileprivate var bandMask: UInt64 {
    (UInt64.max >> UInt64(63 - band.upperBound)) & (UInt64.max << UInt64(band.lowerBound))
  }
}
