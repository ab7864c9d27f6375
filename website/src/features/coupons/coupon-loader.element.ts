import late from './coupon-actions.element.ts?late';

// The buttons are forms and work without scripts; what scripts do better comes with the first touch of one, or at once
// for a visitor who has votes and codes to be put back into a page that is the same for all.
const main = document.querySelector('main');
const load = (): Promise<typeof import('./coupon-actions.element.ts')> => import(/* @vite-ignore */ late);
const known = () => document.cookie.includes('coupons=') && load().then(({ mark }) => mark());
const ready = () => load().then(({ press }) => main?.addEventListener('click', press));
// Safari focuses no button that is clicked.
for (const touch of ['pointerover', 'pointerdown', 'focusin'])
  main?.addEventListener(touch, ready, { once: true });
// No form stands behind this one: its first press must not wait for a script.
main?.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('[data-print]')) print();
});
known();
// Also back from the browser's own cache of pages.
addEventListener('pageshow', known);
