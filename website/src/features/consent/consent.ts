import { dropExpired, visitorStorage } from '../../client/stored-values.ts';
import { FORGET_PATH } from '../coupons/coupon-shown.ts';
import bannerCode from './consent-banner.element.ts?late';
import { DECLINE, dropOldFlags, readChoice, withdraws, writeChoice } from './consent-choice.ts';
import { CHOICE_EVENT, CLOSED_EVENT, consentAddress } from './consent-constants.ts';
import { removeCookies } from './consent-cookies.ts';
import type { ConsentDocument } from './consent-document.ts';
import type { Choice } from './consent-signals.ts';
import { signalsOf } from './consent-signals.ts';
import { loadTags } from './load-tags.ts';

let reading: Promise<ConsentDocument> | undefined;
let banner: HTMLElement | undefined;

/** The banner's words and the cookie tables; read once a page, again after a failure. */
function read(): Promise<ConsentDocument> {
  // Asked again each time (and answered 304): a browser would otherwise show yesterday's tables first.
  reading ??= fetch(consentAddress(document.documentElement.dataset.locale ?? ''), {
    cache: 'no-cache',
  }).then((answer) => {
    if (!answer.ok) throw new Error(`the consent document answers ${answer.status}`);
    return answer.json();
  });
  reading.catch(() => {
    reading = undefined;
  });
  return reading;
}

/** Loads the scripts that a returning visitor has allowed. */
export function resume(): void {
  const choice = readChoice(visitorStorage());
  if (choice) loadTags(choice);
}

/** Three seconds into a page: a first visit is asked; on any other what lies outside the choice is removed. */
export function settle(): Promise<void> {
  dropExpired();
  dropOldFlags(visitorStorage());
  const choice = readChoice(visitorStorage());
  if (choice?.all) return Promise.resolve();
  if (!choice) return open();
  return read().then(({ categories }) => removeCookies(choice, categories), missed);
}

/** From a link to the settings; closing brings the focus back to it. */
export function reopen(opener: HTMLElement): Promise<void> {
  return open(opener);
}

/** Without words nothing can be asked, so nothing is allowed; the next page or click tries again. */
function missed(error: unknown) {
  console.warn('The consent banner could not be loaded.', error);
}

/** The banner's own code, which most page views never need. */
const loadBanner = (): Promise<typeof import('./consent-banner.element.ts')> =>
  import(/* @vite-ignore */ bannerCode);

async function open(opener?: HTMLElement): Promise<void> {
  const parts = await Promise.all([read(), loadBanner()]).catch(missed);
  if (!parts) return;
  const [words, { showBanner }] = parts;
  // A first visit's banner waits until no menu or dialog has the visitor's attention.
  while (!opener && document.querySelector('[data-locked], dialog[open]'))
    await new Promise((resolve) => setTimeout(resolve, 500));
  if (banner?.isConnected) return opener && banner.querySelector('h2')?.focus();
  const before = readChoice(visitorStorage());
  if (!opener && before) return;
  banner = showBanner({
    words,
    before,
    opener,
    chosen: (choice) => decide(before, choice, words),
    closed: () => dispatchEvent(new Event(CLOSED_EVENT)),
  });
}

/** Stores the choice and does what follows from it. */
async function decide(before: Choice | null, choice: Choice, { categories }: ConsentDocument) {
  writeChoice(visitorStorage(), choice);
  const { gtag } = window as unknown as { gtag?: (...values: unknown[]) => void };
  gtag?.('consent', 'update', signalsOf(choice));
  removeCookies(choice, categories);
  dispatchEvent(new CustomEvent(CHOICE_EVENT, { detail: choice }));
  const less = withdraws(before, choice);
  // What scripts cannot read, they cannot delete. Coupons are kept whatever was allowed: to decline anew takes them back.
  if (less || (before && choice === DECLINE)) await fetch(FORGET_PATH, { method: 'POST' }).catch(missed);
  if (!less) return loadTags(choice);
  location.reload();
}

// Back from the browser's page cache after consent was taken back elsewhere: the scripts here still run.
const begunWith = readChoice(visitorStorage());
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && withdraws(begunWith, readChoice(visitorStorage()) ?? DECLINE)) location.reload();
});
