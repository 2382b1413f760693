/// The players that a simulation knows by name.
public enum Strategy: String, Hashable, Sendable, CaseIterable {
  case random
  case perfect
}
