// Looks at a table in the browser for tools/gallery.py and tests/browser.
var gallery = (() => {
  const PRESSED = '.legal, [data-part=tray] button, main .answers .button:enabled, .chosen button.primary';
  const main = () => document.querySelector('main.table');
  const visible = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const name = (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 60);
  const pointer = matchMedia('(pointer: coarse)').matches;
  /** So many pixels of the padding of the first answer may be hidden. */
  const ANSWER_HIDDEN = 12;
  let samples = [];
  let timer;

  const told = () => Number(main()?.dataset.told ?? -1);
  const behind = () => Number(main()?.dataset.behind ?? 0);
  const ended = () => document.querySelector('[data-part=rematch]') !== null;
  const asked = () => behind() === 0 && document.querySelector('main[aria-busy=false] .question.mine') !== null;

  /** What the pieces on the table say of themselves, one line each; not what glows, is asked or was told, nor what is new (+2): a replay tells that from step to step. */
  function look() {
    const parts = document.querySelectorAll('[data-part=forest], [data-part=sprite], [data-part=seats]');
    return [...parts].map((part) => part.innerText.replace(/\s+(\+\d+(?=\s))?/g, ' ').replace(/ +/g, ' ') + '\n' + [...part.querySelectorAll('svg[aria-label], [role=img][aria-label]')].map((one) => one.getAttribute('aria-label')).join('\n')).join('\n');
  }

  function watch(interval) {
    samples = [];
    const sample = () => {
      // What has arrived asks already: only what is being told is compared.
      if (main() && !asked() && document.querySelector('ol.log .now')) samples.push([told(), look()]);
    };
    clearInterval(timer);
    timer = setInterval(sample, interval);
  }

  function watched() {
    clearInterval(timer);
    return samples;
  }

  /** The table waits for the person, or is over. A moment that waits for a click gets it. */
  function arrived() {
    document.querySelector('.moment.held button')?.click();
    return ended() || asked();
  }

  /** Something that glows, or an answer, by a number from 0 to 1. */
  function press(random) {
    const things = [...(document.querySelector('dialog[open]') ?? document).querySelectorAll(PRESSED)].filter(visible);
    const thing = things[Math.floor(random * things.length)];
    (thing?.matches('button, [tabindex]') ? thing : thing?.querySelector('button'))?.click();
  }

  /** The place of the board at the first decision: on a phone it is that of the whole game. */
  let place;

  function moved() {
    const board = document.querySelector('[data-part=forest], [data-part=stage], [data-part=board]');
    if (!board || matchMedia('(min-width: 1240px)').matches) return [];
    const { x, y, width, height } = board.getBoundingClientRect();
    const now = [x, y, width, height].map(Math.round).join(' ');
    place ??= now;
    return now === place ? [] : [`the board moved: ${now}, not ${place}`];
  }

  /** On a phone, at least two of the cards to compare are wholly visible. */
  function halved() {
    const stage = document.querySelector('[data-shown=claim] .body, [data-shown=chain] .body');
    // While a card is carried out, that one is read.
    if (!stage || stage.querySelector('.now') || matchMedia('(min-width: 1240px)').matches) return [];
    const { top, bottom } = stage.getBoundingClientRect();
    const cards = [...stage.querySelectorAll('.text-card, .links .card')].map((one) => one.getBoundingClientRect());
    const whole = cards.filter((one) => one.top > top - 2 && one.bottom < bottom + 2).length;
    return whole < Math.min(2, cards.length) ? [`${whole} of ${cards.length} cards are whole`] : [];
  }

  /** On a phone, the pictures of cards to play that are cut to a strip. */
  function strips() {
    const bands = matchMedia('(max-width: 600px)').matches ? [...document.querySelectorAll('[data-part=offered] .band')] : [];
    const cut = bands.filter((one) => one.clientHeight < 0.75 * one.clientWidth && one.clientHeight < 5 * parseFloat(getComputedStyle(one).fontSize));
    return cut.map((one) => `the picture is cut: ${name(one.nextElementSibling)}`);
  }

  /** The first answer is in sight. */
  function unanswerable() {
    const answer = document.querySelector('main .answers .button');
    const hidden = answer ? answer.getBoundingClientRect().bottom - answer.closest('.answers').getBoundingClientRect().bottom : 0;
    return hidden > ANSWER_HIDDEN ? [`cut by ${Math.round(hidden)} pixels: ${name(answer)}`] : [];
  }

  /** The hints, tips and guides of which nothing is in sight. */
  const unsaid = () => [...document.querySelectorAll('.said > aside')].filter((one) => one.parentElement.clientHeight < 24).map((one) => `not in sight: ${name(one)}`);

  /** Everything wrong on the page as it is now, in words. */
  function faults() {
    const found = [...moved(), ...halved(), ...strips(), ...unanswerable(), ...unsaid()];
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    if (document.documentElement.scrollWidth > width) found.push('the page scrolls sideways');
    const question = document.querySelector('[data-part=question]')?.getBoundingClientRect();
    if (!question || question.top < 0 || question.bottom > height || question.width === 0) found.push('the question is not in sight');
    for (const element of document.querySelectorAll('main button, main a, main input, main select')) {
      if (!visible(element) || element.closest('.visually-hidden')) continue;
      const box = element.getBoundingClientRect();
      const inText = element.matches('a, button.link') && element.closest('p, li');
      if (pointer && !inText && (box.width < 43.5 || box.height < 43.5)) found.push(`too small to touch (${Math.round(box.width)} x ${Math.round(box.height)}): ${name(element)}`);
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const top = document.elementFromPoint(x, y);
      // Things to choose from that lie nowhere may need room of the table, which then scrolls.
      const scrolled = top && ([...ancestors(element)].some((one) => clips(one, x, y)) || (element.closest('.page') && !element.matches('.legal') && top.closest('.sheet')?.querySelector('[data-part=tray], aside')));
      // A button that makes a part of the table clickable has its pieces above it.
      const under = !drawn(element) && [box.left + 2, box.right - 2].some((at) => document.elementFromPoint(at, y) === element);
      if (top && !scrolled && !under && !element.contains(top) && !top.contains(element)) found.push(`covered by ${describe(top)}: ${name(element)}`);
    }
    for (const element of document.querySelectorAll('main *')) {
      // What only is there for who listens is a pixel wide.
      if (element.closest('svg, .visually-hidden') || element.offsetWidth === 1 || !visible(element)) continue;
      if (![...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())) continue;
      const style = getComputedStyle(element);
      if (style.overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) found.push(`cut: ${name(element)}`);
      else if (style.overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2) found.push(`cut: ${name(element)}`);
      found.push(...broken(element), ...sticksOut(element));
      if (style.pointerEvents !== 'none') found.push(...underButtons(element));
    }
    for (const element of document.querySelectorAll('[data-ringed]')) if (visible(element)) found.push(...hiddenRing(element));
    return [...new Set(found)];
  }

  /** Text under a button that does not belong to it. */
  function underButtons(element) {
    const range = document.createRange();
    const texts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim());
    return texts.flatMap((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()].flatMap(({ left, right, top, bottom }) =>
        [left + 1, (left + right) / 2, right - 1].flatMap((x) => {
          const button = coverAt(element, x, (top + bottom) / 2)?.closest('button, a, [role=button]');
          return button && drawn(button) && !button.contains(element) && !element.contains(button) ? [`the button ${name(button)} is over the words: ${name(element)}`] : [];
        }),
      );
    });
  }

  /** Whether any part of a button is visible; some only make the part of the table beneath them clickable. */
  const drawn = (button) => button.firstChild !== null || getComputedStyle(button).backgroundColor !== 'rgba(0, 0, 0, 0)';

  /** The ring round a thing that the guide speaks of, where something is painted over it. */
  function hiddenRing(element) {
    const RING = 5;
    const probe = document.createElement('i');
    const before = element.style.position;
    if (getComputedStyle(element).position === 'static') element.style.position = 'relative';
    Object.assign(probe.style, { position: 'absolute', inset: `${-RING}px`, pointerEvents: 'auto' });
    element.append(probe);
    const { left, right, top, bottom } = probe.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const covers = [[left + 1, y], [right - 1, y], [x, top + 1], [x, bottom - 1]].map(([at, down]) => coverAt(probe, at, down));
    probe.remove();
    element.style.position = before;
    return covers.filter((one) => one && !one.contains(element) && !one.closest('[data-ringed]')).map((one) => `the ring round ${name(element)} is behind ${describe(one)}`);
  }

  /** What lies over an element at a point in sight; undefined if it is not covered there. */
  function coverAt(element, x, y) {
    const top = document.elementFromPoint(x, y);
    if (!top || element.contains(top) || top.contains(element) || [element, ...ancestors(element)].some((one) => clips(one, x, y))) return undefined;
    return top;
  }

  /** Words that go on in the next line without a hyphen. */
  function broken(element) {
    if ([element, ...ancestors(element)].some(({ offsetWidth }) => offsetWidth === 1)) return [];
    const range = document.createRange();
    return [...element.childNodes]
      .filter((node) => node.nodeType === 3)
      .flatMap((node) => [...node.data.matchAll(/\p{L}{4,}/gu)].map((word) => [node, word]))
      .filter(([node, { 0: word, index }]) => {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      })
      .map(([, [word]]) => `broken: ${word}`);
  }

  /** Words that go on outside the button on which they stand. */
  function sticksOut(element) {
    const button = element.closest('button, a.button');
    if (!button) return [];
    const { left, right } = button.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].some((one) => one.width > 0 && (one.left < left - 2 || one.right > right + 2)) ? [`sticks out of its button: ${name(element)}`] : [];
  }

  let stops = [];

  /** Tab will begin at the first thing of the page. */
  function toStart() {
    stops = [];
    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
    document.body.removeAttribute('tabindex');
  }

  /** What is wrong with where Tab has led; null once it leads nowhere new. */
  function stop() {
    const element = document.activeElement;
    if (!element || element === document.body || stops.includes(element)) return null;
    const before = stops.at(-1);
    stops.push(element);
    const found = [];
    // A field may be hidden behind its label.
    const seen = visible(element) && element.getBoundingClientRect().width > 2 ? element : element.closest('label');
    const box = seen?.getBoundingClientRect();
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    if (!box || box.right <= 0 || box.bottom <= 0 || box.left >= width || box.top >= height) found.push(`not seen with the focus: ${name(element)}`);
    else if (![seen, ...seen.querySelectorAll('*')].some(ringed)) found.push(`no ring round the focus: ${name(element)}`);
    if (before && seen && isBefore(seen, before)) found.push(`out of the order of focus: ${name(element)} after ${name(before)}`);
    return found;
  }

  const ringed = (element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  };

  /** Would one read this before that? By the parts of the table, within one by its rows; a further column may begin above. */
  function isBefore(element, other) {
    const part = (one) => one.closest('.tools, main > *') ?? one;
    const [a, b] = part(element) === part(other) ? [element, other] : [part(element), part(other)];
    if (a === b || a.contains(b) || b.contains(a)) return false;
    const [one, two] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
    const sameRow = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > Math.min(one.height, two.height) / 2;
    return sameRow ? one.right <= two.left + 2 : one.bottom <= two.top + 2 && one.left < two.right - 2;
  }

  function* ancestors(element) {
    for (let one = element.parentElement; one; one = one.parentElement) yield one;
  }

  /** Does a part that scrolls hide this point? */
  function clips(element, x, y) {
    if (getComputedStyle(element).overflow === 'visible') return false;
    const box = element.getBoundingClientRect();
    return x < box.left || x > box.right || y < box.top || y > box.bottom;
  }

  function describe(element) {
    return `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} ${name(element)}`;
  }

  return { told, behind, ended, asked, look, watch, watched, arrived, press, moved, halved, strips, unanswerable, faults, toStart, stop, question: () => document.querySelector('[data-part=question]')?.textContent.trim() ?? '' };
})();
