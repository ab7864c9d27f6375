import late from './coupon-actions.element.ts?late';

// The buttons are forms and work without scripts; what scripts do better comes with the first touch of one.
const main = document.querySelector('main');
const load = (): Promise<typeof import('./coupon-actions.element.ts')> => import(/* @vite-ignore */ late);
main?.addEventListener('pointerover', load, { once: true });
main?.addEventListener('focusin', () => load().then(({ press }) => main.addEventListener('click', press)), {
  once: true,
});
