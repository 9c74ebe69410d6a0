/// The platforms that have a name.
extension FuzzSystem {
  /// What `--profile` knows of every system on the headless platform.
  public static let splitProfiles = [documented, adversarial]

  /// No misbehaviour, and every assumption at its default.
  private static let documented = Profile(
    "documented", "the platform as its documentation has it: no quirk, each assumption at its default",
    SystemSettings())

  /// All that a router can survive at once: what one of the clean designs breaks a rule under, with no other to
  /// show that it can be kept, is left out.
  private static let adversarial = Profile(
    "adversarial", "all that a router can be asked to survive, at once",
    SystemSettings(quirks: [], assumptions: []))
}
