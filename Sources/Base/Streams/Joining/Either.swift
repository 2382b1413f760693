/// A value of one of two streams of different kinds.
@frozen @usableFromInline enum Either<First, Second> {
  case first(First)
  case second(Second)
}
