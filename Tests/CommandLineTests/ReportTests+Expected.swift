extension ReportTests {
  /// The report of three findings in full.
  static let expected = #"""
    seed 42
      system      door/1
      starts      front wide, back wide
      quirks      sticky
      assume      each at its default
      rules       all that apply (2)
      runs        1,000 runs of 200 lines
      strategy    mix
      shrinking   10,000,000 steps a finding, 200,000 states to prove

    3 findings, 2 causes

    cause 1 of 2: first breaks door.knock-first unasked, in 2 findings

    ── 1 of 3 · door.knock-first · unasked · after open ────────────────────────────────────────────────
      rule      A closed door is opened only by somebody who knocked
      source    house rules, 1
      device    front wide

         launch           closed
      1  knock "it's me"  closed
      2  close            closed
      3  ~open            open
                          ✗ door.knock-first unasked

      wrong     first at line 3
      length    3 lines, shortened from 141; minimal (local): nothing can be dropped or made simpler
      found     in run 17, by weighted, after 3,412 actions

      by hand
        1. Launch the app on front wide.
        2. Do 'knock "it's me"'.
        3. Do 'close'.
        4. Push the door.
        expected  A closed door is opened only by somebody who knocked.
        seen      open

      repeat it
        fuzz-runner replay --system door/1 --device 'front wide' --actions 'knock "it'\''s me"; close; ~open'

    ── 2 of 3 · door.knock-first · unasked · after open ────────────────────────────────────────────────
      rule      A closed door is opened only by somebody who knocked
      source    house rules, 1
      device    back wide

         launch  closed
      1  close   closed
      2  open    open
                 ✗ door.knock-first unasked

      wrong     first at line 2
      length    2 lines, shortened from 141; proved shortest: every shorter trace from this start was
                tried; shrinking alone came to 5
      found     in run 17, by weighted, after 3,412 actions
      free      line 1: any knock
      passes    knock "hi"; open (with 'knock "hi"' at line 1 instead of 'close')

      by hand
        1. Launch the app on back wide.
        2. Do 'close'.
        3. Push the door.
        expected  A closed door is opened only by somebody who knocked.
        seen      open

      repeat it
        fuzz-runner replay --system door/1 --device 'back wide' --actions 'close; open'

    cause 2 of 2: first breaks door.knock-first forced

    ── 3 of 3 · door.knock-first · forced · after open ─────────────────────────────────────────────────
      rule      A closed door is opened only by somebody who knocked
      source    house rules, 1
      device    back wide

         launch  closed
      1  close   closed
      2  open    closed
      3  ~close  closed
      4  open    open
                 ✗ door.knock-first forced

      wrong     first at line 4
      length    4 lines, shortened from 141; shrinking is unfinished: a shorter trace may exist
      found     in run 17, by weighted, after 3,412 actions

      by hand
        1. Launch the app on back wide.
        2. Do 'close'.
        3. Do 'open'.
        4. Do '~close', and go on at once, before anything has finished moving.
        5. Push the door.
        expected  A closed door is opened only by somebody who knocked.
        seen      open

      repeat it
        fuzz-runner replay --system door/1 --device 'back wide' --actions 'close; open; ~close; open'

    rules                      exercised           asked
      door.knock-first               900           4,100
      door.closes                  never           4,100  vacuous: says nothing
      not bound by  door.rings

    actions                      applied         ignored
      knock                        2,000               0
      open                         1,100             900  bound 7, already-so 893
      close                        1,000               0

    note  run 3 never settled
    note  door.closes was never exercised: that nothing broke there says nothing
    1,000 runs, 5,000 actions, 4,100 applied, 2 abstract states, 4 state-action pairs
    3 findings, 2 causes
    self-check: 3 planted, 3 found
    fuzz-runner --seed 42 --system door/1

    """#
}
