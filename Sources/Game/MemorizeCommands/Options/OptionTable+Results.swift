import CommandLineKit
import MemorySimulation

// The options for the results of studies.

extension Option<OutputDestination?> {
  static var svg: Self {
    Self("svg", .outputPlace, in: .output, "Write a picture to FILE as well")
  }
}

extension Option<Double?> {
  static var power: Self {
    Self(
      "power", .decimal(SampleSize.Goal.powers), in: .output,
      "Say how many games find a difference so often")
  }
  static var soughtDifference: Self {
    Self(
      "difference", .decimal(0.001...1_000_000), in: .output,
      "The difference for --power, in turns or points")
  }
}

extension Option<OutputDestination?> {
  /// The place of cards to print.
  static var sheet: Self {
    Self("svg", .outputPlace, in: .output, "Draw the cards on A4 pages, to cut out")
  }
}

extension Option<PlotScheme?> {
  static var pictureScheme: Self {
    Self("scheme", .choice, in: .output, "Colours of the picture", default: "light")
  }
}

extension Option<String?> {
  static var out: Self {
    Self("out", .folder, in: .output, "Write CSV and JSON into FOLDER as well")
  }
}

extension Option<Bool> {
  static var csvHead: Self {
    Self(flag: "csv-head", in: .output, "Begin CSV with # lines about the run")
  }
}

extension Option<[[CountedQuantity]]> {
  static var histogram: Self {
    Self(each: "histogram", .quantities, in: .output, "Draw histograms, in table and picture")
  }
}
