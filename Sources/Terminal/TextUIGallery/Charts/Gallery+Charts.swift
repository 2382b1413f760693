extension Gallery {
  static var charts: [GalleryTopic] {
    [
      GalleryTopic("charts/lines", "Lines of dots, two by four in a cell, with round numbers.") {
        LineChartPage()
      },
      GalleryTopic("charts/bars", "Bars to an eighth of a cell; left and right change a score.") {
        BarChartPage()
      },
      GalleryTopic("charts/points", "Points of two series, in a choice of scales.") {
        PointChartPage()
      },
    ]
  }
}
