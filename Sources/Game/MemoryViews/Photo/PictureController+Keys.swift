import MemoryModel
import TextUI

// The keys of the viewer, as far as the focused view does not handle them.
extension PictureController {
  func respond(to press: KeyPress) -> KeyResult {
    if let step = PictureStep(press), take(step) == .handled { return .handled }
    if let command = PictureCommand.all.command(of: press) { return command.perform(on: self) }
    guard press.modifiers.isDisjoint(with: [.control, .alt]),
      case .character(let letter) = press.key
    else { return .ignored }
    return chooseFilter(letter) ? .handled : take(String(letter))
  }

  /// Chooses the filter of a number in filter mode.
  private func chooseFilter(_ digit: Character) -> Bool {
    guard editing.mode == .filter, let number = digit.wholeNumberValue,
      PictureEditing.filters.indices.contains(number - 1)
    else { return false }
    choose(PictureEditing.filters[number - 1])
    return true
  }

  /// Moves the frame of the crop, chooses a filter, or moves a zoomed picture.
  private func take(_ step: PictureStep) -> KeyResult {
    switch editing.mode {
    case .crop: take(crop: step)
    case .filter where !step.hasShift: edit { $0.chooseFilter(by: step.x + step.y) }
    default:
      guard !step.hasShift else { return .ignored }
      return viewport.move(columns: -2 * step.x, rows: -step.y) ? .handled : .ignored
    }
    return .handled
  }

  /// The step of the frame, as a fraction of the square's side.
  private static let frameStep = 0.02

  private func take(crop step: PictureStep) {
    let (x, y) = (Double(step.x) * Self.frameStep, Double(step.y) * Self.frameStep)
    edit { step.hasShift ? $0.resize(x: x, y: y) : $0.move(x: x, y: y) }
  }
}

/// An arrow key, alone or with Shift.
struct PictureStep {
  let x: Int
  let y: Int
  let hasShift: Bool

  init?(_ press: KeyPress) {
    guard press.modifiers.isEmpty || press.modifiers == .shift else { return nil }
    switch press.key {
    case .left: (x, y) = (-1, 0)
    case .right: (x, y) = (1, 0)
    case .up: (x, y) = (0, -1)
    case .down: (x, y) = (0, 1)
    default: return nil
    }
    hasShift = press.modifiers == .shift
  }
}
