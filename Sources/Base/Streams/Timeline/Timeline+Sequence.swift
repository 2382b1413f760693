extension Timeline {
  /// All values but so many at the beginning.
  ///
  /// - Precondition: `count` is not negative.
  public func dropFirst(_ count: Int = 1) -> Timeline { applying(DropFirst(count)) }

  /// The values from the first on that is not dropped; later ones are not asked about.
  ///
  /// An error that is thrown fails the stream.
  public func drop(
    while isDropped: @escaping (Value) throws(Failure) -> Bool
  ) -> Timeline {
    applying(DropWhile(isDropped))
  }

  /// The values after the first of another stream.
  ///
  /// It ends where the other ends without a value, and fails where the other fails.
  public func drop<Other>(
    untilOutputFrom other: Timeline<Other, Failure>
  ) -> Timeline {
    applying(DropUntil<Value, Other, Failure>(), with: other)
  }

  /// So many values at the beginning, and the end with the last of them.
  ///
  /// A prefix of none ends at the beginning.
  ///
  /// - Precondition: `count` is not negative.
  public func prefix(_ count: Int) -> Timeline { applying(Prefix(count)) }

  /// The values before the first that is not wanted, which is the end.
  ///
  /// An error that is thrown fails the stream.
  public func prefix(
    while isIncluded: @escaping (Value) throws(Failure) -> Bool
  ) -> Timeline {
    applying(PrefixWhile(isIncluded))
  }

  /// The values before the first of another stream, which is the end.
  ///
  /// It goes on where the other ends without a value, and fails where the other fails.
  public func prefix<Other>(
    untilOutputFrom other: Timeline<Other, Failure>
  ) -> Timeline {
    applying(PrefixUntil<Value, Other, Failure>(), with: other)
  }

  /// The values, and after a good end those of another stream, which begins then.
  public func append(_ other: Timeline) -> Timeline {
    applying(Concatenate(2), with: [other])
  }

  /// The values, and some more before a good end.
  public func append(_ values: Value...) -> Timeline { append(Timeline(values)) }

  /// The values of another stream, and after its good end those of this, which begins then.
  public func prepend(_ other: Timeline) -> Timeline { other.append(self) }

  /// Some values at the beginning, and then those of the stream.
  public func prepend(_ values: Value...) -> Timeline { prepend(Timeline(values)) }
}
