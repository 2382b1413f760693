import Foundation
import TerminalIO
import TextUI

/// Shows the files below the current folder, or below the one that the command line names.
@main struct FilesApp: TerminalApp {
  @State private var folders = Folders(
    root: URL(filePath: CommandLine.arguments.dropFirst().first ?? "."))

  var body: some View { FilesScreen(folders: folders) }
}
