import MemoryModel
public import MemoryViewModel
public import TextUI

/// The screen with the player's settings; each change is saved at once.
public struct SettingsScreen: View {
  /// The largest width of the form in columns.
  private static let widest = 76
  private static let roomyHeight = 16

  private let app: AppModel

  public init(app: AppModel) {
    self.app = app
  }

  public var body: some View {
    GeometryReader { proxy in
      ScrollView {
        Form {
          if app.settings.isAnyForThisRun { ThisRunNote(isKept: app.settings.isKept) }
          heading("Next game")
          TableSettings(settings: app.settings)
          heading("Look and sound").padding(.top)
          LookSettings(settings: app.settings)
          heading("You").padding(.top)
          PlayerSettings(app: app)
          if !app.settings.problems.isEmpty {
            heading("In your file").padding(.top)
            Mistakes(problems: app.settings.problems)
          }
        }
        .padding(.horizontal, 2)
        .padding(.top, proxy.size.height >= Self.roomyHeight ? 1 : 0)
        .frame(maxWidth: Self.widest, alignment: .leading)
        .frame(maxWidth: .max)
      }
      .defaultFocus()
    }
    .navigationTitle("Settings")
    .toolbar {
      ModeWords(app: app, modes: app.modes)
      FileState(settings: app.settings)
    }
  }

  private func heading(_ title: String) -> some View {
    Text(title).bold().foregroundStyle(.cyan)
  }
}

/// The mistakes in the player's file, for as long as they are there.
private struct Mistakes: View {
  let problems: [String]

  var body: some View {
    ForEach(problems, id: \.self) { problem in
      Text("! \(problem)").foregroundStyle(.yellow)
    }
  }
}

/// A word on saving, or the number of mistakes in the file.
private struct FileState: View {
  let settings: Settings

  var body: some View {
    let count = settings.problems.count
    if count > 0 {
      Text("! \(count == 1 ? "1 mistake" : "\(count) mistakes") in the file")
        .foregroundStyle(.yellow).lineLimit(1)
    } else {
      Text(settings.isKept ? "saved at once" : "not saved").dim().lineLimit(1)
    }
  }
}

/// The explanation of the sign after a setting's name.
private struct ThisRunNote: View {
  let isKept: Bool

  var body: some View {
    Text("* set for this run from outside\(isKept ? "; a change here is saved" : "")")
      .dim().padding(.bottom)
  }
}

/// A setting in a form, with a sign after its name while it is overridden in this run.
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
