import MemoryModel
import TextUI

// The keys of the viewer, as far as the focused view does not handle them.
extension PictureController {
  func respond(to press: KeyPress) -> KeyResult {
    if let step = PictureStep(press), take(step) == .handled { return .handled }
    if let command = EditorCommand(press) { return take(command) }
    guard press.modifiers.isDisjoint(with: [.control, .alt]) else { return .ignored }
    switch press.key {
    case .enter: enter(.view)
    case .character(let letter): return take(letter)
    default: return .ignored
    }
    return .handled
  }

  /// Performs undo and redo by the keys of the editor, which work in a text field too.
  private func take(_ command: EditorCommand) -> KeyResult {
    switch command {
    case .undo: undo()
    case .redo: redo()
    case .cover: return .ignored
    }
    return .handled
  }

  private func take(_ letter: Character) -> KeyResult {
    if let mode = PictureEditing.Mode.allCases.first(where: { $0.key == letter }) {
      enter(mode)
      return .handled
    }
    switch letter {
    case "r": turn(right: true)
    case "l": turn(right: false)
    case "a": edit { $0.reset() }
    case "u": undo()
    case "y": redo()
    case "+", "=": viewport.zoom(by: 1)
    case "-": viewport.zoom(by: -1)
    case "0": viewport.zoom(to: 1)
    default: return chooseFilter(letter) ? .handled : take(String(letter))
    }
    return .handled
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
