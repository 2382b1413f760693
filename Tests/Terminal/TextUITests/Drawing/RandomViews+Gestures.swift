import TestSupport
import TextUI

extension RandomViews {
  private var drag: DragGesture {
    mutating get {
      let tolerance = Size(width: length, height: length)
      return pick([DragGesture(minimumDistance: length), DragGesture(tolerance: tolerance)])
    }
  }

  private var tap: TapGesture { mutating get { TapGesture(count: pick([.min, 0, 1, 2, .max])) } }
  private var hold: LongPressGesture {
    mutating get { LongPressGesture(minimumDuration: time) }
  }

  /// Returns a view with a gesture, or a combination of two.
  mutating func withGesture(_ view: AnyView) -> AnyView {
    switch numbers.whole(0...7) {
    case 0: AnyView(view.gesture(drag))
    case 1: AnyView(view.gesture(hold))
    case 2: AnyView(view.highPriorityGesture(tap))
    case 3: AnyView(view.simultaneousGesture(drag))
    case 4: AnyView(view.gesture(hold.sequenced(before: drag)))
    case 5: AnyView(view.gesture(tap.sequenced(before: hold)))
    case 6: AnyView(view.gesture(drag.simultaneously(with: hold)))
    default: AnyView(view.gesture(drag.exclusively(before: tap)))
    }
  }
}
