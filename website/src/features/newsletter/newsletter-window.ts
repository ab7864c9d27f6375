import { keepValue, keptValue, visitorStorage } from '../../client/stored-values.ts';
import {
  POPUP_DELAY_MS,
  POPUP_PATIENCE_MS,
  POPUP_SUPPRESSED_MS,
  STORED_POPUP,
  STORED_SUBSCRIBED,
} from './newsletter-constants.ts';
import sheet from './newsletter-window.css?inline';

type Store = Parameters<typeof keptValue>[2];

/** Whether the pop-up may come at all: not when it was shown within a day, not to subscribers, not where nothing can be kept. */
export function due(now: number, storage: Store = visitorStorage()): boolean {
  if (!storage) return false;
  // Subscribed under an earlier version: kept without an expiry.
  const subscribed = keptValue(STORED_SUBSCRIBED, now, storage) ?? storage.getItem(STORED_SUBSCRIBED);
  return subscribed === null && keptValue(STORED_POPUP, now, storage) === undefined;
}

/**
 * Whether nobody would be interrupted: no banner, nor one that has just gone, no menu, no dialog, no typing, and
 * somebody looking. @param now milliseconds since the page began
 */
export function quiet(page: Document, now: number): boolean {
  const { dataset } = page.documentElement;
  return (
    dataset.consent !== 'open' &&
    // Who has just answered a question came for something else than a second one (consent-banner.element.ts).
    !(now < Number(dataset.consentClosed) + POPUP_DELAY_MS) &&
    dataset.locked === undefined &&
    !page.hidden &&
    !page.querySelector('dialog[open]') &&
    !page.activeElement?.matches('input, select, textarea')
  );
}

interface Offering {
  quiet: () => boolean;
  due: () => boolean;
  open: () => void;
  later: (work: () => void, ms: number) => void;
}

/** Opens as soon as it disturbs nobody; gives up when it is no longer due (another tab has shown it). */
export function openWhenQuiet(offering: Offering): void {
  if (!offering.due()) return;
  if (offering.quiet()) offering.open();
  else offering.later(() => openWhenQuiet(offering), POPUP_PATIENCE_MS);
}

function begun(form: Element): boolean {
  return [...form.querySelectorAll<HTMLInputElement>('[data-field] input')].some(
    ({ type, value, checked }) => (type === 'checkbox' ? checked : value !== ''),
  );
}

/** Offers the newsletter in a window with a copy of the footer's form. */
export function offer(form: Element): void {
  // The page that answers a post has the form in its middle, and who has begun to type has found the other one.
  if (form.closest('main') || begun(form)) return;
  openWhenQuiet({
    due: () => due(Date.now()),
    quiet: () => quiet(document, performance.now()),
    open: () => open(form),
    later: (work, ms) => setTimeout(work, ms),
  });
}

/** Ids of the copy must not be those of the form it was copied from. */
function renamed(copy: Element): Element {
  for (const element of copy.querySelectorAll('*')) {
    for (const name of ['id', 'for', 'aria-labelledby', 'aria-describedby']) {
      const value = element.getAttribute(name);
      if (value) element.setAttribute(name, `popup-${value}`);
    }
  }
  return copy;
}

/**
 * A modal dialog holds the focus, gives it back, closes on Escape and keeps the page from scrolling (base.css).
 * It counts as shown from the moment it opens.
 */
function open(form: Element): void {
  keepValue(STORED_POPUP, true, POPUP_SUPPRESSED_MS);
  const styles = new CSSStyleSheet();
  styles.replaceSync(sheet);
  document.adoptedStyleSheets.push(styles);
  const dialog = document.createElement('dialog');
  dialog.className = 'newsletter-window';
  dialog.setAttribute('aria-labelledby', 'popup-newsletter-heading');
  const close = document.createElement('button');
  close.type = 'button';
  close.setAttribute('aria-label', JSON.parse((form as HTMLElement).dataset.words ?? '{}').close ?? '');
  close.addEventListener('click', () => dialog.close());
  // A press beside the window, not one that began inside it.
  dialog.addEventListener('pointerdown', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  dialog.append(close, renamed(form.cloneNode(true) as Element));
  document.body.append(dialog);
  dialog.showModal();
}
