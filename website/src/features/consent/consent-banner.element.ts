import sheet from './consent-banner.css?inline';
import { ALLOW_ALL, DECLINE, startingToggles } from './consent-choice.ts';
import { MANDATORY_MESSAGE_MS, STORED_CONSENT } from './consent-constants.ts';
import type { ConsentDocument } from './consent-document.ts';
import type { Choice } from './consent-signals.ts';

interface BannerProps {
  words: ConsentDocument;
  /** The stored choice; null on a first visit: left without one, the banner comes again on the next page. */
  before: Choice | null;
  /** What asked for the banner; it gets the focus back. Absent: the banner came by itself and takes no focus. */
  opener?: HTMLElement;
  chosen: (choice: Choice) => void;
  closed: () => void;
}

/** The page's own padding for what is scrolled to (base.css), and what is kept free between header and banner, pixels. */
const SCROLL_PADDING = 120;
const MIN_SEEN = 60;

/** What Escape closes before it closes the banner. */
const OVER = 'dialog[open], [data-locked], [data-popover][open], #menu [data-open]';

type Child = Node | string | false | undefined;
type Attributes = Record<string, string | boolean | ((event: Event) => void)>;

/** An element with attributes (functions are listeners, `true` is an empty attribute) and children as text or nodes. */
function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value !== false) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.filter((child): child is Node | string => Boolean(child)));
  return element;
}

/**
 * Puts the banner on the floor of the page: a sign one can walk past, so not modal and without a veil. It is first
 * in the page's order, so that the next Tab reaches it. Escape closes the tables, then the banner, wherever the focus
 * is; it never chooses, and what else is open closes first.
 */
