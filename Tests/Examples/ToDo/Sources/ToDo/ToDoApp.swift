import Foundation
import TerminalIO
import TextUI

/// A list of things to do, saved in `todo.json` or in the file that the command line names.
@main struct ToDoApp: TerminalApp {
  @State private var list = ToDoList(
    file: URL(filePath: CommandLine.arguments.dropFirst().first ?? "todo.json"))

  var body: some View { ToDoScreen(list: list) }
}
