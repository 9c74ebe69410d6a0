internal import SplitModel

/// Your own router in two windows of one app, which share what you say and nothing else.
///
/// What is done in one window may not move the other: the rule `isolation` asks for that, and every other rule judges the
/// first window.
@MainActor
public struct LiveWindows<Router> {
  let system: LiveSystem<Router>

  /// Both windows on the headless platform, with every rule of split navigation.
  ///
  /// - Parameter settings: Quirks and assumptions by name.
  /// - Returns: What campaigns, replays and shrinking work on.
  /// - Throws: `LiveSystemError` when the description does not fit the router.
  public func target(
    settings: SystemSettings = SystemSettings()
  ) throws(LiveSystemError) -> FuzzTarget<LiveMachine> {
    Self.target(LiveDesign(try subject()), settings)
  }

  /// Fuzzes both windows, as one job on the main actor.
  ///
  /// - Throws: `LiveSystemError` when the description does not fit the router, or its asynchrony is `yields`.
  public func fuzz(_ options: CampaignOptions) throws(LiveSystemError) -> CampaignReport {
    try system.checkIsSynchronous()
    return try target().fuzz(options)
  }

  /// Both windows as a system of the command line.
  ///
  /// - Parameter summary: What it is, in one line.
  /// - Returns: What `FuzzCommand` offers by the system's name.
  /// - Throws: `LiveSystemError` when the description does not fit the router.
  public func system(summary: String) throws(LiveSystemError) -> FuzzSystem {
    let design = LiveDesign(try subject())
    let first = Self.target(design, SystemSettings())
    let seen = first.machine.observe(first.machine.state(at: 0))
    return design.subject.system(summary) { ConfiguredSystem(Self.target(design, $0), seen: seen) }
  }

  private func subject() throws(LiveSystemError) -> LiveSubject {
    var subject = try system.checkedSubject()
    subject.isExclusive = true
    return subject
  }

  nonisolated private static func target(
    _ design: LiveDesign, _ settings: SystemSettings
  ) -> FuzzTarget<LiveMachine> { design.target(settings, hasSecondWindow: true) }
}

extension LiveSystem {
  /// The same router in two windows of one app.
  ///
  /// ```swift
  /// mail.inTwoWindows(sharing: { MailStore() }, make: { store, deferred in MailRouter(store, deferred) })
  /// ```
  ///
  /// The name is the router's with `-windows` behind it.
  ///
  /// - Parameters:
  ///   - store: Makes what all windows of a process share, once for each trace.
  ///   - make: Makes the router of one window.
  /// - Returns: Both windows, to be fuzzed as the system is.
  public func inTwoWindows<Store>(
    sharing store: @escaping () -> Store, make: @escaping (Store, Deferred) -> Router
  ) -> LiveWindows<Router> {
    LiveWindows(
      system: inWindows {
        let shared = store()
        return { deferred in make(shared, deferred) }
      })
  }
}
