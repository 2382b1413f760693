/// The success of comparing the views of a type, which decides whether they are compared further.
///
/// Views that change in every frame, or that cannot be reused, cost less if they are evaluated
/// without a comparison.
struct ReuseRecord {
  /// The comparisons in this frame with a view of the previous one.
  var comparisons = 0
  /// The views that were reused in this frame.
  var reuses = 0
  private var frame = 0
  /// The number of frames, the last ones with comparisons, in which no view was reused.
  private var misses = 0
  /// The next frame in which views are compared.
  private var next = 0

  /// Returns true if views are compared in a frame.
  mutating func compares(in frame: Int) -> Bool {
    if frame != self.frame { beginFrame(frame) }
    return frame >= next
  }

  private mutating func beginFrame(_ frame: Int) {
    if reuses > 0 {
      misses = 0
    } else if comparisons > 0 {
      misses += 1
      // A view that changes now and then is evaluated twice after each change.
      if misses > 4 { next = frame + 1 << min(misses - 4, 6) }
    }
    (self.frame, comparisons, reuses) = (frame, 0, 0)
  }
}
