import SplitModel
import SplitNavigator

extension NavigatorState.Settings {
  var policies: Policies {
    var policies: Policies = [.namesLandings, .namesSections, .fullScreenPreserves]
    let table: [(NavigatorOptions, Policies)] = [
      (.choiceCloses, .choiceCloses), (.choiceResets, .choiceResets), (.closesOnRotation, .closesOnRotation),
      (.closesOnPush, .closesOnPush), (.tipsOnce, .tipsOnce), (.sidebarStays, .fixesColumns),
    ]
    for (option, policy) in table where options.contains(option) { policies.insert(policy) }
    if options.contains(.sidebarStays) { policies.subtract([.closesOnRotation, .closesOnPush]) }
    if !options.contains(.choiceResets) { policies.insert(.keepsItems) }
    if start != nil, !options.contains(.startsWithSidebar) { policies.insert(.startsAtSection) }
    return policies
  }
}
