extension EventStream {
  /// Sends all values but the first `count`.
  ///
  /// - Precondition: `count` is not negative.
  @inlinable public func dropFirst(_ count: Int = 1) -> EventStream { applying(DropFirst(count)) }

  /// Sends all values from the first one on that is not dropped.
  ///
  /// Later values are not tested. An error that the closure throws fails the stream.
  @inlinable public func drop(
    while isDropped: @escaping (Value) throws(Failure) -> Bool
  ) -> EventStream {
    applying(DropWhile(isDropped))
  }

  /// Sends the values after the first value of another stream.
  ///
  /// Ends if the other ends without a value, and fails if the other fails.
  @inlinable public func drop<Other>(
    untilOutputFrom other: EventStream<Other, Failure, Driver>
  ) -> EventStream {
    applying(DropUntil<Value, Other, Failure>(), with: other)
  }

  /// Sends the first `count` values, and ends with the last of them.
  ///
  /// With a count of zero the stream ends at its beginning.
  ///
  /// - Precondition: `count` is not negative.
  @inlinable public func prefix(_ count: Int) -> EventStream { applying(Prefix(count)) }

  /// Sends values as long as they satisfy a predicate, and ends with the first that does not.
  ///
  /// An error that the closure throws fails the stream.
  @inlinable public func prefix(
    while isIncluded: @escaping (Value) throws(Failure) -> Bool
  ) -> EventStream {
    applying(PrefixWhile(isIncluded))
  }

  /// Sends the values before the first value of another stream, and ends with it.
  ///
  /// Continues if the other ends without a value, and fails if the other fails.
  @inlinable public func prefix<Other>(
    untilOutputFrom other: EventStream<Other, Failure, Driver>
  ) -> EventStream {
    applying(PrefixUntil<Value, Other, Failure>(), with: other)
  }

  /// Sends the values of this stream, and after it finishes those of another, which begins then.
  @inlinable public func append(_ other: EventStream) -> EventStream {
    applying(Concatenate(2), with: [other])
  }

  /// Sends some more values before a finish.
  @inlinable public func append(_ values: Value...) -> EventStream { append(EventStream(values)) }

  /// Sends the values of another stream, and after it finishes those of this, which begins then.
  @inlinable public func prepend(_ other: EventStream) -> EventStream { other.append(self) }

  /// Sends some values at the beginning, before those of the stream.
  @inlinable public func prepend(_ values: Value...) -> EventStream { prepend(EventStream(values)) }
}
