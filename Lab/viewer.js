// Opens each page of JOBS in a frame, uses it as a person would, and writes what is wrong with it as JSON.
const frame = document.querySelector('iframe');
const pause = () => new Promise(done => setTimeout(done, 20));
const open = address => new Promise(done => {
  frame.onload = () => { frame.onload = () => pause().then(done); frame.src = address; };
  frame.src = 'about:blank';
});
const all = (selector, from = frame.contentDocument) => [...from.querySelectorAll(selector)];
const press = key => frame.contentDocument.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
const same = (drawn, wanted) => drawn === wanted || drawn.endsWith('…') && wanted.startsWith(drawn.slice(0, -1));

// What is wrong with a page, whatever it shows.
async function general(wrong) {
  for (const one of frame.contentWindow.performance.getEntriesByType('resource')) wrong.push(`loads ${one.name}`);
  for (const one of all('button, input, svg[role=img], a, nav, [role=region]'))
    if (!(one.getAttribute('aria-label') || one.textContent.trim())) wrong.push(`no name: ${one.outerHTML.slice(0, 80)}`);
  if (all('h1').length !== 1) wrong.push(`${all('h1').length} headings of level 1`);
  for (const width of [360, 768, 1280]) {
    frame.style.width = `${width}px`;
    await pause();
    const over = frame.contentDocument.documentElement.scrollWidth - width;
    if (over > 0) wrong.push(`${over} points wider than a screen of ${width}`);
  }
}

// What is wrong with what a page shows at a step, of which the screen and its panes are known.
function differences(step, steps) {
  const current = all('.trace .step.current')[0] || all('.trace .step')[0], {screen, panes} = steps[step], wrong = [];
  const shown = all('.trace:first-of-type .step').filter(one => one.offsetParent).length;
  const tick = (all('.tick[aria-current]')[0] || {dataset: {}}).dataset.step;
  const actual = [current.dataset.step, all('input')[0].value, tick, all('.place')[0].textContent].join();
  const expected = [step, step, step, `${step} of ${steps.length - 1}`].join(), text = all('.seen li', current)[0].textContent;
  if (shown !== 1) wrong.push(`${shown} steps are shown`);
  if (actual !== expected) return [...wrong, `expected ${expected}, actual ${actual}`];
  if (text !== screen) wrong.push(`expected '${screen}', actual '${text}'`);
  if (!all('.spoken')[0]?.textContent.includes(text)) wrong.push('nothing is said to a screen reader');
  const sketch = all('svg.sketch', current)[0];
  if (!sketch || sketch.getBoundingClientRect().height < 100) return [...wrong, 'no screen is drawn'];
  const drawn = all('g.area', sketch)
    .map(one => [all('.name', one)[0].textContent.split(' · ')[0], all('.title, .void', one)[0].textContent])
    .filter(([name]) => name !== 'inspector').sort((one, other) => one.join() < other.join() ? -1 : 1);
  // A long name is cut in a picture.
  if (drawn.length !== panes.length || !drawn.every(([name, title], at) => name === panes[at][0] && same(title, panes[at][1])))
    wrong.push(`draws ${JSON.stringify(drawn)}, expected ${JSON.stringify(panes)}`);
  return wrong;
}

// What is wrong with a page with one trace when it is stepped through in every way.
async function stepping(address, steps, wrong) {
  const last = steps.length - 1, numbers = steps.map((_, step) => step), slider = all('input')[0];
  const ways = [['Home', 0], ...numbers.slice(1).map(step => ['ArrowRight', step]), ['ArrowRight', last],
    ...numbers.slice(0, -1).reverse().map(step => ['ArrowLeft', step]), ['End', last],
    ...numbers.map(step => [() => all('.tick')[step].click(), step]),
    [() => { slider.value = 0; slider.dispatchEvent(new Event('input')); }, 0],
    [() => all('.next-step')[0].click(), Math.min(1, last)]];
  for (const [way, step] of ways) {
    typeof way === 'string' ? press(way) : way();
    await pause();
    wrong.push(...differences(step, steps).map(text => `${way}: ${text}`));
  }
  await open(`${address}#trace/${last}`);
  const step = all('.trace .step.current')[0]?.dataset.step;
  if (step !== `${last}`) wrong.push(`address: expected step ${last}, actual ${step}`);
}

// What is wrong with the page of a search: J leads to the next finding, and keys step through the one that is seen.
async function searching(wrong) {
  frame.contentWindow.scrollTo(0, 0);
  press('j');
  await pause();
  const place = frame.contentWindow.location.hash;
  press('Home');
  const traces = all('.trace'), step = all('#finding-2')[0]?.dataset.step, shown = all('.trace').filter(one => one.offsetParent);
  if (traces.length < 5 || place !== '#finding-2/0' && place !== '#finding-2' || step !== '0' || shown.length !== 1)
    wrong.push(`${traces.length} findings, ${shown.length} shown, J leads to ${place}, and Home to step ${step}`);
  frame.style.width = '360px';
  for (const trace of traces.slice(0, 12)) {
    frame.contentWindow.location.hash = trace.id;
    await pause();
    const list = all('.ticks', trace)[0].getBoundingClientRect(), tick = all('.tick[aria-current]', trace)[0].getBoundingClientRect();
    const middle = (tick.left + tick.right) / 2;
    if (middle < list.left || middle > list.right) wrong.push(`the step of ${trace.id} is out of sight on a phone`);
  }
  const search = all('.filter input')[0];
  search.value = all('#finding-2 .rule')[0].textContent;
  search.dispatchEvent(new Event('input'));
  const rows = all('.overview .row').filter(one => one.offsetParent), other = rows.find(one => !one.textContent.includes(search.value));
  if (!rows.length || rows.length === traces.length || other) wrong.push(`a search shows ${rows.length} rows`);
}

(async () => {
  const results = {};
  for (const {name, address, steps, text} of JOBS) {
    const wrong = results[name] = [];
    try {
      await open(address);
      await general(wrong);
      if (text && !frame.contentDocument.body.innerText.includes(text)) wrong.push(`'${text}' is not shown`);
      if (steps) await stepping(address, steps, wrong); else if (!text) await searching(wrong);
    } catch (error) { wrong.push(`${error}`); }
  }
  document.querySelector('pre').textContent = JSON.stringify(results);
})();
