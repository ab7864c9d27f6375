import late from './map-view.element.ts?late';
import { settleDoors } from './plan-doors.ts';

// Shows the plan's buttons, keeps closed shops dimmed, and fetches the code of the map at the first sign of a wish
// to use it. Until it is there links and forms are the browser's own; a press of a button is given again.
const map = document.querySelector('map-view');
const SIGNS = ['pointerover', 'touchstart', 'focusin', 'wheel'] as const;

if (map) {
  const ready = () => {
    for (const controls of map.querySelectorAll('[data-controls]')) controls.removeAttribute('data-off');
    settleDoors(map);
  };
  new MutationObserver(ready).observe(map, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-state'],
  });
  ready();
  let missed: Element | null = null;
  const keep = ({ target }: Event) => {
    missed = (target as Element).closest('[data-zoom-by]') ?? missed;
  };
  const begin = () => {
    for (const sign of SIGNS) map.removeEventListener(sign, begin);
    import(/* @vite-ignore */ late).then(() => {
      map.removeEventListener('click', keep);
      (missed as HTMLElement | null)?.click();
    });
  };
  map.addEventListener('click', keep);
  for (const sign of SIGNS) map.addEventListener(sign, begin, { passive: true });
}
