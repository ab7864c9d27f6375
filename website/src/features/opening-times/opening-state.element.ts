import { type OpeningState, stateAt, wallMinute } from '@mall/contract/opening/opening-state.ts';
import { stateWords } from '@mall/contract/opening/opening-words.ts';
import { decodeHours } from './hours-code.ts';

const shown = new Set<HTMLElement>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * `<opening-state data-h="…" [data-soon] [data-short]>`: settles open, closed or soon for this minute, in the centre's zone
 * (`data-zone` of the html element) and in the words of `[data-opening-words]`. Sets `data-state` on itself and
 * replaces the server's neutral text; `data-was` is the state of the minute before, for the door's swing. In a
 * `[data-hours-table]` (its own hours in `data-h`, if it has night hours) the rows `[data-days~="6"]` or `[data-date]`
 * that count now get `data-today`, whose value is the word for today.
 * One timer serves the whole page. A page that nobody sees yet is settled too, so that nothing changes when it is gone to.
 */
class OpeningStateElement extends HTMLElement {
  connectedCallback() {
    shown.add(this);
    clearTimeout(timer);
    timer = setTimeout(settle);
  }

  disconnectedCallback() {
    shown.delete(this);
  }
}

function settle() {
  clearTimeout(timer);
  const { lang, dataset } = document.documentElement;
  const words = document.querySelector<HTMLElement>('[data-opening-words]')?.dataset.openingWords?.split('|');
  if (!dataset.zone || !words) return;
  const now = Date.now();
  const wall = wallMinute(new Date(now), dataset.zone);
  // Most shops keep the centre's hours.
  const settled: Record<string, OpeningState> = {};
  const stateOf = ({ h = '', soon }: DOMStringMap) => {
    settled[h + soon] ??= stateAt(wall, decodeHours(h), soon !== undefined);
    return settled[h + soon] as OpeningState;
  };
  for (const element of shown) {
    const state = stateOf(element.dataset);
    if (element.dataset.state) element.dataset.was = element.dataset.state;
    element.dataset.state = state.state;
    const text = stateWords(state, words, lang, 'short' in element.dataset);
    if (element.textContent !== text) element.textContent = text;
  }
  for (const table of document.querySelectorAll<HTMLElement>('[data-hours-table]')) {
    const { date, day, special: own } = stateOf(table.dataset).today;
    const rows = [...table.querySelectorAll<HTMLElement>('[data-date],[data-days]')];
    const special = rows.filter((row) => row.dataset.date === date);
    // A special day that the table has no row for: the week's does not hold.
    const counting =
      special.length || own !== undefined
        ? special
        : rows.filter((row) => row.dataset.days?.includes(`${day}`));
    for (const row of rows) {
      if (counting.includes(row)) row.dataset.today = words[15];
      else delete row.dataset.today;
    }
  }
  timer = setTimeout(settle, 6e4 - (now % 6e4));
}

if (!customElements.get('opening-state')) {
  customElements.define('opening-state', OpeningStateElement);
  document.addEventListener('visibilitychange', settle);
  settle();
}
