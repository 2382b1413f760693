/// The values that a stack stores in its children while it divides a length.
extension Subview {
  private var measure: UnsafeMutablePointer<Measure> { graph.measures + node }

  /// The difference between the minimum and the maximum length of the child.
  var flexibility: Int32 { measure.pointee.flexibility }

  /// The minimum length of the child.
  var least: Int { Int(measure.pointee.least) }

  var isServed: Bool { measure.pointee.isServed }

  func setFlexibility(_ flexibility: Int, least: Int) {
    measure.pointee.flexibility = Int32(truncatingIfNeeded: flexibility.asLength)
    measure.pointee.least = Int32(truncatingIfNeeded: least.asLength)
    measure.pointee.isServed = false
  }

  /// Returns true if the child has no layout values and takes an offered length.
  func takes(_ length: Int, _ offer: Proposal, _ axis: Axis) -> Bool {
    guard layoutPriority == 0 else { return false }
    let size = sizeThatFits(offer)
    return (axis == .horizontal ? size.width : size.height) == length
  }

  /// The length proposed to the child; nil for the ideal length.
  var share: Int? { measure.pointee.share.width }

  func setShare(_ share: Int?) {
    measure.pointee.share.width = share
    measure.pointee.isServed = true
  }
}
