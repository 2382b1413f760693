import MemoryModel
import MemoryViewModel
import TextUI

/// The actions of the start screen.
struct StartController {
  let app: AppModel
  @Binding var choice: GameChoice
  /// The typed digits of a number of pairs.
  @Binding var typed: String
  @FocusState<StartRow?>.Binding var focused: StartRow?
  /// Called after a game was dealt.
  let dealt: () -> Void

  /// The key that accepts the theme offered in place of one with too few cards.
  static let offerKey = Key.character("y")
  /// The key that deals the deal of the day.
  static let dailyKey = Key.character("D")

  func options(of row: StartRow) -> [StartOption] {
    choice.options(of: row, among: app.library.themes)
  }

  /// A theme with as many cards as wanted, if the chosen one has fewer.
  var offer: Theme? { choice.isThemeTooSmall ? app.library.themeLargeEnough(for: choice) : nil }

  func deal() {
    if app.play(choice) { dealt() }
  }

  /// Deals the deal of the day, whatever is chosen.
  func dealDaily() {
    if app.startDaily() { dealt() }
  }

  func choose(_ option: StartOption) {
    (choice, typed) = (option.choice, "")
  }

  /// Changes the number of pairs, within the valid range.
  func changePairs(by step: Int) {
    let range = Settings.pairsRange
    choice.pairs = min(max(choice.wantedKinds + step, range.lowerBound), range.upperBound)
    typed = ""
  }

  /// Handles a key anywhere on the screen; a text field keeps its letters.
  func respond(to press: KeyPress) -> KeyResult {
    if let row = StartRow(press), StartRow.groups(of: choice).joined().contains(row) {
      focused = row
    } else if press.key == .enter, press.modifiers.isEmpty {
      deal()
    } else if press.key == Self.dailyKey {
      dealDaily()
    } else if press.key == Self.offerKey, let offer {
      choice.theme = offer
    } else {
      return .ignored
    }
    return .handled
  }

  /// Handles a key in a row: an answer's key chooses it, arrows choose the next one.
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

  /// Appends a digit to the typed number, or starts another if it would be too large.
  private func type(_ digit: Character) {
    let longer = typed + String(digit)
    typed =
      Int(longer).map { $0 <= Settings.pairsRange.upperBound } == true
      ? longer : String(digit)
    if let pairs = Int(typed), Settings.pairsRange.contains(pairs) { choice.pairs = pairs }
  }

  /// Chooses the next answer of a row, or the next larger or smaller number.
  private func move(by step: Int, in row: StartRow) {
    // Computers are added and removed by their own keys, not by arrows.
    let options = options(of: row).filter { !$0.isToggle }
    if options.isEmpty { return }
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
