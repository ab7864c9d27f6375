import type { ClientDirective } from 'astro';

const NEAR = ['pointerover', 'focusin'];

/** Brings the island's code near, unless the visitor pays for every byte. */
function prefetch(island: HTMLElement) {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;
  for (const name of ['component-url', 'renderer-url']) {
    const href = island.getAttribute(name);
    const link = document.createElement('link');
    if (href) document.head.append(Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href }));
  }
}

/** Whether the pointer or the focus is inside. */
const isAt = (element: Element) => element.matches(':hover') || element.contains(document.activeElement);

/**
 * `client:interaction`: hydrates an island at the first pointer, focus, touch, click, key or input inside it, then
 * hands it what happened while its code was loading:
 * - a click on a link is the browser's own, with the address as it stands and its query: the page must not wait.
 *   `summary` opens at once too;
 * - any other click is held and dispatched again, so that a form is not sent and a box not ticked twice;
 * - a key is dispatched again; if the island prevents it, the click that the key itself made is dropped;
 * - text already typed stays in its field and is announced by an `input` event, which controlled fields need;
 * - pointer and focus that are still inside are announced, since they will not come a second time.
 *
 * This code itself comes with the first sign of a visitor (`layout/interaction/first-interaction.ts`), so the pointer,
 * the focus or a text may be inside already.
 */
const interaction: ClientDirective = (load, _options, island) => {
  const held: Event[] = [];
  const typed = new Set<HTMLInputElement>();
  let begun = false;
  let ready = false;
  let pointed: EventTarget | null = null;

  async function hydrate() {
    begun = true;
    try {
      await (await load())();
    } catch {
      // Code that does not come: the page gets its events back, for links and forms work without it.
    }
    ready = true;
    const tell = (target: EventTarget | null, type: string) =>
      target?.dispatchEvent(new MouseEvent(type, { bubbles: true }));
    // Discrete and without meaning: React then hydrates at once instead of when it finds time.
    tell(island.firstElementChild, 'touchcancel');
    for (const field of typed) {
      const text = field.value;
      // React watches the field's own setter and would take the text for old news; the prototype's it does not see.
      field.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
      tell(field, 'input');
      tell(field, 'change');
    }
    if (island.matches(':hover')) {
      tell(pointed, 'pointerover');
      tell(pointed, 'mouseover');
    }
    if (island.contains(document.activeElement)) tell(document.activeElement, 'focusin');
    let prevented = false;
    for (const event of held) {
      if (event.type === 'click' && prevented && !(event as MouseEvent).detail) continue;
      prevented = !event.target?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
    }
  }

  function notice(event: Event) {
    if (ready) return;
    if (!begun) hydrate();
    const { target, type } = event as Event & { target: HTMLInputElement };
    if (type === 'pointerover') pointed = target;
    if (type === 'input') typed.add(target);
    if (type === 'keydown') held.push(event);
    if (type !== 'click') return;
    if (target.closest('a[href],summary')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
  }

  for (const type of ['pointerover', 'focusin', 'touchstart', 'click', 'keydown', 'input'])
    island.addEventListener(type, notice, { capture: true, passive: type === 'touchstart' });
  for (const field of island.querySelectorAll('input'))
    if (field.value !== field.defaultValue) typed.add(field);
  if (isAt(island)) hydrate();

  // Whoever is at the top of the page may want one of them next; most visitors never are.
  const header = document.querySelector('header');
  const near = () => {
    for (const type of NEAR) header?.removeEventListener(type, near);
    prefetch(island);
  };
  if (header && isAt(header)) prefetch(island);
  else for (const type of NEAR) header?.addEventListener(type, near);
};

export default interaction;
