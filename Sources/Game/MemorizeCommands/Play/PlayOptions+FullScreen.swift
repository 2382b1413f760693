import MemoryEngine
import MemoryModel
import MemoryViewModel
import MemoryViews
import Pictures
import TextUI

extension PlayOptions {
  /// Plays in full screen until the player leaves, and saves the game on every way out.
  @MainActor func playInFullScreen(
    with files: PlayerFiles, to output: inout StandardOutput, start: (AppModel) throws -> Void
  ) throws {
    var app: AppModel?
    let receivers = try ScreenReceivers(look, in: files.context)
    let faces = try look.faces(in: files.context)
    try files.context.stage.show(look) { now in
      let session = Session(files, self, now: now, schedule: DealSchedule.quick)
      let sharing = try share.map { try TableSharing(session.app, $0, in: files.context) }
      do {
        try start(session.app)
      } catch {
        throw Failure(keeping: error)
      }
      app = session.app
      // Short, because a notice has one row.
      session.app.games.tellInterrupted { _ in "Saved: Esc, then g." }
      var scene = Scene(of: session.app, files, faces, look.glyphs)
      receivers.receive(from: &scene)
      if let watch = files.context.storage.watch() {
        scene.followOtherPrograms(watch, in: session.app)
      }
      if let sharing { scene.share(sharing) }
      scene.playBesideOthers(of: session.app, in: files.context)
      return scene
    }
    if let result = app?.family.copiedResult { try output.write("\(result)\n") }
    files.recoverFinishedGames { app?.settings.playerName ?? "" }
  }
}

extension Scene {
  /// Creates the scene of an app, with the game above the themes.
  @MainActor fileprivate init(
    of app: AppModel, _ files: PlayerFiles, _ faces: FaceSource, _ glyphs: GlyphSet?
  ) {
    self.init { environment in
      var environment = environment
      if let glyphs { environment.glyphSet = glyphs }
      return Window(environment: environment) {
        GameWindows(app: app, faces: faces).windowTitle("Memorize")
      }
    }
    colorScheme = app.settings.colorScheme.scheme
    reducesMotion = app.settings.animation != .full
    isFinished = { app.family.hasQuit }
    bells = { app.family.bells }
    save = {
      let models = app.family.models
      for model in models { model.leave() }
      files.flush()
      for loss in models.compactMap(\.keeper?.loss) { files.context.console.report(loss) }
    }
  }
}

extension Scene {
  /// Shares the game until the end.
  fileprivate mutating func share(_ sharing: TableSharing) {
    add(interests: sharing.screenInterests, serve: sharing.serveScreen)
    save = { [save] in
      sharing.end()
      save()
    }
    sharing.app.notices.show(.info, sharing.invitation)
  }
}

extension Scene {
  /// Lets other windows of the player join the games of a program, and joins theirs.
  fileprivate mutating func playBesideOthers(of app: AppModel, in context: RunContext) {
    let own = WindowSharing(app, in: context)
    let joined = JoinedGames(in: context, settings: app.settings)
    app.table.gamesInUse = joined.gamesInUse
    add(interests: own.screenInterests, serve: own.serveScreen)
    add(interests: joined.interests, serve: joined.serve)
    save = { [save] in
      joined.end()
      // Saved before other windows learn that the game was left, because they may open it.
      save()
      own.end()
    }
  }
}

extension LookOptions {
  /// Returns the source of pictures for faces; a font that was named must have some.
  func faces(in context: RunContext) throws(Failure) -> FaceSource {
    let fonts = context.fonts
    let emoji =
      try emojiFont.map { path throws(Failure) in try EmojiFaces.ofFont(at: path, fonts) }
      ?? EmojiFaces.ofSystem(fonts)
    return emoji.withPhotos(in: context.storage.data) {
      (try? context.check(ResourceNeeds(threads: 2))) != nil
    }
  }
}

extension ColorSchemeChoice {
  /// The colour scheme; nil for the terminal's own.
  var scheme: ColorScheme? {
    switch self {
    case .auto: nil
    case .dark: .dark
    case .light: .light
    }
  }
}
