import SplitFuzz
import SplitModel

func go() async {
  let args = CommandLine.arguments
  let name = args.count > 1 ? args[1] : "head"
  let design: LazySplit = name == "clean" ? .clean : name == "1.6" ? .version16 : .head
  var settings = SystemSettings()
  if args.count > 3 { settings.quirks = args[3].split(separator: ",").map(String.init) }
  let target = FuzzTarget("lazysplit/\(name)", design, settings: settings)
  var options = CampaignOptions(seed: 42)
  options.runs = args.count > 2 ? Int(args[2]) : 1000
  let report = target.fuzz(options)
  print(report.actions, report.applied, report.states, Double(report.actions) / report.timing.seconds / 1e6, "M/s")
  for kind in report.kinds { print(kind) }
  for rule in report.rules where rule.applies { print(rule.id, rule.checked, rule.exercised) }
  for f in report.findings {
    print("\n", f.signature, f.start.map { "\($0.key) \($0.value)" }, f.minimality, f.originalLength, f.actionsToFind ?? -1)
    print("   ", f.startScreen)
    for l in f.lines { print("   ", l.text, "→", l.screen, l.broken, l.ignored ?? "") }
  }
  print(report.notes, report.findings.count)
}
await go()
