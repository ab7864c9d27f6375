import { afterEach, describe, expect, it, vi } from 'vitest';
import { press } from './coupon-actions.element.ts';
import { SHOW_PATH, VOTE_PATH } from './coupon-shown.ts';

// The browser's part in small: a list of coupons, each with its two buttons. Real browsers are e2e's.
const SITE = 'https://centre.example';
const settled = () => new Promise((resolve) => setTimeout(resolve));

interface FakeButton {
  closest(): FakeButton;
  form: ReturnType<typeof formOf>;
  formAction: string;
  attributes: Map<string, string>;
  parentElement: { setAttribute(name: string): void; querySelector(): null };
  hasAttribute(name: string): boolean;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
}

let buttons: FakeButton[] = [];
let left: string[] = [];

function formOf(id: number) {
  const shown: Record<string, string> = { number: '4', noun: 'głosy' };
  const part = (selector: string) => /votes=(\w+)/.exec(selector)?.[1] ?? '';
  const item = {
    querySelector: (selector: string) => ({
      replaceChildren: (text: string) => {
        shown[part(selector)] = text;
      },
    }),
  };
  const form = { id, shown, action: '', closest: () => item, submit: () => void left.push(form.action) };
  return form;
}

function buttonOf(form: ReturnType<typeof formOf>, path: string): FakeButton {
  const attributes = new Map<string, string>();
  const button: FakeButton = {
    closest: () => button,
    form,
    formAction: `${SITE}${path}?locale=pl-PL`,
    attributes,
    parentElement: { setAttribute: (name) => void attributes.set(name, ''), querySelector: () => null },
    hasAttribute: (name) => attributes.has(name),
    setAttribute: (name, value) => void attributes.set(name, value),
    removeAttribute: (name) => void attributes.delete(name),
  };
  buttons.push(button);
  return button;
}

/** Presses a button; whether that is all that happens. */
function pressed(target: FakeButton): boolean {
  let prevented = false;
  press({ target, preventDefault: () => (prevented = true) } as unknown as Event);
  return prevented;
}

/** Posts wait until they are answered by hand. */
function answers() {
  const asked: { id: string; answer: (response: Response) => void }[] = [];
  vi.stubGlobal(
    'FormData',
    class extends Array<[string, string]> {
      constructor(form: { id: number }) {
        super(['coupon', String(form.id)]);
      }
    },
  );
  vi.stubGlobal('document', {
    querySelector: () => buttons.find(({ attributes }) => attributes.has('aria-busy')) ?? null,
  });
  vi.stubGlobal(
    'fetch',
    (_: string, { body }: { body: URLSearchParams }) =>
      new Promise<Response>((answer) => asked.push({ id: body.get('coupon') ?? '', answer })),
  );
  return asked;
}

const voted = (number: string, noun: string) => Response.json({ votes: { number, noun }, text: 'ok' });

afterEach(() => {
  vi.unstubAllGlobals();
  [buttons, left] = [[], []];
});

describe('votes in the list', () => {
  it('say number and noun anew', async () => {
    const asked = answers();
    const form = formOf(7);
    const button = buttonOf(form, VOTE_PATH);
    expect(pressed(button)).toBe(true);
    await settled();
    asked[0]?.answer(voted('5', 'głosów'));
    await settled();
    expect(form.shown).toEqual({ number: '5', noun: 'głosów' });
    expect([...button.attributes.keys()]).toEqual(['data-done']);
  });

  it('go one after the other, since each answer’s cookie is made of what its request brought', async () => {
    const asked = answers();
    for (const id of [1, 2]) pressed(buttonOf(formOf(id), VOTE_PATH));
    await settled();
    expect(asked.map(({ id }) => id)).toEqual(['1']);
    asked[0]?.answer(voted('2', 'głosy'));
    await settled();
    expect(asked.map(({ id }) => id)).toEqual(['1', '2']);
    asked[1]?.answer(voted('2', 'głosy'));
    await settled();
    expect(left).toEqual([]);
  });

  it('that fail lead to their page when those behind have had their turn', async () => {
    const asked = answers();
    for (const id of [1, 2]) pressed(buttonOf(formOf(id), VOTE_PATH));
    await settled();
    asked[0]?.answer(new Response(null, { status: 503 }));
    await settled();
    expect([asked.length, left]).toEqual([2, []]);
    asked[1]?.answer(voted('1', 'głos'));
    await settled();
    expect(left).toEqual([`${SITE}${VOTE_PATH}?locale=pl-PL`]);
    expect(buttons.some(({ attributes }) => attributes.has('aria-busy'))).toBe(false);
  });

  it('let a code be asked for at once, but for one that is under way', async () => {
    const asked = answers();
    const show = buttonOf(formOf(2), SHOW_PATH);
    expect(pressed(show)).toBe(false);
    pressed(buttonOf(formOf(1), VOTE_PATH));
    expect(pressed(show)).toBe(true);
    await settled();
    expect(left).toEqual([]);
    asked[0]?.answer(voted('2', 'głosy'));
    await settled();
    expect(left).toEqual([`${SITE}${SHOW_PATH}?locale=pl-PL`]);
  });
});
