import { type View, WHOLE } from './pan-zoom.ts';
import { PlanStage } from './plan-stage.ts';

/** Typing rests this long before the map is searched. */
const TYPING_MS = 250;

interface Visit {
  history?: 'push' | 'replace';
  /** Where the focus goes when what had it is gone. */
  focus?: string;
}

/**
 * `<map-view>`: moves the plan, and follows the map's own links and forms without leaving the page. Each view is what
 * the server makes of its address, so that a link, a reload and the back button show the same; when one cannot be
 * had, the browser goes there itself.
 */
class MapViewElement extends HTMLElement {
  #stage: PlanStage | undefined;
  #asked: AbortController | undefined;
  #typing: ReturnType<typeof setTimeout> | undefined;

  connectedCallback() {
    this.addEventListener('click', this.#click);
    this.addEventListener('submit', this.#submit);
    this.addEventListener('input', this.#input);
    addEventListener('popstate', this.#back);
    addEventListener('beforeprint', this.#print);
    addEventListener('afterprint', this.#print);
    this.#wire(WHOLE);
  }

  disconnectedCallback() {
    removeEventListener('popstate', this.#back);
    removeEventListener('beforeprint', this.#print);
    removeEventListener('afterprint', this.#print);
  }

  #wire(view: View) {
    const stage = this.querySelector<HTMLElement>('[data-stage]');
    const svg = stage?.querySelector<SVGSVGElement>(':scope > svg');
    this.#stage = stage && svg ? new PlanStage(stage, svg, view) : undefined;
    const marked = svg?.querySelector('[aria-current]');
    if (marked) this.#stage?.reveal(marked);
  }

  #click = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement | SVGAElement>(
      'a[data-part],a[data-room]',
    );
    const href = link?.getAttribute('href');
    if (!href || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.button)
      return;
    event.preventDefault();
    this.#go(href, { history: 'push' });
  };

  #submit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches('[data-part]')) return;
    event.preventDefault();
    clearTimeout(this.#typing);
    this.#go(addressOf(form), { history: 'push', focus: form.matches('[data-typing]') ? '#shops' : '#way' });
  };

  #input = (event: Event) => {
    const form = (event.target as HTMLInputElement).closest<HTMLFormElement>('form[data-typing]');
    if (!form) return;
    clearTimeout(this.#typing);
    this.#typing = setTimeout(() => this.#go(addressOf(form), { history: 'replace' }), TYPING_MS);
  };

  #print = ({ type }: Event) => this.#stage?.printing(type === 'beforeprint');

  #back = () => {
    this.#go(location.href, {});
  };

  async #go(href: string, { history: entry, focus = 'h1' }: Visit) {
    this.#asked?.abort();
    const asked = new AbortController();
    this.#asked = asked;
    try {
      const answer = await fetch(href, { signal: asked.signal, headers: { accept: 'text/html' } });
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const next = page.querySelector('map-view');
      if (!answer.ok || !next) throw new Error('no map');
      const url = answer.redirected ? answer.url : href;
      if (entry === 'push') history.pushState(null, '', url);
      if (entry === 'replace') history.replaceState(null, '', url);
      this.#swap(page, next, focus);
    } catch {
      if (!asked.signal.aborted) location.assign(href);
    }
  }

  #swap(page: Document, next: Element, focus: string) {
    const view = this.#stage?.view ?? WHOLE;
    const had = document.activeElement;
    const within = had !== null && this.contains(had);
    const typed = had instanceof HTMLInputElement ? had : null;
    const [main, nextMain] = [this.closest('main'), next.closest('main')];
    if (main && nextMain) {
      main.className = nextMain.className;
      main.dataset.page = nextMain.dataset.page;
    }
    document.title = page.title;
    this.replaceChildren(...document.adoptNode(next).childNodes);
    this.#wire(view);
    const status = this.nextElementSibling;
    if (status) status.textContent = this.querySelector('h1')?.textContent ?? '';
    if (typed) {
      const field = this.querySelector<HTMLInputElement>(`#${CSS.escape(typed.id)}`);
      if (!field) return;
      field.value = typed.value;
      field.focus({ preventScroll: true });
      if (typed.selectionStart !== null) field.setSelectionRange(typed.selectionStart, typed.selectionEnd);
    } else if (within) {
      const own = had?.getAttribute('href');
      const same =
        own &&
        this.querySelector<HTMLElement>(
          `${had instanceof SVGElement ? 'svg ' : ''}a[href="${CSS.escape(own)}"]`,
        );
      const target = same || this.querySelector<HTMLElement>(focus) || this.querySelector<HTMLElement>('h1');
      if (target && target !== same) target.tabIndex = -1;
      target?.focus({ preventScroll: same !== null });
    }
  }
}

/** Where a form leads, without its empty fields. */
function addressOf(form: HTMLFormElement): string {
  const url = new URL(form.action);
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') url.searchParams.append(name, value);
  }
  return url.pathname + url.search;
}

if (!customElements.get('map-view')) customElements.define('map-view', MapViewElement);
