import type { ClientDirective } from 'astro';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import interaction from './interaction.ts';

// The browser's part in small: events of one flat island. Real browsers, React and slow code are e2e's.
class FakeMouseEvent extends Event {
  detail: number;
  ctrlKey: boolean;
  constructor(type: string, init: EventInit & { detail?: number; ctrlKey?: boolean } = {}) {
    super(type, { bubbles: init.bubbles, cancelable: init.cancelable });
    this.detail = init.detail ?? 0;
    this.ctrlKey = init.ctrlKey ?? false;
  }
}

class FakeIsland extends EventTarget {
  firstElementChild = null;
  inside: { replay: boolean } | null = null;
  attributes: Record<string, string> = { 'component-url': '/c.js', 'renderer-url': '/r.js' };
  closest = () => this.inside && { matches: () => this.inside?.replay };
  matches = () => false;
  contains = () => false;
  getAttribute = (name: string) => this.attributes[name];
}

const head = { append: vi.fn() };
let header: EventTarget;

beforeEach(() => {
  head.append.mockClear();
  vi.stubGlobal('MouseEvent', FakeMouseEvent);
  header = new EventTarget();
  vi.stubGlobal('document', {
    activeElement: null,
    head,
    createElement: () => ({}),
    querySelector: (selector: string) => (selector === 'header' ? header : null),
  });
  vi.stubGlobal('navigator', {});
});

function start(load?: () => Promise<() => Promise<void>>) {
  const island = new FakeIsland();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const heard: Event[] = [];
  const listen = (event: Event) => heard.push(event);
  const loading = vi.fn(
    load ??
      (async () => {
        await arrived;
        return async () => {
          for (const type of ['click', 'keydown']) island.addEventListener(type, listen);
        };
      }),
  );
  interaction(loading as Parameters<ClientDirective>[0], {} as never, island as unknown as HTMLElement);
  const send = (type: string, init: ConstructorParameters<typeof FakeMouseEvent>[1] = {}) => {
    const event = new FakeMouseEvent(type, { bubbles: true, cancelable: true, ...init });
    island.dispatchEvent(event);
    return event;
  };
  return { island, loading, heard, send, arrive };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('client:interaction', () => {
  it('loads at the first interaction, once', async () => {
    const { loading, send } = start();
    await turn();
    expect(loading).not.toHaveBeenCalled();
    for (const type of ['pointerover', 'focusin', 'touchstart', 'keydown']) send(type);
    expect(loading).toHaveBeenCalledTimes(1);
  });

  it('holds clicks until the island can take them, then gives each once and in order', async () => {
    const { island, send, arrive, heard } = start();
    const around = vi.fn();
    island.addEventListener('click', around);
    expect(send('click', { detail: 1 }).defaultPrevented).toBe(true);
    expect(send('click', { detail: 2 }).defaultPrevented).toBe(true);
    expect(heard).toHaveLength(0);
    expect(around).not.toHaveBeenCalled();
    arrive();
    await turn();
    expect(heard.map((event) => (event as FakeMouseEvent).detail)).toEqual([1, 2]);
    expect(around).toHaveBeenCalledTimes(2);
    expect(send('click', { detail: 3 }).defaultPrevented).toBe(false);
    expect(heard).toHaveLength(3);
  });

  it('leaves links to the browser, unless their handler matters more and no key asks for a tab', async () => {
    const { island, send, arrive, heard } = start();
    island.inside = { replay: false };
    expect(send('click').defaultPrevented).toBe(false);
    island.inside = { replay: true };
    expect(send('click', { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(send('click').defaultPrevented).toBe(true);
    arrive();
    await turn();
    expect(heard).toHaveLength(1);
  });

  it('drops the click that a key made when the island prevents the key', async () => {
    const { island, send, arrive, heard } = start();
    send('keydown');
    send('click', { detail: 0 });
    send('click', { detail: 1 });
    island.addEventListener('keydown', (event) => event.preventDefault());
    arrive();
    await turn();
    expect(heard.map((event) => event.type)).toEqual(['keydown', 'click']);
  });

  it('gives the page its events back when the code does not come', async () => {
    const { island, send } = start(() => Promise.reject(new Error('offline')));
    send('click');
    const heard = vi.fn();
    island.addEventListener('click', heard);
    await turn();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(send('click').defaultPrevented).toBe(false);
  });

  it.each(['pointerover', 'focusin'])(
    'brings code and renderer near, once, when there is a %s in the header',
    (type) => {
      start();
      expect(head.append).not.toHaveBeenCalled();
      for (let times = 0; times < 2; times += 1) header.dispatchEvent(new Event(type));
      header.dispatchEvent(new Event('focusin'));
      expect(head.append.mock.calls.map(([link]) => link)).toEqual(
        ['/c.js', '/r.js'].map((href) => ({ rel: 'modulepreload', fetchPriority: 'low', href })),
      );
    },
  );

  it.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
    'brings nothing near over a metered connection',
    (connection) => {
      vi.stubGlobal('navigator', { connection });
      start();
      header.dispatchEvent(new Event('pointerover'));
      expect(head.append).not.toHaveBeenCalled();
    },
  );
});
