/// What lets a reader step through a trace: it shows one step at a time, and the page reads well without it.
enum ViewerScript {
  static let text = #"""
    'use strict';
    (() => {
      const all = (root, selector) => Array.from(root.querySelectorAll(selector));
      const root = document.documentElement;
      root.classList.add('js');
      const traces = all(document, '.trace');
      const spoken = document.createElement('p');
      spoken.className = 'spoken';
      spoken.setAttribute('role', 'status');
      document.body.append(spoken);
      const views = all(document, '.trace, .campaign');
      const links = all(document, '.row a, .aside a');
      let current = traces[0];

      // Shows one finding, or the figures.
      function choose(view) {
        for (const one of views) one.classList.toggle('current', one === view);
        if (traces.includes(view)) {
          current = view;
          // Its steps can be scrolled only while they are on screen.
          show(view, place(view), false);
        }
        for (const link of links) {
          if (link.hash !== '#' + view.id) link.removeAttribute('aria-current');
          else {
            link.setAttribute('aria-current', 'true');
            const group = link.closest('details');
            if (group) group.open = true;
            link.scrollIntoView({ block: 'nearest' });
          }
        }
      }

      const last = trace => all(trace, '.step').length - 1;
      const place = trace => Number(trace.dataset.step);

      function show(trace, wanted, isAsked) {
        const step = Math.max(0, Math.min(last(trace), wanted));
        trace.dataset.step = step;
        for (const part of all(trace, '.step')) {
          part.classList.toggle('current', Number(part.dataset.step) === step);
        }
        const ticks = all(trace, '.tick');
        for (const tick of ticks) {
          if (Number(tick.dataset.step) === step) tick.setAttribute('aria-current', 'step');
          else tick.removeAttribute('aria-current');
        }
        const list = trace.querySelector('.ticks');
        const tick = ticks[step];
        const said = tick.getAttribute('aria-label');
        list.scrollLeft = tick.offsetLeft - list.offsetLeft - (list.clientWidth - tick.offsetWidth) / 2;
        const range = trace.querySelector('input[type=range]');
        range.value = step;
        range.setAttribute('aria-valuetext', said);
        trace.querySelector('.previous').disabled = step === 0;
        trace.querySelector('.next-step').disabled = step === last(trace);
        trace.querySelector('.place').textContent = step + ' of ' + last(trace);
        if (!isAsked) return;
        current = trace;
        const seen = trace.querySelector('.step.current .seen');
        spoken.textContent = said + '. ' + (seen ? seen.textContent : '');
        history.replaceState(null, '', '#' + trace.id + '/' + step);
      }

      function follow() {
        const [id, step] = location.hash.slice(1).split('/');
        const view = views.find(one => one.id === id);
        if (!view) return;
        choose(view);
        if (traces.includes(view) && /^\d+$/.test(step)) show(view, Number(step), false);
        scrollTo(0, 0);
        view.parentElement.scrollTop = 0;
        if (getComputedStyle(view.parentElement).overflowY !== 'auto') view.scrollIntoView();
      }

      const search = document.querySelector('.filter input');
      const verdict = document.querySelector('.filter select');
      const isShown = row => row.textContent.toLowerCase().includes(search.value.toLowerCase())
        && (!verdict.value || row.dataset.verdict === verdict.value);
      function filter() {
        for (const item of all(document, '.overview nav li')) {
          const rows = all(item, '.row');
          for (const row of rows) row.hidden = !isShown(row);
          item.hidden = rows.every(row => row.hidden);
          const group = item.querySelector('details');
          if (group) {
            group.hidden = rows.slice(1).every(row => row.hidden);
            group.open = !!(search.value || verdict.value);
          }
        }
      }
      if (search) search.oninput = verdict.onchange = filter;

      for (const trace of traces) {
        show(trace, Number(trace.dataset.start), false);
        trace.querySelector('.previous').onclick = () => show(trace, place(trace) - 1, true);
        trace.querySelector('.next-step').onclick = () => show(trace, place(trace) + 1, true);
        trace.querySelector('input[type=range]').oninput = event =>
          show(trace, Number(event.target.value), true);
        for (const tick of all(trace, '.tick')) {
          tick.onclick = () => show(trace, Number(tick.dataset.step), true);
        }
      }

      for (const button of all(document, '.copy')) {
        button.onclick = () => {
          const code = button.parentElement.querySelector('code');
          const range = document.createRange();
          range.selectNodeContents(code);
          getSelection().removeAllRanges();
          getSelection().addRange(range);
          if (document.execCommand('copy')) button.textContent = 'Copied';
        };
      }

      document.addEventListener('keydown', event => {
        if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
        if (event.target.closest('input, textarea, select, summary, .scroll') || !current) return;
        const trace = current;
        const to = { ArrowLeft: place(trace) - 1, ArrowRight: place(trace) + 1, Home: 0, End: last(trace) };
        const jump = { j: 1, k: -1 }[event.key.toLowerCase()];
        if (event.key in to) {
          event.preventDefault();
          show(trace, to[event.key], true);
        } else if (jump) {
          const shown = links.filter(
            link => link.closest('.row') && !link.closest('[hidden], details:not([open])'));
          const next = shown[shown.findIndex(link => link.hash === '#' + current.id) + jump];
          if (!next) return;
          history.replaceState(null, '', next.hash);
          follow();
        }
      });

      addEventListener('hashchange', follow);
      if (views[0]) choose(views[0]);
      follow();
    })();

    """#
}
