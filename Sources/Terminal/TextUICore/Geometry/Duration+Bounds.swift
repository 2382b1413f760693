extension Duration {
  /// The duration clamped to 30,000 years, so that sums cannot overflow.
  package var bounded: Duration {
    max(.seconds(-1_000_000_000_000), min(self, .seconds(1_000_000_000_000)))
  }

  /// The duration, at least that of a frame.
  var asInterval: Duration { max(.microseconds(16_667), bounded) }

  /// The duration, or that of a frame if it is not positive.
  var asDelay: Duration { self > .zero ? bounded : Duration.zero.asInterval }
}
