import MemoryModel

/// The models of one program, each with a game of its own.
///
/// A class, because each of its models refers to it. It does not keep the models alive.
public final class AppFamily {
  private var members: [Member] = []
  /// The number of times that the bell should have rung since the start.
  public internal(set) var bells = 0

  /// The result that was copied last, or that of the last daily deal; nil for none.
  public var copiedResult: String?
  /// The experiment for which games are played; nil for none.
  var experiment: Experiment?

  private struct Member {
    weak var model: AppModel?
  }

  /// Creates a family without models.
  public init() {}

  /// The models, the first one of the program first.
  public var models: [AppModel] { members.compactMap(\.model) }

  /// True if the player has ended the program.
  public var hasQuit: Bool { models.contains(where: \.hasQuit) }

  /// Returns the model that plays a game; nil if none does.
  func model(playing id: String) -> AppModel? { models.first { $0.gameID == id } }

  func add(_ model: AppModel) {
    members.removeAll { $0.model == nil }
    members.append(Member(model: model))
  }
}
