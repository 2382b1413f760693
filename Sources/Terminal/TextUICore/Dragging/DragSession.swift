/// One value on its way through a window: from when it is lifted until it is dropped, or is back.
final class DragSession {
  let value: Any
  /// The node it was lifted from.
  let source: Identity
  private let view: Identity
  private let picture: ViewPicture
  /// Where the mouse held the view, from its top left corner.
  private let grip: Point
  /// Where the mouse is, or was when the value was let go.
  var location: Point
  /// Who would get it.
  var target: HitRegion?
  /// Whether it has been let go and flies back.
  var isReturning = false
  /// Where the view stands, and in which frame it last did.
  private var home: (rect: Rect, frame: Int)
  private(set) var preview: Subtree?

  /// Lifts a value from where its view is seen in a frame.
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

  /// Whether its view was there in a frame.
  func hasHome(in frame: Int) -> Bool { home.frame == frame }

  /// Has something follow the mouse in the frame that is being made.
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

  /// Where to show it held by the mouse; nil once it is back.
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
  /// Shows what is dragged above all other layers, which have their places.
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
