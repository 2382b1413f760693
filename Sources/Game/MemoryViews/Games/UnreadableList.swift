import MemoryModel
import TextUI

/// The text of a list that cannot be read, with a button that tries again.
struct UnreadableList: View {
  /// The subject of the sentence, such as "The scores".
  let what: String
  let reason: String
  let retry: () -> Void

  var body: some View {
    Text("\(what) cannot be read").bold()
    Text(reason.printable(atMost: 200)).dim().multilineTextAlignment(.center)
    Button("Try again", action: retry).defaultFocus()
  }
}
