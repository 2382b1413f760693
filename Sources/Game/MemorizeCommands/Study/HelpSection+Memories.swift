import CommandLineKit

extension HelpSection {
  /// The help on players with a limited memory, with sources.
  static let memoryModels = HelpSection(
    "Memories",
    paragraph: """
      capacity:N:lifo forgets the cards seen last instead, capacity:N:random any. swapping:P \
      knows which kinds it has seen and where cards were, but not which was where (Pertzov and \
      others, PLoS ONE 7(12), 2012). actr:D[:T[:S[:M]]] recalls a card by its activation, the \
      logarithm of the sum of t^-D over the seconds t since each time it was seen: with chance \
      1/(1+e^((T-activation)/S)), anew before each choice, so that --flip-time matters. T is -2 \
      and S 0.5 unless told, as ACT-R's tutorial has them for paired associates, with D 0.5. What \
      it recalls with a chance below M it does not trust (metamemory), and takes for unknown; M \
      is 0 unless told. No noise is S 0, no decay D 0.
      """)
}
