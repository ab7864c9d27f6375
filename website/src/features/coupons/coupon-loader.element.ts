import late from './coupon-actions.element.ts?late';

// The buttons are forms and work without scripts; what scripts do better comes with the first touch of one, or at once
// for a visitor who has votes and codes to be put back into a page that is the same for all.
const main = document.querySelector('main');
const load = (): Promise<typeof import('./coupon-actions.element.ts')> => import(/* @vite-ignore */ late);
const known = () => document.cookie.includes('coupons=') && load().then(({ mark }) => mark());
main?.addEventListener('pointerover', load, { once: true });
main?.addEventListener('focusin', () => load().then(({ press }) => main.addEventListener('click', press)), {
  once: true,
});
known();
// Also back from the browser's own cache of pages.
addEventListener('pageshow', known);
