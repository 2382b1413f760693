/// What a stack notes on its children while it shares out a length among them.
extension Subview {
  private var measure: UnsafeMutablePointer<Measure> { graph.measures + node }

  /// Cells between the least and the most the child takes.
  var flexibility: Int32 { measure.pointee.flexibility }

  /// The least the child takes.
  var least: Int { Int(measure.pointee.least) }

  var isServed: Bool { measure.pointee.isServed }

  func setFlexibility(_ flexibility: Int, least: Int) {
    measure.pointee.flexibility = Int32(truncatingIfNeeded: flexibility.asLength)
    measure.pointee.least = Int32(truncatingIfNeeded: least.asLength)
    measure.pointee.isServed = false
  }

  /// Whether the child has no requests of its own and takes what it is offered along an axis.
  func takes(_ length: Int, _ offer: Proposal, _ axis: Axis) -> Bool {
    guard layoutPriority == 0 else { return false }
    let size = sizeThatFits(offer)
    return (axis == .horizontal ? size.width : size.height) == length
  }

  /// What is proposed to the child; nil for "as you like it".
  var share: Int? { measure.pointee.share.width }

  func setShare(_ share: Int?) {
    measure.pointee.share.width = share
    measure.pointee.isServed = true
  }
}
