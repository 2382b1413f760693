/// A shape made of another and one or two numbers; modifiers of shapes return it.
struct ChangedShape<Base: Shape>: Shape {
  private var base: Base
  private var numbers: SIMD2<Double>
  private let count: Int
  private let change: (Base, ShapeRect, SIMD2<Double>) -> Path

  /// Makes the shape; reading its numbers after writing them gives the same ones back.
  init(
    _ base: Base, _ first: Double, _ second: Double? = nil,
    change: @escaping (Base, ShapeRect, SIMD2<Double>) -> Path
  ) {
    self.base = base
    numbers = SIMD2(first, second ?? 0)
    count = second == nil ? 1 : 2
    self.change = change
  }

  func path(in rect: ShapeRect) -> Path { change(base, rect, numbers) }

  var animatedNumbers: Int { min(base.animatedNumbers + count, AnimatableVector.scalarCount) }

  /// The numbers of the base come first, then those of the change as far as there is room.
  var animatableData: AnimatableVector {
    get {
      var all = base.animatableData
      for slot in slots { all[slot] = numbers[slot - slots.lowerBound] }
      return all
    }
    set {
      base.animatableData = newValue
      for slot in slots { numbers[slot - slots.lowerBound] = newValue[slot] }
    }
  }

  private var slots: Range<Int> {
    let start = min(max(0, base.animatedNumbers), AnimatableVector.scalarCount)
    return start..<min(start + count, AnimatableVector.scalarCount)
  }
}
