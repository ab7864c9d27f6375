import late from './after-interaction.ts?late';

/**
 * Loads what only an interaction needs (the menu, islands) at the first sign of one, so that a visitor who reads
 * pays nothing for it. Until the code is there everything is a link or a disclosure and works as such. What has
 * neither, a key or a press of a menu's button, is given again once the code has come, the last one only: what a
 * visitor asked for before, they have asked for again.
 */
const SIGNS = ['pointerover', 'touchstart', 'focusin', 'keydown', 'scroll'] as const;
const WISHES = ['keydown', 'click'] as const;

let missed: Event | undefined;

function keep(event: Event) {
  if (
    event.type === 'keydown' ||
    (event.target as Element).closest('site-nav [aria-controls],dialog [aria-controls]')
  )
    missed = event;
}

function begin() {
  for (const sign of SIGNS) removeEventListener(sign, begin, true);
  import(/* @vite-ignore */ late).then(() => {
    for (const wish of WISHES) removeEventListener(wish, keep, true);
    if (missed && !missed.defaultPrevented)
      missed.target?.dispatchEvent(new (missed.constructor as typeof Event)(missed.type, missed));
  });
}

for (const wish of WISHES) addEventListener(wish, keep, true);
for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true });
