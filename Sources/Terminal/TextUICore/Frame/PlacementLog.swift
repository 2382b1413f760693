/// Logs what elements do while they are placed, besides placing their children.
///
/// Reused nodes in the same place are placed again only if they did something that must happen in
/// every frame.
final class PlacementLog {
  /// The number of effects that must happen in every frame.
  private(set) var effects = 0
  /// The focusable views that were placed during closures.
  private var targets: [FocusTargetPlace] = []
  /// The number of closures that run.
  private var depth = 0

  func noteEffect() { effects += 1 }

  func note(focusTarget identity: Identity, in rect: Rect) {
    if depth > 0 { targets.append(FocusTargetPlace(identity: identity, rect: rect)) }
  }

  /// Places nodes.
  ///
  /// - Returns: The focusable views that were placed; nil if there were effects.
  func logging(_ place: () -> Void) -> [FocusTargetPlace]? {
    let (effects, count) = (self.effects, targets.count)
    depth += 1
    place()
    depth -= 1
    defer { if depth == 0 { targets.removeAll(keepingCapacity: true) } }
    return effects == self.effects ? Array(targets[count...]) : nil
  }
}

/// The place of a focusable view.
struct FocusTargetPlace {
  let identity: Identity
  let rect: Rect
}
