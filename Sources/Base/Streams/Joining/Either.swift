/// A value of one of two streams of different types.
@frozen @usableFromInline enum Either<First, Second> {
  case first(First)
  case second(Second)
}
