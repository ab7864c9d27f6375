import { clampView, panned, type Size, type View, WHOLE, zoomAt, zoomStep } from './pan-zoom.ts';
import { showLogos } from './plan-logos.ts';

/** Pixels that a pointer may tremble before a press becomes a drag. */
const TREMBLE = 5;
const KEY_STEP = 90;
const KEY_ZOOM = 1.6;
/** After the last movement the drawing is painted anew at its size. */
const SETTLE_MS = 180;
const MARGIN = 48;

/**
 * The stage with the plan: moved by drag, wheel, pinch, buttons and keys. Only the transform of the drawing changes,
 * once a frame, on a layer of its own: nothing is laid out or painted while it moves.
 */
export class PlanStage {
  readonly #stage: HTMLElement;
  readonly #svg: SVGSVGElement;
  readonly #buttons: HTMLElement[];
  #view: View;
  #frame = 0;
  #settling: ReturnType<typeof setTimeout> | undefined;
  #size: Size;
  readonly #pointers = new Map<number, [number, number]>();
  #dragged = false;

  constructor(stage: HTMLElement, svg: SVGSVGElement, view: View) {
    this.#stage = stage;
    this.#svg = svg;
    this.#buttons = [...stage.querySelectorAll<HTMLElement>('[data-zoom-by]')];
    this.#size = sizeOf(svg);
    this.#view = clampView(view, this.#size);
    // Kept, since asking while the plan moves would have its layout made anew.
    new ResizeObserver(() => {
      this.#size = sizeOf(svg);
      this.#show(clampView(this.#view, this.#size));
    }).observe(stage);
    stage.dataset.live = '';
    stage.tabIndex = 0;
    stage.setAttribute('role', 'group');
    stage.setAttribute('aria-label', svg.getAttribute('aria-label') ?? '');
    stage.setAttribute('aria-description', stage.dataset.hint ?? '');
    stage.addEventListener('pointerdown', this.#down);
    stage.addEventListener('pointermove', this.#move);
    stage.addEventListener('pointerup', this.#up);
    stage.addEventListener('pointercancel', this.#up);
    stage.addEventListener('wheel', this.#wheel, { passive: false });
    stage.addEventListener('keydown', this.#key);
    stage.addEventListener('click', this.#click, true);
    stage.addEventListener('dragstart', (event) => event.preventDefault());
    stage.addEventListener('focusin', this.#follow);
    this.#draw();
  }

  get view(): View {
    return this.#view;
  }

  /** The whole plan goes on paper; what was seen before comes back after it. */
  printing(begins: boolean) {
    if (begins) this.#svg.style.transform = '';
    else this.#draw();
  }

  /** Brings an element of the drawing into sight. */
  reveal(element: Element) {
    if (this.#view.zoom === 1) return;
    const [own, all] = [element.getBoundingClientRect(), this.#stage.getBoundingClientRect()];
    const off = (from: number, to: number, low: number, high: number) =>
      from < low + MARGIN ? low + MARGIN - from : to > high - MARGIN ? high - MARGIN - to : 0;
    this.#show(
      panned(
        this.#view,
        off(own.left, own.right, all.left, all.right),
        off(own.top, own.bottom, all.top, all.bottom),
        this.#size,
      ),
    );
  }

  /** A point of the screen, from the drawing's corner at rest. */
  #local(x: number, y: number): [number, number] {
    const rect = this.#svg.getBoundingClientRect();
    return [x - rect.left + this.#view.x, y - rect.top + this.#view.y];
  }

  #show(view: View) {
    this.#view = view;
    if (!('moving' in this.#stage.dataset)) this.#stage.dataset.moving = '';
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => delete this.#stage.dataset.moving, SETTLE_MS);
    this.#frame ||= requestAnimationFrame(() => this.#draw());
  }

  #draw() {
    this.#frame = 0;
    const { zoom, x, y } = this.#view;
    this.#svg.style.transform = zoom === 1 ? '' : `translate3d(${x}px,${y}px,0) scale(${zoom})`;
    const step = String(zoomStep(zoom));
    if (this.#stage.dataset.zoom !== step) this.#stage.dataset.zoom = step;
    if (step !== '0') showLogos(this.#svg);
    if ((zoom === 1) !== 'whole' in this.#stage.dataset)
      this.#stage.toggleAttribute('data-whole', zoom === 1);
    for (const button of this.#buttons) {
      const off = Number(button.dataset.zoomBy) < 1 && zoom === 1;
      if ((button.getAttribute('aria-disabled') === 'true') !== off)
        button.setAttribute('aria-disabled', String(off));
    }
  }

  #zoom(factor: number, at?: [number, number]) {
    const size = this.#size;
    const point = at ?? [size.width / 2, size.height / 2];
    this.#show(factor === 0 ? WHOLE : zoomAt(this.#view, factor, point, size));
  }

  #down = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest('[data-controls]')) return;
    this.#pointers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.#pointers.size === 1) this.#dragged = false;
  };

  #move = (event: PointerEvent) => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before[0], event.clientY - before[1]];
    if (!this.#dragged && this.#pointers.size === 1 && Math.hypot(dx, dy) < TREMBLE) return;
    if (!this.#dragged) {
      this.#dragged = true;
      this.#stage.setPointerCapture(event.pointerId);
    }
    const others = [...this.#pointers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    this.#pointers.set(event.pointerId, [event.clientX, event.clientY]);
    const other = others[0];
    if (!other) {
      this.#show(panned(this.#view, dx, dy, this.#size));
      return;
    }
    const apart = (x: number, y: number) => Math.hypot(x - other[0], y - other[1]) || 1;
    const middle = this.#local((event.clientX + other[0]) / 2, (event.clientY + other[1]) / 2);
    const view = zoomAt(
      this.#view,
      apart(event.clientX, event.clientY) / apart(before[0], before[1]),
      middle,
      this.#size,
    );
    this.#show(panned(view, dx / 2, dy / 2, this.#size));
  };

  #up = (event: PointerEvent) => {
    this.#pointers.delete(event.pointerId);
  };

  /** The click that ends a drag is no click on a shop. */
  #click = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-zoom-by]');
    if (button) this.#zoom(Number(button.dataset.zoomBy));
    else if (this.#dragged && event.detail > 0) {
      event.preventDefault();
      event.stopPropagation();
    }
    this.#dragged = false;
  };

  #wheel = (event: WheelEvent) => {
    // Out of the whole plan the page scrolls on.
    if (event.deltaY > 0 && this.#view.zoom === 1) return;
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const speed = event.ctrlKey ? 0.01 : 0.002;
    this.#zoom(Math.exp(-event.deltaY * lines * speed), this.#local(event.clientX, event.clientY));
  };

  #key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const pans: Record<string, [number, number]> = {
      ArrowLeft: [KEY_STEP, 0],
      ArrowRight: [-KEY_STEP, 0],
      ArrowUp: [0, KEY_STEP],
      ArrowDown: [0, -KEY_STEP],
    };
    const pan = pans[event.key];
    if (pan) {
      if (this.#view.zoom === 1) return;
      this.#show(panned(this.#view, pan[0], pan[1], this.#size));
    } else if (event.key === '+' || event.key === '=') this.#zoom(KEY_ZOOM);
    else if (event.key === '-') this.#zoom(1 / KEY_ZOOM);
    else if (event.key === '0') this.#zoom(0);
    else return;
    event.preventDefault();
  };

  /** A link that takes the focus out of sight: the browser would scroll the stage, we move the plan. */
  #follow = (event: FocusEvent) => {
    this.#stage.scrollTo(0, 0);
    const target = event.target as Element;
    if (this.#svg.contains(target) && target.matches(':focus-visible')) this.reveal(target);
  };
}

function sizeOf(svg: SVGSVGElement): Size {
  return { width: svg.clientWidth || 1, height: svg.clientHeight || 1 };
}
