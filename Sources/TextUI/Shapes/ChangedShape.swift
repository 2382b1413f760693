/// A shape made of another; modifiers of shapes return it.
struct ChangedShape<Base: Shape, Change: ShapeChange>: Shape {
  var base: Base
  var change: Change

  func path(in rect: ShapeRect) -> Path {
    change.path(of: base, in: rect)
  }

  static var animatedNumbers: Int {
    min(Base.animatedNumbers + Change.animatedNumbers, AnimatableVector.scalarCount)
  }

  /// The numbers of the base come first, then those of the change as far as there is room.
  var animatableData: AnimatableVector {
    get {
      var all = base.animatableData
      let own = change.numbers
      for slot in slots { all[slot] = own[slot - slots.lowerBound] }
      return all
    }
    set {
      base.animatableData = newValue
      for slot in slots { change.numbers[slot - slots.lowerBound] = newValue[slot] }
    }
  }

  private var slots: Range<Int> {
    let start = min(max(0, Base.animatedNumbers), Self.animatedNumbers)
    return start..<max(start, Self.animatedNumbers)
  }
}

/// What a modifier does with a shape.
protocol ShapeChange {
  /// How many numbers can be animated, at most two.
  static var animatedNumbers: Int { get }
  /// The numbers; reading them after writing gives the same ones back.
  var numbers: SIMD2<Double> { get set }

  func path(of shape: some Shape, in rect: ShapeRect) -> Path
}
