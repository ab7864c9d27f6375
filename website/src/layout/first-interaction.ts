import late from './after-interaction.ts?late';

/**
 * Loads what only an interaction needs (the menu) at the first sign of one, so that a visitor who reads
 * pays nothing for it. Until the code is there everything is a link or a disclosure and works as such; a key that
 * was pressed meanwhile is given again, since shortcuts have no link.
 */
const SIGNS = ['pointerover', 'touchstart', 'focusin', 'keydown', 'scroll'] as const;

function begin(event: Event) {
  for (const sign of SIGNS) removeEventListener(sign, begin, true);
  import(/* @vite-ignore */ late).then(() => {
    if (event instanceof KeyboardEvent) event.target?.dispatchEvent(new KeyboardEvent(event.type, event));
  });
}

for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true });
