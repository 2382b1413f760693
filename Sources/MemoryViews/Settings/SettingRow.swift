import MemoryViewModel
import TextUI

/// A setting in a form, with a sign behind its name while its value is one for this run only.
struct SettingRow<Content: View>: View {
  let title: String
  let isForThisRun: Bool
  let content: Content

  init(_ title: String, _ isForThisRun: Bool, @ViewBuilder content: () -> Content) {
    self.title = title
    self.isForThisRun = isForThisRun
    self.content = content()
  }

  var body: some View {
    FormRow(isForThisRun ? "\(title) *" : title) { content }
  }
}
