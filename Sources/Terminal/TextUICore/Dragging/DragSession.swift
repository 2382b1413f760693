/// A dragged value, from its lift to its drop or return.
final class DragSession {
  let value: Any
  /// The view from which the value was lifted.
  let source: Identity
  private let view: Identity
  private let picture: ViewPicture
  /// The cell at which the mouse held the view, relative to its top left corner.
  private let grip: Point
  /// The cell of the mouse, or of the release.
  var location: Point
  /// The current drop target.
  var target: HitRegion?
  /// True after the release, while the preview flies back.
  var isReturning = false
  /// The frame of the source view, and the number of the frame in which it was last present.
  private var home: (rect: Rect, frame: Int)
  private(set) var preview: Subtree?

  /// Lifts a value from the visible frame of its view.
  init(_ item: DragItem, from region: HitRegion, by press: Press, in frame: Frame, _ number: Int) {
    value = item.value()
    view = item.view
    source = region.identity
    picture = ViewPicture(of: region, in: frame.buffer)
    grip = press.startLocation - region.rect.origin
    location = press.location
    home = (region.rect, number)
  }
}

extension DragSession {
  func isOf(_ view: Identity) -> Bool { view == self.view }

  func note(home rect: Rect, in frame: Int) {
    home = (rect, frame)
  }

  /// Returns true if the source view was present in a frame.
  func hasHome(in frame: Int) -> Bool { home.frame == frame }

  /// Shows content at the mouse in the frame that is being made.
  func show(_ content: ((inout Resolver) -> Void)?, in resolver: Resolver) {
    preview = Subtree(resolver) { [unowned self] inner, _ in
      guard let place = place(in: inner) else {
        inner.store.drag = nil
        return
      }
      inner.values.enterLayer(isEnabled: false)
      inner.values.flags.insert(.jumps)
      inner.values.listener = -1
      let layout = DragPreviewLayout(place: place, grip: grip, size: picture.size)
      inner.container(layout) { resolve(content, &$0) }
    }
  }

  private func resolve(_ content: ((inout Resolver) -> Void)?, _ resolver: inout Resolver) {
    guard let content else { return resolver.leaf(picture) }
    resolver.container(ZStackLayout(), content)
  }

  /// Returns the position of the preview, or nil once it is back.
  private func place(in resolver: Resolver) -> Point? {
    guard isReturning else { return location }
    let goal = home.rect.origin + grip
    let shown = resolver.animated(
      AnimatableVector(Double(goal.x), Double(goal.y)), key: DragSession.self,
      from: AnimatableVector(Double(location.x), Double(location.y)), animation: .spring)
    guard resolver.isMoving(DragSession.self) else { return nil }
    return Point(x: Int(rounding: shown[0]), y: Int(rounding: shown[1]))
  }
}

extension FrameStore {
  /// Adds the drag preview above all other layers, which are placed already.
  func addDragPreview() -> Layer? {
    guard let drag, drag.hasHome(in: frame), let preview = drag.preview else { return nil }
    let identity = Identity.root.child(DragSession.self)
    let layer = Layer(
      identity: identity, owner: identity, zIndex: .infinity, isModal: false, subtree: preview,
      rect: nil)
    layers.append(layer)
    return layer
  }
}
