import CommandLineKit

extension HelpSection {
  /// The help on players with a limited memory, with sources.
  static let memoryModels = HelpSection(
    "Memories",
    paragraph: """
      capacity:N:lifo forgets the cards seen last instead, capacity:N:random any of them. \
      swapping:P knows which kinds it has seen and where, but mixes up which was where (Pertzov \
      and others, PLoS ONE 7(12), 2012). actr:D[:T[:S[:M]]] recalls a card by its activation, the \
      logarithm of the sum of t^-D over the seconds t since each time it was seen: with chance \
      1/(1+e^((T-activation)/S)), anew before each choice, so that --flip-time matters. By \
      default T is -2 and S is 0.5, as in ACT-R's tutorial on paired associates, with D 0.5. A \
      card that it recalls with a chance below M counts as unknown (metamemory); by default M is \
      0. S 0 means no noise, D 0 no decay. Of several matches that it recalls it takes the one \
      with the most active card; with :table at the end, the one with the lowest number.
      """)
}
