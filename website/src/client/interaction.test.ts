import type { ClientDirective } from 'astro';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import interaction from './interaction.ts';

// The browser's part in small: events of one flat island. Real browsers, React and slow code are e2e's.
class FakeMouseEvent extends Event {
  detail: number;
  constructor(type: string, init: EventInit & { detail?: number } = {}) {
    super(type, { bubbles: init.bubbles, cancelable: init.cancelable });
    this.detail = init.detail ?? 0;
  }
}

class FakeIsland extends EventTarget {
  firstElementChild = null;
  link: object | null = null;
  at = false;
  fields: { value: string; defaultValue: string }[] = [];
  attributes: Record<string, string> = { 'component-url': '/c.js', 'renderer-url': '/r.js' };
  closest = () => this.link;
  matches = () => this.at;
  querySelectorAll = () => this.fields;
  contains = () => false;
  getAttribute = (name: string) => this.attributes[name];
}

const head = { append: vi.fn() };
let header: EventTarget & { matches: () => boolean; contains: () => boolean };

beforeEach(() => {
  head.append.mockClear();
  vi.stubGlobal('MouseEvent', FakeMouseEvent);
  header = Object.assign(new EventTarget(), { matches: () => false, contains: () => false });
  vi.stubGlobal('document', {
    activeElement: null,
    head,
    createElement: () => ({}),
    querySelector: (selector: string) => (selector === 'header' ? header : null),
  });
  vi.stubGlobal('navigator', {});
});

function start(load?: () => Promise<() => Promise<void>>, found: Partial<FakeIsland> = {}) {
  const island = Object.assign(new FakeIsland(), found);
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

  it('leaves links to the browser', async () => {
    const { send, arrive, heard } = start(undefined, { link: {} });
    expect(send('click').defaultPrevented).toBe(false);
    arrive();
    await turn();
    expect(heard).toHaveLength(0);
  });

  it('loads at once where the pointer is already, and announces a text that is there', async () => {
    const announced: string[] = [];
    class Field extends EventTarget {
      value = 'buty';
      defaultValue = '';
    }
    const field = new Field();
    for (const type of ['input', 'change']) field.addEventListener(type, () => announced.push(type));
    const { loading, arrive } = start(undefined, { at: true, fields: [field] });
    expect(loading).toHaveBeenCalledTimes(1);
    arrive();
    await turn();
    expect(announced).toEqual(['input', 'change']);
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

  it('brings them near at once where the pointer is in the header already', () => {
    header.matches = () => true;
    start();
    expect(head.append).toHaveBeenCalledTimes(2);
  });

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
