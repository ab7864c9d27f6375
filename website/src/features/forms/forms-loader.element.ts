import late from './enhanced-form.element.ts?late';
import { DRAFT_PREFIX } from './form-constants.ts';

// All that a form costs a page before it is touched: it works without scripts, its own comes with the first focus, or
// at once where something is kept to be put back.
const SIGNS = ['focusin', 'pointerover', 'dragenter', 'click'];
for (const form of document.querySelectorAll<HTMLElement>('enhanced-form')) {
  // Without its script a stepped form shows all its questions.
  const load = () =>
    import(/* @vite-ignore */ late).catch(() =>
      form.querySelector('[data-steps]')?.setAttribute('data-steps', 'all'),
    );
  const key = DRAFT_PREFIX + form.dataset.id;
  let kept: string | null = null;
  try {
    if (form.dataset.state === 'done') sessionStorage.removeItem(key);
    kept = sessionStorage.getItem(key);
  } catch {
    // No storage: nothing is kept.
  }
  if (kept) load();
  else for (const sign of SIGNS) form.addEventListener(sign, load, { once: true });
}
