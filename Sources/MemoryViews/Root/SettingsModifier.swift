import MemoryModel
import MemoryViewModel
import TextUI

/// Shows what is in it as the player has chosen, as far as the terminal lets it.
struct SettingsModifier: ViewModifier {
  let settings: Settings

  func body(content: ModifierContent) -> some View {
    content.transformEnvironment { values in
      if settings.isASCII { values.isUnicode = false }
      if settings.animation != .full { values.reducesMotion = true }
      switch settings.colorScheme {
      case .auto: break
      case .dark: values.colorScheme = .dark
      case .light: values.colorScheme = .light
      }
    }
  }
}
