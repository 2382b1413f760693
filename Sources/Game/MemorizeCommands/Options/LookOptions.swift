import CommandLineKit
import MemoryModel
import Pictures

/// The options for everything that is shown in a terminal.
public struct LookOptions: Sendable {
  public let color: ColorMode
  /// True if only ASCII is shown.
  public let isASCII: Bool
  /// True if there is no animation.
  public let isStill: Bool
  /// True if the terminal may hold back a frame until it is complete (synchronized output).
  public let synchronizesOutput: Bool
  /// The kind of faces, pictures or text; nil for the player's setting.
  let faces: FacesChoice?
  /// The path of the font for pictures of faces; nil for one of the system's fonts.
  let emojiFont: String?
  /// The block characters of pictures; nil for the best that the terminal shows.
  let glyphs: GlyphSet?
  /// The way in which pictures are shown.
  public let graphics: GraphicsMode
  /// The file or command that receives the game's announcements for screen readers; nil for none.
  let announcements: AnnouncementTarget?
  /// The path of the file to which output is appended, that of a game in lines or what is printed
  /// while a screen is shown; nil for none.
  let log: String?

  /// The use of colours: `auto` uses them on terminals that have colours.
  public enum ColorMode: String, CaseIterable, Sendable {
    case auto
    case always
    case never
  }

  /// The way to show pictures: `auto` uses pixels on terminals that are known to show them.
  public enum GraphicsMode: String, CaseIterable, Sendable {
    case auto
    case cells
    case kitty
    case sixel
  }

  init(_ line: inout RequestReader) throws(UsageError) {
    color = try line[.color]
    // This flag is an alias for a colour mode.
    _ = try line[.colorless]
    isASCII = try line[.ascii]
    isStill = try line[.still]
    synchronizesOutput = try !line[.unsynchronized]
    faces = try line[.faces]
    emojiFont = try line[.emojiFont]
    glyphs = try line[.glyphs].set
    graphics = try line[.graphics]
    announcements = try line[.announce]
    log = try line[.log]
  }
}

/// An environment variable for colours that many programs share.
struct ColorVariable {
  let name: String
  let help: String

  /// The variables, in the order of precedence; `TerminalIO` reads them.
  static let all = [
    ColorVariable(
      name: "FORCE_COLOR", help: "Colours, whatever the terminal says: 1, 2 or 3; 0 for none"),
    ColorVariable(name: "CLICOLOR_FORCE", help: "Colours, unless it is 0"),
    ColorVariable(name: "NO_COLOR", help: "No colours, unless it is empty"),
    ColorVariable(name: "CLICOLOR", help: "No colours if it is 0"),
  ]
}

/// The names by which a command line chooses a set of block characters.
enum GlyphChoice: String, CaseIterable, Sendable {
  case auto
  case half
  case quadrant
  case sextant

  /// The set of block characters; nil for the best one that the terminal can show.
  var set: GlyphSet? {
    switch self {
    case .auto: nil
    case .half: .half
    case .quadrant: .quadrant
    case .sextant: .sextant
    }
  }
}
