import { active } from '../../client/active.ts';
import late from './consent.ts?late';
import { BANNER_DELAY_MS, OPENER, STORED_CONSENT } from './consent-constants.ts';

// Three lines on every page; all else about consent comes when it is needed: three seconds after a page has come
// before a visitor, at a click on a link to the settings, or at once for a visitor who has chosen where scripts wait for it.
const { tags } = document.documentElement.dataset;
const consent = (): Promise<typeof import('./consent.ts')> => import(/* @vite-ignore */ late);

addEventListener('click', ({ target }) => {
  const opener = (target as Element).closest<HTMLElement>(OPENER);
  if (opener) consent().then(({ reopen }) => reopen(opener));
});
active.then(() => {
  setTimeout(() => consent().then(({ settle }) => settle()), BANNER_DELAY_MS);
  try {
    if (tags && localStorage[STORED_CONSENT]) consent().then(({ resume }) => resume());
  } catch {
    // Storage is denied: no choice can have been kept.
  }
});
