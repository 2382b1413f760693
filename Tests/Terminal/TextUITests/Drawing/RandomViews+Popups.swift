import TestSupport
import TextUI

/// A style that keeps any space free in a landscape window.
private struct SpaciousStyle: PopupStyle {
  let free: EdgeInsets

  func makeBody(content: ModifierContent) -> some View { content.border(.rounded) }

  func padding(isLandscape: Bool) -> EdgeInsets { isLandscape ? free : .zero }
}

extension RandomViews {
  /// Returns a view with a popup, or several.
  mutating func withPopup(_ view: AnyView) -> AnyView {
    let options = popupOptions
    switch numbers.whole(0...4) {
    case 0:
      return AnyView(
        view.popup(
          isPresented: .constant(true), alignment: alignment, style: SpaciousStyle(free: insets)
        ) { Text("spacious") })
    case 1:
      let place = pick(PopupAnchorAlignment.allCases)
      return AnyView(
        view.id("anchor").popup(
          isPresented: .constant(true), anchoredTo: "anchor", edge: edge, alignment: place
        ) { Text("anchored").frame(width: 3) })
    case 2:
      return AnyView(
        view.popup(showing: length, options: options, onDismiss: {}) { Text("number \($0)") })
    case 3: return AnyView(view.popups(center(options), inset: length))
    default:
      return AnyView(
        view.popup(isPresented: .constant(true), at: Point(x: length, y: length)) { Text("at") })
    }
  }

  private var insets: EdgeInsets { mutating get { EdgeInsets(pick([.all, .leading]), length) } }

  private var popupOptions: PopupOptions {
    mutating get {
      let transitions: [Transition?] = [
        nil, .identity, .opacity, .move(edge: edge), .offset(x: length, y: length), .scale,
      ]
      return PopupOptions(
        alignment: alignment, style: SpaciousStyle(free: insets), transition: pick(transitions),
        animation: .linear(duration: time))
    }
  }

  /// Creates a centre with three popups.
  private mutating func center(_ options: PopupOptions) -> PopupCenter {
    let center = PopupCenter(atOnce: length)
    for number in 0..<3 { center.show(number, options: options) { Text("popup \(number)") } }
    return center
  }
}
