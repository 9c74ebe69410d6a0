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
      let current = traces[0];

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
        const trace = traces.find(one => one.id === id);
        if (!trace) return;
        current = trace;
        if (step !== undefined && /^\d+$/.test(step)) show(trace, Number(step), false);
        trace.scrollIntoView();
      }

      function nearest() {
        const middle = innerHeight / 2;
        const isSeen = trace => {
          const box = trace.getBoundingClientRect();
          return box.top < middle && box.bottom > middle;
        };
        if (current && isSeen(current)) return current;
        return traces.find(isSeen) || current;
      }

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
        if (event.target.closest('input, textarea, select, .scroll') || !current) return;
        const trace = nearest();
        const to = { ArrowLeft: place(trace) - 1, ArrowRight: place(trace) + 1, Home: 0, End: last(trace) };
        const jump = { j: 1, k: -1 }[event.key.toLowerCase()];
        if (event.key in to) {
          event.preventDefault();
          show(trace, to[event.key], true);
        } else if (jump) {
          const next = traces[traces.indexOf(trace) + jump];
          if (!next) return;
          current = next;
          next.scrollIntoView();
          history.replaceState(null, '', '#' + next.id);
        }
      });

      addEventListener('hashchange', follow);
      follow();
    })();

    """#
}
