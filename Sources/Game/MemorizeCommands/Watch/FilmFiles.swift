import CommandLineKit
import MemoryModel
import MemoryViewModel
import MemoryViews
import TextUI

/// The files of a film that is kept, as they were named on the command line.
struct FilmFiles: Sendable {
  /// The place of an animated picture; nil for none.
  let svg: OutputDestination?
  /// The place of a recording for asciinema; nil for none.
  let cast: OutputDestination?
  private let typedSize: Size?

  /// Reads the options.
  ///
  /// - Throws: `UsageError` for options that do not go together.
  init(_ line: inout RequestReader) throws(UsageError) {
    svg = try line[.filmAsSVG]
    cast = try line[.filmAsCast]
    typedSize = try line[.filmSize]
    if svg == .standardOutput, cast == .standardOutput {
      throw .pictureBeside(Option.filmAsCast.row)
    }
    if typedSize != nil, !areWanted {
      throw .option(Option.filmSize.row, needs: Option.filmAsSVG.row, Option.filmAsCast.row)
    }
  }

  /// True if the film is written instead of shown.
  var areWanted: Bool { svg != nil || cast != nil }

  /// The columns and rows of the film.
  var size: Size { typedSize ?? Size(width: 80, height: 24) }

  /// The option that was typed; nil for none.
  var option: OptionRow? {
    svg != nil ? Option.filmAsSVG.row : cast != nil ? Option.filmAsCast.row : nil
  }
}

extension FilmFiles {
  /// Records a film, and writes the files.
  ///
  /// A line about each file goes to standard output, unless a film goes there.
  ///
  /// - Throws: `Failure` if a file cannot be written.
  @MainActor func write(
    _ recorder: FilmRecorder, in context: RunContext, to output: inout StandardOutput
  ) throws(Failure) {
    let formats: [(OutputDestination?, ScreenStage.FilmFormat)] = [(svg, .svg), (cast, .cast)]
    let isSilent = svg == .standardOutput || cast == .standardOutput
    for case (let place?, let format) in formats {
      switch place {
      case .standardOutput: try output.write(context.stage.film(recorder.shot(as: format)))
      case .file(let path):
        let file = try NamedFile(path, in: context.files)
        let bytes = context.stage.film(recorder.shot(as: format))
        try file.write(bytes)
        try file.finish()
        if !isSilent { try output.write(report(path, bytes.count, recorder.pace.length)) }
      }
    }
  }

  private func report(_ path: String, _ bytes: Int, _ length: Duration) -> String {
    let kilobytes = counted((bytes + 999) / 1_000, "kilobyte")
    return
      "\(shown(path)): \(spoken(length)), \(size.width) columns, \(size.height) rows, \(kilobytes)\n"
  }
}

extension FilmRecorder {
  /// Returns this film as a stage records it.
  @MainActor fileprivate func shot(as format: ScreenStage.FilmFormat) -> ScreenStage.Shot {
    let scheme: ColorScheme = settings.colorScheme == .light ? .light : .dark
    return ScreenStage.Shot(
      format: format, size: size, look: look,
      title: "\(film.theme.name.printable(atMost: Theme.longestName)): a game of Memorize",
      end: pace.length
    ) { show in
      play(in: format == .svg ? [.dark, .light] : [scheme], show)
    }
  }
}
