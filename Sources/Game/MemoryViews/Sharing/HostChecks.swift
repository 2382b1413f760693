import MemoryViewModel
import TextUI

/// A modifier that checks the host of a shared game when that is due.
///
/// With animations the clock is drawn every second anyway, so a question goes to the host as often,
/// and a stopped host is found within three seconds. Without them it is checked only after a
/// request, because an idle screen must not wake up.
struct HostChecks: ViewModifier {
  let check: HostCheck?
  @Environment(\.reducesMotion) private var reducesMotion

  func body(content: Content) -> some View {
    content
      .redraw(after: check?.timeToNext)
      .onChange(of: check?.isDue == true) { _, isDue in if isDue { check?.performIfDue() } }
      .onChange(of: reducesMotion) { _, reduces in check?.asksEverySecond = !reduces }
      .onAppear { check?.asksEverySecond = !reducesMotion }
  }
}