export function showBanner({
  words: { words, ...texts },
  before,
  opener,
  chosen,
  closed,
}: BannerProps): HTMLElement {
  const start = startingToggles(before, texts);
  let last: Element | null = opener ?? null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const greeting = h('p', { role: 'status', class: 'vh' });
  const status = h('p', { role: 'status' });
  const insist = (event: Event) => {
    event.preventDefault();
    clearTimeout(timer);
    status.textContent = words.mandatory;
    timer = setTimeout(() => status.replaceChildren(), MANDATORY_MESSAGE_MS);
  };
  const toggle = (key: Category, on: boolean) => {
    const fixed = key === 'necessary';
    const box = h('input', { type: 'checkbox', ...(fixed && { 'aria-readonly': 'true', click: insist }) });
    box.checked = on;
    const name = texts.categories.find((one) => one.key === key)?.name ?? key;
    return { box, label: h('label', {}, box, h('span', {}, name)) };
  };
  const necessary = toggle('necessary', true);
  const statistics = toggle('statistics', start.statistics);
  const marketing = toggle('marketing', start.marketing);

  const tables = h('section', {
    id: 'consent-details',
    tabindex: '0',
    'aria-label': words.details,
    hidden: true,
  });
  tables.append(...texts.categories.map((category) => tableOf(category, words)));
  const details = h(
    'button',
    { type: 'button', 'aria-controls': 'consent-details', click: () => showTables(tables.hidden as boolean) },
    words.details,
  );
  const showTables = (open: boolean) => {
    tables.hidden = !open;
    banner.toggleAttribute('data-tables', open);
    details.setAttribute('aria-expanded', String(open));
  };

  const text = h('div', { 'data-text': true });
  text.innerHTML = texts.html;
  const choose = (choice: Choice) => {
    close();
    chosen(choice);
  };
  const button = (name: string, choice: () => Choice) =>
    h('button', { type: 'button', click: () => choose(choice()) }, name);
  const banner = h(
    'consent-banner' as 'section',
    { role: 'dialog', 'aria-labelledby': 'consent-title' },
    h(
      'div',
      { 'data-words': true },
      h('h2', { id: 'consent-title', tabindex: '-1' }, texts.title),
      text,
      greeting,
    ),
    h(
      'fieldset',
      {},
      h('legend', { class: 'vh' }, words.choose),
      h('div', {}, necessary.label, statistics.label, marketing.label),
      status,
      details,
      before !== null && h('button', { type: 'button', click: () => close() }, words.unchanged),
    ),
    tables,
    h(
      'div',
      { 'data-choices': true },
      button(words.allowAll, () => ALLOW_ALL),
      button(words.decline, () => DECLINE),
      button(words.allowSelection, () => ({
        all: false,
        statistics: statistics.box.checked,
        marketing: marketing.box.checked,
      })),
    ),
  );
  showTables(false);

  // The page can be scrolled to its end and focus scrolled into sight above the banner.
  const root = document.documentElement;
  const room = new ResizeObserver(() => {
    const { offsetHeight } = banner;
    root.style.setProperty('--below', `${offsetHeight}px`);
    // Paddings that meet leave no place to scroll to.
    root.style.scrollPaddingTop = `${Math.max(0, Math.min(SCROLL_PADDING, innerHeight - offsetHeight - MIN_SEEN))}px`;
  });
  const elsewhere = ({ key, newValue }: StorageEvent) => {
    if (key === STORED_CONSENT && newValue) close();
  };
  function close() {
    const held = banner.contains(document.activeElement);
    clearTimeout(timer);
    room.disconnect();
    removeEventListener('storage', elsewhere);
    removeEventListener('keydown', pressed, true);
    root.style.scrollPaddingTop = '';
    root.style.removeProperty('--below');
    delete root.dataset.consent;
    // The newsletter's window keeps its distance (newsletter-window.ts).
    root.dataset.consentClosed = String(performance.now());
    banner.remove();
    const next = last?.isConnected && last !== document.body ? last : document.querySelector('main');
    if (held && next instanceof HTMLElement) {
      if (next.matches('main')) next.tabIndex = -1;
      next.focus({ preventScroll: true });
    }
    closed();
  }
  banner.addEventListener('focusin', ({ relatedTarget }) => {
    if (!opener && relatedTarget instanceof Element && !banner.contains(relatedTarget)) last = relatedTarget;
  });
  // Before the page's own listeners: they close what lies over the banner, which then stays.
  function pressed(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    const target = event.target as Element;
    const within = banner.contains(target);
    if (!within && (target.matches('input, select, textarea') || document.querySelector(OVER))) return;
    // Answered: it is not given again once code that keys wait for has come (first-interaction.ts).
    event.preventDefault();
    if (!within || tables.hidden) return close();
    showTables(false);
    details.focus();
  }
  addEventListener('keydown', pressed, true);
  addEventListener('storage', elsewhere);

  dress();
  document.body.prepend(banner);
  // Whatever else opens by itself waits until this is gone.
  root.dataset.consent = 'open';
  room.observe(banner);
  if (opener) banner.querySelector('h2')?.focus({ preventScroll: true });
  // A status is read aloud when it changes after it has come.
  else setTimeout(() => greeting.append(texts.title), 100);
  return banner;
}

type Category = ConsentDocument['categories'][number]['key'];

/** A category's cookies. Roles are written out: laid out as a list on phones, a table loses its own. */
function tableOf(
  { name, description, cookies }: ConsentDocument['categories'][number],
  words: ConsentDocument['words'],
) {
  const heads = [words.name, words.host, words.description, words.duration];
  const row = (cookie: (typeof cookies)[number]) =>
    h(
      'tr',
      { role: 'row' },
      h('th', { role: 'rowheader', scope: 'row' }, cookie.name),
      ...[cookie.host, cookie.description, cookie.duration].map((value, index) =>
        h('td', { role: 'cell', 'data-head': heads[index + 1] ?? '' }, value),
      ),
    );
  return h(
    'div',
    {},
    h('h3', {}, name),
    description !== '' && h('p', {}, description),
    cookies.length > 0 &&
      h(
        'table',
        { role: 'table', 'aria-label': name },
        h(
          'thead',
          { role: 'rowgroup' },
          h(
            'tr',
            { role: 'row' },
            ...heads.map((head) => h('th', { role: 'columnheader', scope: 'col' }, head)),
          ),
        ),
        h('tbody', { role: 'rowgroup' }, ...cookies.map(row)),
      ),
  );
}

let dressed = false;

/** The banner's style comes with its code: pages do not carry it, and it can never stand there undressed. */
function dress() {
  if (dressed) return;
  dressed = true;
  const style = new CSSStyleSheet();
  style.replaceSync(sheet);
  document.adoptedStyleSheets.push(style);
}
