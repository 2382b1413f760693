import MemoryModel
import MemoryViewModel
import TextUI

/// What can be done on the start screen.
struct StartController {
  let app: AppModel
  @Binding var choice: GameChoice
  /// Digits of a number of pairs, as far as they were typed.
  @Binding var typed: String
  @FocusState<StartRow?>.Binding var focused: StartRow?
  /// Called when a game was dealt.
  let dealt: () -> Void

  /// The key that takes the theme that is offered in place of one with too few cards.
  static let offerKey = Key.character("y")

  func options(of row: StartRow) -> [StartOption] {
    choice.options(of: row, among: app.library.themes)
  }

  /// A theme with as many cards as are wanted, where the chosen one has fewer.
  var offer: Theme? { choice.isThemeTooSmall ? app.themeLargeEnough(for: choice) : nil }

  func deal() {
    if app.play(choice) { dealt() }
  }

  func choose(_ option: StartOption) {
    (choice, typed) = (option.choice, "")
  }

  /// Adds to the number of pairs, within what can be dealt.
  func changePairs(by step: Int) {
    let range = Settings.pairsRange
    choice.pairs = min(max(choice.wantedKinds + step, range.lowerBound), range.upperBound)
    typed = ""
  }

  /// What keys do wherever focus is; a text field keeps its letters.
  func respond(to press: KeyPress) -> KeyResult {
    if let row = StartRow(press) {
      focused = row
    } else if press.key == .enter, press.modifiers.isEmpty {
      deal()
    } else if press.key == Self.offerKey, let offer {
      choice.theme = offer
    } else {
      return .ignored
    }
    return .handled
  }

  /// What keys do in a row: the answer's key gives it, arrows go to the next one.
  func respond(to press: KeyPress, in row: StartRow) -> KeyResult {
    guard press.modifiers.isDisjoint(with: [.control, .alt]) else { return .ignored }
    switch press.key {
    case .left: move(by: -1, in: row)
    case .right: move(by: 1, in: row)
    case .character(let character):
      if row == .pairs, changePairs(typing: character) { return .handled }
      guard let option = options(of: row).first(where: { $0.key == character }) else {
        return .ignored
      }
      choose(option)
    default: return .ignored
    }
    return .handled
  }

  private func changePairs(typing character: Character) -> Bool {
    switch character {
    case "+", "=": changePairs(by: 1)
    case "-": changePairs(by: -1)
    case "0"..."9": type(character)
    default: return false
    }
    return true
  }

  /// Adds a digit to the number that is typed, or begins another where it would be too large.
  private func type(_ digit: Character) {
    let longer = typed + String(digit)
    typed =
      Int(longer).map { $0 <= Settings.pairsRange.upperBound } == true
      ? longer : String(digit)
    if let pairs = Int(typed), Settings.pairsRange.contains(pairs) { choice.pairs = pairs }
  }

  /// Goes to the next answer: of numbers the next larger or smaller one.
  private func move(by step: Int, in row: StartRow) {
    // Computers are there or not, and no arrow leads from one to the next.
    let options = options(of: row).filter { !$0.isComputer }
    guard row == .pairs else {
      let index = options.firstIndex(where: \.isChosen) ?? 0
      return choose(options[max(0, min(index + step, options.count - 1))])
    }
    let numbers = options.filter { $0.choice.pairs != nil }
    let kinds = choice.wantedKinds
    let next =
      step > 0
      ? numbers.first { $0.choice.wantedKinds > kinds }
      : numbers.last { $0.choice.wantedKinds < kinds }
    if let next { choose(next) }
  }
}
