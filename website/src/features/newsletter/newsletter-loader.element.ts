import { active } from '../../client/active.ts';
import late from './newsletter.element.ts?late';
import { POPUP_DELAY_MS } from './newsletter-constants.ts';

// All that the newsletter costs a page before its time: the form works without scripts, its script comes with the
// first focus, the pop-up after its delay.
const form = document.querySelector('newsletter-form');
const load = (): Promise<typeof import('./newsletter.element.ts')> => import(/* @vite-ignore */ late);

if (form) {
  form.addEventListener('focusin', load, { once: true });
  active.then(() => setTimeout(() => load().then(({ offer }) => offer(form)), POPUP_DELAY_MS));
}
