public import TextUICore

extension Terminal {
  /// Asks a person for a value with a view in the flow of the terminal, for a script.
  ///
  ///     let name = try Terminal.prompt(for: String.self) { finish in
  ///       NameField(onSubmit: finish)
  ///     }
  ///
  /// The view calls the closure that it receives to end the prompt. Escape, ^C and ^D end it
  /// without a value if no view handles them. The thread is the main actor's, whose tasks run
  /// meanwhile. While the program's standard output is a pipe or a file, the prompt is on standard
  /// error.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - rows: The largest height; otherwise the view has its ideal height.
  ///   - end: The choice of what is left of the view.
  ///   - options: Further options; `presentation` and `quitKey` are replaced.
  ///   - content: The view, evaluated for each frame.
  ///   - withoutTerminal: Returns the value if there is no terminal, such as by `readLine()`; nil
  ///     to throw `TerminalError.notATerminal`.
  /// - Returns: The value; nil if the person gave none, or closed the terminal.
  /// - Throws: `TerminalError` if there is no terminal.
  @MainActor public static func prompt<Value, Content: View>(
    for type: Value.Type = Value.self, rows: Int = 10,
    atEnd end: TerminalOptions.Presentation.End = .keep,
    options: TerminalOptions = TerminalOptions(),
    @ViewBuilder content: @escaping (_ finish: @escaping (Value) -> Void) -> Content,
    withoutTerminal: (() -> Value?)? = nil
  ) throws(TerminalError) -> Value? {
    let answer = Answer<Value>()
    let screen = FullScreen(options.asPrompt(.inline(rows: rows, atEnd: end), until: answer))
    guard screen.capabilities.isInteractive else {
      guard let withoutTerminal else { throw .notATerminal }
      return withoutTerminal()
    }
    do throws(TerminalError) {
      try screen.run(
        Window(environment: screen.environment) { content { answer.value = $0 } })
    } catch {
      if error != .gone { throw error }
    }
    return answer.value
  }
}

/// The value with which a prompt ends; a class, because the view and the loop share it.
private final class Answer<Value> {
  var value: Value?
}

extension TerminalOptions {
  /// Returns the options of a prompt, which ends when there is an answer.
  fileprivate func asPrompt<Value>(
    _ presentation: Presentation, until answer: Answer<Value>
  ) -> TerminalOptions {
    var options = self
    options.presentation = presentation
    options.quitKey = KeyPress(.escape)
    options.cancelKeys = ["c", "d"].map { KeyPress(.character($0), modifiers: .control) }
    options.isFinished = { [isFinished] in answer.value != nil || isFinished() }
    return options
  }
}
