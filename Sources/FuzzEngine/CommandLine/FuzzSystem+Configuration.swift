extension FuzzSystem {
  /// What every report's configuration begins with: the system or the two, where traces begin, and the settings.
  ///
  /// - Parameters:
  ///   - configured: The system under its settings.
  ///   - starts: Where traces begin, indices into its starts; nil for the default starts.
  /// - Returns: The entries, in the order in which they are shown.
  func configuration(_ configured: ConfiguredSystem, starts: [Int]?) -> [ReportContext.Entry] {
    let settings = configured.settings
    let assumptions = settings.assumptions.map(\.text)
    return [ReportContext.Entry("system", name)] + (other.map { [ReportContext.Entry("against", $0)] } ?? [])
      + [
        ReportContext.Entry("starts", StartChoice.summary(of: configured.starts, starts)),
        ReportContext.Entry(
          "quirks", settings.quirks.isEmpty ? "none" : settings.quirks.joined(separator: ", ")),
        ReportContext.Entry(
          "assume", assumptions.isEmpty ? "each at its default" : assumptions.joined(separator: ", ")),
      ]
  }
}
