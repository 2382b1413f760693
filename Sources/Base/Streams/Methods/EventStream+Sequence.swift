extension EventStream {
  /// All values but so many at the beginning.
  ///
  /// - Precondition: `count` is not negative.
  @inlinable public func dropFirst(_ count: Int = 1) -> EventStream { applying(DropFirst(count)) }

  /// The values from the first on that is not dropped; later ones are not asked about.
  ///
  /// An error that is thrown fails the stream.
  @inlinable public func drop(
    while isDropped: @escaping (Value) throws(Failure) -> Bool
  ) -> EventStream {
    applying(DropWhile(isDropped))
  }

  /// The values after the first of another stream.
  ///
  /// It ends where the other ends without a value, and fails where the other fails.
  @inlinable public func drop<Other>(
    untilOutputFrom other: EventStream<Other, Failure, Driver>
  ) -> EventStream {
    applying(DropUntil<Value, Other, Failure>(), with: other)
  }

  /// So many values at the beginning, and the end with the last of them.
  ///
  /// A prefix of none ends at the beginning.
  ///
  /// - Precondition: `count` is not negative.
  @inlinable public func prefix(_ count: Int) -> EventStream { applying(Prefix(count)) }

  /// The values before the first that is not wanted, which is the end.
  ///
  /// An error that is thrown fails the stream.
  @inlinable public func prefix(
    while isIncluded: @escaping (Value) throws(Failure) -> Bool
  ) -> EventStream {
    applying(PrefixWhile(isIncluded))
  }

  /// The values before the first of another stream, which is the end.
  ///
  /// It goes on where the other ends without a value, and fails where the other fails.
  @inlinable public func prefix<Other>(
    untilOutputFrom other: EventStream<Other, Failure, Driver>
  ) -> EventStream {
    applying(PrefixUntil<Value, Other, Failure>(), with: other)
  }

  /// The values, and after a good end those of another stream, which begins then.
  @inlinable public func append(_ other: EventStream) -> EventStream {
    applying(Concatenate(2), with: [other])
  }

  /// The values, and some more before a good end.
  @inlinable public func append(_ values: Value...) -> EventStream { append(EventStream(values)) }

  /// The values of another stream, and after its good end those of this, which begins then.
  @inlinable public func prepend(_ other: EventStream) -> EventStream { other.append(self) }

  /// Some values at the beginning, and then those of the stream.
  @inlinable public func prepend(_ values: Value...) -> EventStream { prepend(EventStream(values)) }
}
