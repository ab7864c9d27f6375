import { DAY, dayPart, headingIndex, isDark, shownDay } from './day-part.ts';

/**
 * Home by this minute, in the centre's zone (`data-zone` of the html element): what on the line of today is on,
 * next or over, where on it this minute stands, whether tomorrow has taken today's place, the ground and words of
 * this part of the day, and when offers end. A page from a cache is right within a minute, and nothing moves.
 */
const today = document.getElementById('today');
const { lang, dataset: root } = document.documentElement;
const until = new Intl.RelativeTimeFormat(lang, { style: 'short' });
const byDay = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * What the clock on the centre's wall shows, as minutes since 1970 of that clock. Not the one of opening times: a
 * module that both take becomes a file of its own, 0.2 kB more before the first interaction on every page.
 */
function wallMinute(now: number): number {
  // Swedes write times as ISO 8601 does.
  const wall = new Date(now).toLocaleString('sv', { timeZone: root.zone });
  return Math.floor(Date.parse(`${wall.replace(' ', 'T')}Z`) / 60_000);
}

function settle() {
  clearTimeout(timer);
  // A page that is made ahead is settled early, and again when it is gone to.
  if (document.hidden && !document.prerendering) return;
  const now = Date.now();
  const wall = wallMinute(now);
  if (today) settleLine(today, wall - Date.parse(today.dataset.first ?? '') / 60_000);
  for (const end of document.querySelectorAll<HTMLElement>('[data-ends]')) settleEnd(end, wall);
  timer = setTimeout(settle, 60_000 - (now % 60_000));
}

function settleLine(line: HTMLElement, minute: number) {
  const part = dayPart(minute);
  const shown = String(shownDay(Number(line.dataset.until), minute));
  line.dataset.part = part;
  line.classList.toggle('on-ink', isDark(part));
  if (line.dataset.shown !== shown && mayMove(line)) line.dataset.shown = shown;
  const headings = line.dataset.headings?.split('|') ?? [];
  for (const [day, box] of [...line.querySelectorAll<HTMLElement>('[data-day]')].entries()) {
    say(box.querySelector('h2'), headings[headingIndex(day, minute)]);
    settleEntries(box, minute, line.dataset.words?.split('|') ?? []);
    for (const { dataset } of box.querySelectorAll<HTMLElement>('[data-opens],[data-closes]')) {
      dataset.state = Number(dataset.opens ?? dataset.closes) <= minute ? 'over' : '';
    }
    const hours = box.querySelector<HTMLElement>('[data-from]');
    if (hours) settleMark(hours, minute - day * DAY);
  }
}

/** On phones days are of unequal height: there one takes the other's place out of sight only. */
function mayMove(line: HTMLElement): boolean {
  const { top, bottom } = line.getBoundingClientRect();
  return innerWidth > 767 || bottom < 0 || top > innerHeight;
}

function settleEntries(box: HTMLElement, minute: number, [now, over]: string[]) {
  const entries = [...box.querySelectorAll<HTMLElement>('[data-start]')];
  const start = (entry: HTMLElement) => Number(entry.dataset.start);
  const next = Math.min(...entries.map(start).filter((one) => one > minute));
  for (const entry of entries) {
    const words = entry.querySelector('em');
    if (Number(entry.dataset.end) <= minute) mark(entry, 'over', words, over);
    else if (start(entry) <= minute) mark(entry, 'now', words, now);
    else if (start(entry) === next) mark(entry, 'next', words, waiting(next - minute));
    else mark(entry, '', words, '');
  }
}

function mark(entry: HTMLElement, state: string, words: Element | null, text: string | undefined) {
  entry.dataset.state = state;
  say(words, text);
}

const waiting = (minutes: number) =>
  minutes < 90 ? until.format(minutes, 'minute') : until.format(Math.round(minutes / 60), 'hour');

function settleMark(hours: HTMLElement, minute: number) {
  const mark = hours.querySelector<HTMLElement>('[data-time]');
  const { from, to } = hours.dataset;
  const at = (minute / 60 - Number(from)) / (Number(to) - Number(from));
  if (!mark) return;
  mark.hidden = !(at >= 0 && at <= 1);
  mark.style.setProperty('--now', (at * 100).toFixed(2));
  // As `clockText` writes it, whose module would become a file of its own for the reason of `wallMinute`.
  mark.dataset.time = `${Math.floor(minute / 60) % 24}:${String(minute % 60).padStart(2, '0')}`;
}

/** "Ends tomorrow" by the calendar; what has ended leaves. */
function settleEnd(end: HTMLElement, wall: number) {
  const days = Date.parse(end.dataset.ends ?? '') / 86_400_000 - Math.floor(wall / DAY);
  end.hidden = days < 0;
  const words = end.closest<HTMLElement>('[data-words]')?.dataset.words ?? '';
  say(end.querySelector('b'), words.replace('%', byDay.format(days, 'day')));
}

function say(element: Element | null, text: string | undefined) {
  if (element && text !== undefined && element.textContent !== text) element.textContent = text;
}

document.addEventListener('visibilitychange', settle);
settle();
