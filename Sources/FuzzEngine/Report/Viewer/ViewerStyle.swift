/// How the page looks: ink on paper, and one colour for what broke.
enum ViewerStyle {
  /// The page with its tables, a trace with its steps, and the drawing of a screen.
  static let text = #"""
    :root{--paper:#fbfaf7;--raised:#fff;--ink:#1c1b19;--soft:#65615a;--line:#dfdbd3;--faint:#efece6;--accent:#c2361b;
    --accent-soft:#fbe9e4;--shade:#1c1b1940;--side:#f3f0ea;--other:#e4e0d8;
    --mono:ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;
    --sans:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","DejaVu Sans",sans-serif}
    @media(prefers-color-scheme:dark){:root{--paper:#171613;--raised:#201e1b;--ink:#ece8e1;--soft:#a39d93;
    --line:#3a3732;--faint:#292723;--accent:#ff7f62;--accent-soft:#3b211a;--shade:#0000006b;--side:#1d1b18;
    --other:#0f0e0c}}
    *{box-sizing:border-box}
    html{background:var(--paper);color:var(--ink);font:16px/1.5 var(--sans);-webkit-text-size-adjust:100%}
    body{margin:0}
    main{max-width:72rem;margin:0 auto;padding:3rem 1.5rem 6rem}
    h1,h2,h3,h4,p,ul,ol,dl,dd,figure{margin:0;padding:0}
    h1{font-size:2rem;line-height:1.15;letter-spacing:-.02em;font-weight:650}
    h2{font-size:1.375rem;line-height:1.25;letter-spacing:-.01em;font-weight:650}
    h3{font-size:.9375rem;font-weight:650}
    h4{font-size:.8125rem;font-weight:400;color:var(--soft);margin-top:1rem}
    code,kbd,.action,.trace .rule,.overview a,tbody th{font-family:var(--mono)}
    code{font-size:.9375em;overflow-wrap:anywhere}
    kbd{font-size:.75rem;border:1px solid var(--line);border-radius:4px;padding:0 .375rem;margin:0 .125rem}
    a{color:inherit;text-underline-offset:.2em;text-decoration-color:var(--line)}
    a:hover{text-decoration-color:currentColor}
    ul,ol{list-style:none}
    button{font:inherit;color:inherit;background:none;border:1px solid var(--line);border-radius:8px;cursor:pointer;
    padding:.375rem .75rem;min-height:2.75rem}
    button:hover:not(:disabled){border-color:var(--ink)}
    button:disabled{opacity:.35;cursor:default}
    :focus-visible{outline:2px solid var(--ink);outline-offset:2px;border-radius:4px}
    .skip{position:absolute;left:-99rem}
    .skip:focus{left:1rem;top:1rem;background:var(--raised);padding:.5rem 1rem;z-index:9}
    .subtitle,.aside,.keys,.reasons,figcaption,.kind,.place{color:var(--soft);font-size:.875rem}
    .overview{padding-bottom:1rem}
    .overview h1{margin:.25rem 0 .75rem;overflow-wrap:anywhere}
    .headline{font-size:1.125rem;color:var(--accent)}
    .headline.good{color:var(--ink)}
    .overview nav{margin-top:1.5rem}
    .overview nav ol{border-top:1px solid var(--line)}
    .overview nav li{padding:.375rem 0;border-bottom:1px solid var(--line);font-size:.875rem;overflow-wrap:anywhere}
    .row{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 1rem;padding:.25rem .5rem;border-radius:6px}
    .row[hidden],li[hidden],html:not(.js) .filter{display:none}
    .row:has([aria-current]){background:var(--faint)}
    .row :nth-child(2n){text-align:right}
    .overview nav span,summary{color:var(--soft);font-size:.8125rem}
    summary{cursor:pointer;padding:.25rem .5rem}
    details .row{padding-left:1.25rem}
    .filter{display:flex;gap:.5rem;padding-bottom:.75rem}
    .filter input,.filter select{font:inherit;color:inherit;background:var(--raised);border:1px solid var(--line);
    border-radius:8px;padding:.25rem .625rem;min-width:0;flex:1 1 0;min-height:2.25rem}
    .js .report>.pane>*{display:none}
    .js .report>.pane>.current{display:block}
    @media(min-width:60rem){.js .report{display:grid;grid-template-columns:minmax(20rem,26rem) minmax(0,1fr);
    max-width:none;height:100vh;padding:0}
    .js .report>*{overflow-y:auto;padding:1.5rem}
    .js .report>.overview{border-right:1px solid var(--line)}
    .js .report .timeline{top:-1.5rem}}
    .notes{margin-top:1rem;font-size:.875rem;color:var(--soft);max-width:46rem}
    .notes li+li{margin-top:.25rem}
    .keys{margin-top:1rem}
    .campaign{border-top:1px solid var(--line);margin-top:5rem;padding-top:1rem}
    .campaign h2{margin:2.5rem 0 .75rem}
    .aside{margin-top:.75rem;max-width:60rem}
    .scroll{overflow-x:auto}
    table{border-collapse:collapse;width:100%;font-size:.875rem}
    th,td{text-align:left;font-weight:400;padding:.375rem 1rem .375rem 0;border-bottom:1px solid var(--line);
    vertical-align:baseline}
    thead th{color:var(--soft);white-space:nowrap}
    tbody th{white-space:nowrap;font-size:.8125rem}
    .figure{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
    thead th:not(:first-child):not(:last-child){text-align:right}
    tbody th,td.figure{width:1%}
    .never .figure:nth-child(2){color:var(--accent)}
    .reasons{min-width:12rem}
    .facts{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:.375rem 1.25rem;font-size:.875rem}
    .facts dt{color:var(--soft)}
    .facts dd{overflow-wrap:anywhere}
    .command{margin-top:1.5rem;display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.25rem 1rem;
    align-items:center;grid-column:1/-1}
    .command h3{grid-column:1/-1}
    .command code{background:var(--faint);border-radius:8px;padding:.75rem 1rem;font-size:.8125rem}
    html:not(.js) .copy,html:not(.js) .scrub,html:not(.js) .keys{display:none}
    .spoken{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    .trace{border-top:1px solid var(--line);margin-top:4rem;padding-top:2rem;scroll-margin-top:0}
    .trace:first-child,.js .report .trace,.js .report .campaign{border:0;margin-top:0;padding-top:0}
    .trace>header{max-width:46rem}
    .trace>header .facts{margin-top:.75rem;font-size:1rem}
    .trace .rule{overflow-wrap:anywhere}
    .timeline{position:sticky;top:0;z-index:2;background:var(--paper);padding:1rem 0 .75rem;margin-top:.5rem}
    .scrub{display:grid;grid-template-columns:auto minmax(0,1fr) auto auto;gap:.75rem;align-items:center}
    .scrub button{min-width:2.75rem}
    .place{font-variant-numeric:tabular-nums;min-width:4rem;text-align:right}
    input[type=range]{width:100%;accent-color:var(--ink);height:2.75rem;margin:0;cursor:pointer}
    .ticks{display:flex;gap:.375rem;overflow-x:auto;padding:.5rem 2px .625rem;scrollbar-width:thin}
    .tick{display:flex;gap:.5rem;align-items:center;white-space:nowrap;font-size:.8125rem;min-height:2.25rem;
    padding:.25rem .625rem;max-width:16rem}
    .tick .action{overflow:hidden;text-overflow:ellipsis}
    .tick .number{color:var(--soft);font-variant-numeric:tabular-nums}
    .tick .number:empty{display:none}
    .tick.ignored .action{color:var(--soft);text-decoration:line-through;text-decoration-color:var(--soft)}
    .tick.open{border-style:dashed}
    .cross{color:var(--accent)}
    .cross.other{color:var(--soft);font-weight:400}
    .legend{color:var(--soft);font-size:.8125rem;padding-bottom:1.5rem;max-width:60rem}
    .tick[aria-current]{background:var(--ink);border-color:var(--ink);color:var(--paper)}
    .tick[aria-current] .number,.tick[aria-current].ignored .action{color:inherit}
    .tick.violated[aria-current]{background:var(--accent);border-color:var(--accent)}
    .tick.violated[aria-current] .cross{color:inherit}
    .js .step{display:none}
    .js .step.current{display:grid}
    .step{display:grid;grid-template-columns:minmax(0,1.55fr) minmax(18rem,1fr);gap:2.5rem;align-items:start;
    padding:1rem 0 2rem}
    .step.plain{grid-template-columns:minmax(0,46rem)}
    .pictures{display:flex;gap:1.5rem;justify-content:center;container-type:inline-size}
    .pictures figure{min-width:0}
    figcaption{text-align:center;margin-top:.5rem;font-size:.8125rem}
    .panel h3{display:flex;gap:.75rem;align-items:baseline;font-size:1.125rem}
    .panel h3 .number{color:var(--soft);font-weight:400;font-variant-numeric:tabular-nums}
    .panel h3 .number:empty{display:none}
    .panel h3 code{font-weight:650}
    .instruction{margin-top:.25rem}
    p.ignored{margin-top:.5rem;color:var(--soft)}
    .violation{margin-top:1rem;padding:.75rem 1rem;border-radius:8px;background:var(--accent-soft);font-size:.9375rem}
    .violation.other{background:var(--faint)}
    .violation b{color:var(--accent);font-family:var(--mono);font-weight:650;font-size:.875rem;overflow-wrap:anywhere}
    .violation.other b{color:var(--soft)}
    .panel ul,.panel ol{font-size:.875rem;margin-top:.125rem;overflow-wrap:anywhere}
    .panel li+li{margin-top:.125rem}
    .panel .seen{font-family:var(--mono);font-size:.8125rem}
    .panel ol{counter-reset:flight}
    .panel ol li{counter-increment:flight;padding-left:1.5rem;position:relative}
    .panel ol li::before{content:counter(flight);position:absolute;left:0;color:var(--soft)}
    .panel .offers{display:flex;flex-wrap:wrap;gap:.375rem;margin-top:.375rem}
    .offers li,.panel .offers li+li{margin:0;border:1px solid var(--line);border-radius:6px;padding:.0625rem .5rem;
    font-size:.8125rem}
    .offers .next{border-color:var(--ink)}
    .offers .next::after{content:" next";color:var(--soft)}
    .below{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.2fr);gap:2.5rem;padding-top:1.5rem;
    border-top:1px solid var(--line)}
    .below h3{margin-bottom:.5rem}
    .manual ol{counter-reset:step -1;font-size:.9375rem;margin-bottom:1rem}
    .manual ol li{counter-increment:step;padding:.125rem 0 .125rem 1.75rem;position:relative}
    .manual ol li::before{content:counter(step);position:absolute;left:0;color:var(--soft);
    font-variant-numeric:tabular-nums}
    @media(max-width:52rem){main{padding:1.5rem 1rem 4rem}h1{font-size:1.5rem}h2{font-size:1.1875rem}
    .step,.below{grid-template-columns:minmax(0,1fr);gap:1.5rem}
    .pictures{flex-direction:column;--count:1!important}.keys{display:none}.trace{margin-top:3rem}.scrub{gap:.5rem}.facts{gap:.375rem .75rem}
    .command{grid-template-columns:minmax(0,1fr)}.copy{justify-self:start}}
    @media print{.timeline,.copy,.keys,.filter{display:none}.js .step{display:grid}
    .js .report{display:block;height:auto}.js .report>.pane>*{display:block}}
    .sketch{display:block;margin:0 auto;font-family:var(--sans);overflow:visible;
    width:calc(min((100cqi - 1.5rem*(var(--count) - 1))/var(--count),38rem,max(18rem,100vh - 21rem))*var(--width)/var(--longest))}
    .sketch text{fill:var(--ink)}
    .sketch .screen{fill:var(--other)}
    .sketch .frame{fill:var(--paper)}
    .sketch .case{fill:none;stroke:var(--ink);stroke-width:.5em}
    .sketch .shade{fill:var(--shade)}
    .area>.ground{fill:var(--raised);stroke:var(--line);stroke-width:.08em}
    .area.over>.ground{filter:drop-shadow(0 0 .7em #00000059)}
    .sketch .title{font-weight:650}
    .sketch .void{fill:var(--soft);font-style:italic}
    .sketch .name{fill:var(--soft)}
    .sketch .filler{fill:var(--faint)}
    .area .mark{fill:none;stroke:var(--ink);stroke-width:.09em;stroke-dasharray:.45em .35em;opacity:.75}
    .control .ground{fill:none}
    .control.row .ground,.control.link .ground{fill:var(--faint)}
    .control.back .ground,.control.toggle .ground,.control.close .ground,.control.button .ground{fill:var(--faint)}
    .control.chosen .ground{fill:var(--ink)}
    .control.chosen .label{fill:var(--paper)}
    .control .line{fill:none;stroke:var(--ink);stroke-width:.12em;stroke-linecap:round;stroke-linejoin:round}
    .control .strip{fill:var(--faint);stroke:var(--soft);stroke-width:.06em}
    .control.pull .strip{fill:var(--soft)}
    .control.outside .strip{fill:none;stroke:var(--ink);stroke-width:.09em;opacity:.55}
    .control.words .label{fill:var(--soft)}
    .control .finger,.control .touch{fill:var(--ink);fill-opacity:.28;stroke:var(--ink);stroke-width:.12em}
    .control.chosen .touch{stroke:var(--paper);fill:var(--paper);fill-opacity:.5}

    """#
}
