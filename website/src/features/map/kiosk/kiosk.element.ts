import { createRest } from './rest.ts';

const KEY = 'kiosk-start';
const WORKER = '/wayfinder-worker.js';

/** The first start that this tab showed, in the language the kiosk was set up with. */
function startOf(own: string): string {
  try {
    const known = sessionStorage.getItem(KEY);
    if (known?.startsWith('/')) return known;
    sessionStorage.setItem(KEY, own);
  } catch {
    // Without storage the language of the last visitor stays.
  }
  return own;
}

const link = document.querySelector<HTMLAnchorElement>('[data-start]');
if (link) {
  const start = startOf(link.getAttribute('href') ?? location.pathname);
  const rest = createRest(() => location.replace(start), {
    set: (call, ms) => setTimeout(call, ms),
    clear: (timer) => clearTimeout(timer as number),
  });
  for (const sign of ['pointerdown', 'keydown', 'wheel', 'scroll', 'touchmove'])
    addEventListener(sign, () => rest.touched(), { passive: true, capture: true });
  // A view that is not the start was asked for by somebody, who may be gone already.
  if (location.pathname + location.search !== start) rest.touched();

  // The worker is for this screen alone: its scopes are the wayfinder's addresses, one in each language.
  const languages = [...document.querySelectorAll<HTMLAnchorElement>('[data-language]')];
  const scopes = new Set([location.pathname, ...languages.map(({ pathname }) => pathname)]);
  const { serviceWorker } = navigator;
  if (serviceWorker) {
    for (const scope of scopes) serviceWorker.register(WORKER, { scope }).catch(() => undefined);
    serviceWorker.ready.then(({ active }) =>
      active?.postMessage({ keep: location.href, others: languages.map(({ href }) => href) }),
    );
  }
}
