extension ReportTests {
  /// The report of three findings.
  static let expected = #"""
    fuzz door/1, seed 42: 1,000 runs of 200 steps

    ── 1 of 2 · door.knock-first · unasked · after open ────────────────────────────────────────────────
      expected  A closed door is opened only by somebody who knocked.
      actual    open, after 'open' (before: closed)

      steps to reproduce
           Start with device 'back wide'.  closed
        1. Do 'close'.                     closed
        2. Push the door.                  open
                                           ✗ door.knock-first unasked

      length    2 steps, shrunk from 141; minimal (proved); the shrinker alone reached 5
      to reproduce
        fuzz-runner replay --system door/1 --device 'back wide' --actions 'close; open'

    ── 2 of 2 · door.knock-first · forced · after open ─────────────────────────────────────────────────
      expected  A closed door is opened only by somebody who knocked.
      actual    open, after 'open' (before: closed)

      steps to reproduce
           Start with device 'back wide'.                      closed
        1. Do 'rattle'.                                        closed
        2. Do 'open'.                                          closed
        3. Do '~rattle', and go on at once, before anything    closed
           has settled.
        4. Push the door.                                      open
                                                               ✗ door.knock-first forced

      length    4 steps, shrunk from 141; not shrunk to the end
      to reproduce
        fuzz-runner replay --system door/1 --device 'back wide' --actions 'rattle; open; ~rattle; open'

    5,000 actions, 4,100 applied; 2 abstract states, 4 state-action pairs
    failed: 2 causes, 3 findings; self-check: 3 of 3 seeded faults found
    vacuous: door.closes; add runs or starting points
    note: run 3 never settled
    to reproduce: fuzz-runner --seed 42 --system door/1

    """#

  /// The same with all its tables and findings.
  static let verbose = #"""
    fuzz door/1, seed 42: 1,000 runs of 200 steps
      system      door/1
      starts      front wide, back wide
      quirks      sticky
      assume      each at its default
      rules       all that apply (2)
      runs        1,000 runs of 200 steps
      strategy    mix
      shrinking   10,000,000 steps a finding, 50,000 states to prove

    rules             non-vacuous  evaluated
    door.knock-first          900      4,100
    door.closes                 0      4,100  vacuous
    not applicable: door.rings

    actions  applied  ignored  because
    knock      2,000        0
    open       1,100      900  bound 7, already-so 893
    close      1,000        0

    ── 1 of 2 · door.knock-first · unasked · after open ────────────────────────────────────────────────
      expected              A closed door is opened only by somebody who knocked.
      actual                open, after 'open' (before: closed)

      steps to reproduce
           Start with device 'back wide'.  closed
        1. Do 'close'.                     closed
        2. Push the door.                  open
                                           ✗ door.knock-first unasked

      length                2 steps, shrunk from 141; minimal (proved); the shrinker alone reached 5
      source                house rules, 1
      found                 in run 17, by weighted, after 3,412 actions
      interchangeable       step 1: any knock
      nearest passing trace knock "hi"; open (with 'knock "hi"' at step 1 instead of 'close')
      to reproduce
        fuzz-runner replay --system door/1 --device 'back wide' --actions 'close; open'

    ── 1 of 2, finding 2 of 2 · door.knock-first · unasked · after open ────────────────────────────────
      expected              A closed door is opened only by somebody who knocked.
      actual                open, after '~open' (before: closed)

      steps to reproduce
           Start with device 'front wide'.  closed
        1. Do 'knock "it's me"'.            closed
        2. Do 'close'.                      closed
        3. Push the door.                   open
                                            ✗ door.knock-first unasked

      length                3 steps, shrunk from 141; locally minimal
      source                house rules, 1
      found                 in run 17, by weighted, after 3,412 actions
      to reproduce
        fuzz-runner replay --system door/1 --device 'front wide' --actions 'knock "it'\''s me"; close; ~open'

    ── 2 of 2 · door.knock-first · forced · after open ─────────────────────────────────────────────────
      expected              A closed door is opened only by somebody who knocked.
      actual                open, after 'open' (before: closed)

      steps to reproduce
           Start with device 'back wide'.                      closed
        1. Do 'rattle'.                                        closed
        2. Do 'open'.                                          closed
        3. Do '~rattle', and go on at once, before anything    closed
           has settled.
        4. Push the door.                                      open
                                                               ✗ door.knock-first forced

      length                4 steps, shrunk from 141; not shrunk to the end
      source                house rules, 1
      found                 in run 17, by weighted, after 3,412 actions
      to reproduce
        fuzz-runner replay --system door/1 --device 'back wide' --actions 'rattle; open; ~rattle; open'

    5,000 actions, 4,100 applied; 2 abstract states, 4 state-action pairs
    a new abstract state in 1,000 more runs: a chance of at most 50 %
    failed: 2 causes, 3 findings; self-check: 3 of 3 seeded faults found
    vacuous: door.closes; add runs or starting points
    note: run 3 never settled
    to reproduce: fuzz-runner --seed 42 --system door/1

    """#
}
