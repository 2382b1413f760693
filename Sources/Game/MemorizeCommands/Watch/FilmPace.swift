/// The pace of a film that is kept: the game's time, with long thoughts shortened.
///
/// The film begins a moment before the first flip, and rests at its end. Between two flips at least
/// the time of an animation passes, because simulated players flip faster than anybody can watch.
struct FilmPace {
  /// The time before the first flip.
  static let opening = Duration.seconds(1)
  /// The least and the most time between two flips.
  static let betweenFlips = Duration.milliseconds(700)...Duration.milliseconds(1_600)
  /// The time of the last picture before the film starts again.
  static let ending = Duration.seconds(3)

  /// The times that correspond: of the film and of the game, both ascending.
  private let marks: [(film: Duration, game: Duration)]

  /// Creates the pace of a game.
  ///
  /// - Parameters:
  ///   - flips: The game times of the flips, ascending.
  ///   - end: The game time of the end, not before the last flip.
  init(flips: [Duration], end: Duration) {
    var (film, game) = (Self.opening, Duration.zero)
    var marks = [(film: Duration.zero, game: game), (film, game)]
    for (number, time) in (flips + [end]).enumerated() {
      let isBetween = number > 0 && number < flips.count
      let least = isBetween ? Self.betweenFlips.lowerBound : .zero
      film += max(least, min(time - game, Self.betweenFlips.upperBound))
      game = time
      marks.append((film, game))
    }
    self.marks = marks
  }

  /// The length of the film.
  var length: Duration { (marks.last?.film ?? .zero) + Self.ending }

  /// Returns the time of the game at a time of the film.
  ///
  /// A long thought passes at the game's speed at first, and what is left of it in the last third
  /// of its time in the film.
  func gameTime(at time: Duration) -> Duration {
    guard let next = marks.firstIndex(where: { $0.film > time }), next > 0 else {
      return marks.last?.game ?? .zero
    }
    let (start, end) = (marks[next - 1], marks[next])
    let (shown, thought) = (end.film - start.film, end.game - start.game)
    let passed = time - start.film
    if thought <= shown { return start.game + thought * (passed / shown) }
    let usual = shown * 2 / 3
    if passed <= usual { return start.game + passed }
    return start.game + usual + (thought - usual) * ((passed - usual) / (shown - usual))
  }
}
