import CommandLineKit
import MemoryModel
import Pictures

/// How anything shown in a terminal should look, as the command line says it.
public struct LookOptions: Sendable {
  public let color: ColorMode
  /// Whether to show nothing but ASCII.
  public let isASCII: Bool
  /// Whether to show no animation.
  public let isStill: Bool
  /// Whether the terminal may hold frames back until they are complete.
  public let synchronizesOutput: Bool
  /// Whether faces are pictures; nil as the player has set.
  let faces: FacesChoice?
  /// The font that pictures of faces come from; nil for one of the system's.
  let emojiFont: String?
  /// The block characters that pictures are made of; nil as the program thinks best.
  let glyphs: GlyphSet?
  /// How pictures are shown.
  public let graphics: GraphicsMode
  /// Where what the screen announces goes as well, if anywhere.
  let announcements: AnnouncementTarget?

  /// When to use colours: `auto` is on terminals that show them.
  public enum ColorMode: String, CaseIterable, Sendable {
    case auto
    case always
    case never
  }

  /// How to show pictures: `auto` is as pixels on terminals that are known to show them.
  public enum GraphicsMode: String, CaseIterable, Sendable {
    case auto
    case cells
    case kitty
  }

  init(_ line: inout RequestReader) throws(UsageError) {
    color = try line[.color]
    // It stands for a colour mode.
    _ = try line[.colorless]
    isASCII = try line[.ascii]
    isStill = try line[.still]
    synchronizesOutput = try !line[.unsynchronized]
    faces = try line[.faces]
    emojiFont = try line[.emojiFont]
    glyphs = try line[.glyphs].set
    graphics = try line[.graphics]
    announcements = try line[.announce]
  }
}

/// A variable that many programs apply when they decide about colours.
struct ColorVariable {
  let name: String
  let help: String

  /// The one that counts most comes first; `TerminalIO` reads them.
  static let all = [
    ColorVariable(
      name: "FORCE_COLOR", help: "Colours, whatever the terminal says: 1, 2 or 3; 0 for none"),
    ColorVariable(name: "CLICOLOR_FORCE", help: "Colours, unless it is 0"),
    ColorVariable(name: "NO_COLOR", help: "No colours, unless it is empty"),
    ColorVariable(name: "CLICOLOR", help: "No colours if it is 0"),
  ]
}

/// The words for sets of block characters.
enum GlyphChoice: String, CaseIterable, Sendable {
  case auto
  case half
  case quadrant
  case sextant

  /// Nil as the program thinks best.
  var set: GlyphSet? {
    switch self {
    case .auto: nil
    case .half: .half
    case .quadrant: .quadrant
    case .sextant: .sextant
    }
  }
}
