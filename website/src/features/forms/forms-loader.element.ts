import late from './enhanced-form.element.ts?late';
import { DRAFT_PREFIX } from './form-constants.ts';

// All that a form costs a page before it is touched: it works without scripts, its own comes with the first touch, or
// at once where something is kept to be put back.
const SIGNS = ['focusin', 'pointerover', 'dragenter'];
for (const form of document.querySelectorAll<HTMLElement>('enhanced-form')) {
  let ready = false;
  const load = () =>
    import(/* @vite-ignore */ late).then(
      () => {
        ready = true;
      },
      // Without its script a stepped form shows all its questions.
      () => form.querySelector('[data-steps]')?.setAttribute('data-steps', 'all'),
    );
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(DRAFT_PREFIX + form.dataset.id))
        if (form.dataset.state === 'done') sessionStorage.removeItem(name);
        else load();
  } catch {
    // No storage: nothing is kept.
  }
  for (const sign of SIGNS) form.addEventListener(sign, load, { once: true });
  // A step that was asked for before the script was there is made then.
  form.addEventListener('click', ({ target }) => {
    if (!ready) load().then(() => (target as Element).closest<HTMLElement>('[data-next]')?.click());
  });
}
