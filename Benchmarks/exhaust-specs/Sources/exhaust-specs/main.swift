// Searches a system with Exhaust: `exhaust-specs SYSTEM SECONDS SEED` prints one line of JSON.
import Exhaust

// The settings are Exhaust's own, apart from the number of sequences, the seed and no reports.
let budget = ExhaustBudget.custom(screening: 200, sampling: 1_000_000_000)
var seed = UInt64(CommandLine.arguments[3]) ?? 0

switch CommandLine.arguments[1] {
case "toy":
  await #execute(ToySpec.self, mode: .sequential, .budget(budget), .replay(.numeric(seed)), .suppress(.all))
case "cart":
  await #execute(CartSpec.self, mode: .sequential, .budget(budget), .replay(.numeric(seed)), .suppress(.all))
case "shop":
  await #execute(ShopSpec.self, mode: .sequential, .budget(budget), .replay(.numeric(seed)), .suppress(.all))
default:
  // "shop-edges". It ends early where no new edges come; what is left of the time then goes to another seed.
  var isFound = false
  while !isFound && watch.secondsLeft > 0 {
    let time = TimeSpan.seconds(Int(watch.secondsLeft.rounded(.up)))
    let report = await #explore(
      ShopSpec.self, mode: .sequential, time: time, .replay(.numeric(seed)), .failFast, .suppress(.all))
    isFound = !report.clusters.isEmpty
    seed += 1_000
  }
}
watch.report()
