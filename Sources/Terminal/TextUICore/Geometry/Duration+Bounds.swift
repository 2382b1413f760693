extension Duration {
  /// The same time within 30,000 years, so that sums with it cannot overflow.
  package var bounded: Duration {
    max(.seconds(-1_000_000_000_000), min(self, .seconds(1_000_000_000_000)))
  }

  /// The same time, at least as long as a frame takes.
  var asInterval: Duration { max(.microseconds(16_667), bounded) }

  /// The same time, or that of a frame when there is none to wait for.
  var asDelay: Duration { self > .zero ? bounded : Duration.zero.asInterval }
}
