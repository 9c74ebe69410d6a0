public import SplitModel

extension FuzzTarget {
  /// Puts two windows of a design on the headless platform, with every rule of split navigation.
  ///
  /// - Parameters:
  ///   - name: `NAME/VERSION`.
  ///   - design: The design.
  ///   - settings: Quirks and assumptions by name; names that do not exist are passed over.
  ///   - plants: The flaws of the self-check.
  public init<Design: WindowedDesign>(
    _ name: String, windows design: Design, settings: SystemSettings = SystemSettings(), plants: [Plant] = []
  ) where Machine == WindowsMachine<Design> {
    self.init(
      name, settings: settings,
      machine: WindowsMachine(
        TwoWindows(design, quirks: settings.quirkSet, assumptions: settings.assumptionValues)),
      rules: SplitRules.all, actionForms: SplitRules.actionForms, articles: SplitArticles.all, plants: plants)
  }
}
