import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Loading, type LoadOptions, startTranslations } from './load-translations.ts';
import { NAMESPACES } from './messages/namespaces.ts';
import { createTranslations } from './translator.ts';

let loading: Loading | undefined;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  loading?.stop();
  vi.useRealTimers();
});

/** A backend that answers `common` in one language with what `body` gives, and knows no other file. */
function start(body: () => Response | Promise<Response>, more: Partial<LoadOptions> = {}) {
  const asked: { url: string; at: number }[] = [];
  const into = createTranslations();
  const log = vi.fn();
  const changed = vi.fn();
  const begun = Date.now();
  loading = startTranslations({
    url: 'https://texts.example/',
    locales: ['en'],
    into,
    log,
    changed,
    fetch: async (url) => {
      if (!url.endsWith('/en/common.json')) return new Response('', { status: 404 });
      asked.push({ url, at: Date.now() - begun });
      return body();
    },
    ...more,
  });
  return { asked, log, changed, t: into.translator('en') };
}

const json = (value: unknown) => new Response(JSON.stringify(value));
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe('startTranslations', () => {
  it('puts loaded texts over the shipped ones and keeps those it does not bring', async () => {
    const { t, asked, changed } = start(() => json({ yes: 'Aye' }));
    await settle();
    await loading?.ready;
    expect([t('common:yes'), t('common:no')]).toEqual(['Aye', 'No']);
    expect(asked.map(({ url }) => url)).toEqual(['https://texts.example/en/common.json']);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('retries five times, waiting 350 ms and doubling, then keeps the shipped texts', async () => {
    const { t, asked, log, changed } = start(() => new Response('', { status: 503 }));
    await settle(60_000);
    expect(asked.map(({ at }) => at)).toEqual([0, 350, 1050, 2450, 5250, 10_850]);
    expect(t('common:yes')).toBe('Yes');
    expect(changed).not.toHaveBeenCalled();
    expect(log).toHaveBeenCalledWith('translations-failed', expect.objectContaining({ namespace: 'common' }));
  });

  it('retries when the network fails and takes the answer that comes', async () => {
    let tries = 0;
    const { t } = start(() => {
      tries += 1;
      if (tries < 3) throw new Error('socket hang up');
      return json({ yes: 'Aye' });
    });
    await settle(1050);
    expect(t('common:yes')).toBe('Aye');
  });

  it('does not retry a file that is not there or not JSON', async () => {
    const { asked, t } = start(() => new Response('<html>'));
    await settle(60_000);
    expect(asked).toHaveLength(1);
    expect(t('common:yes')).toBe('Yes');
  });

  it('asks again every 10 minutes; a later failure keeps what was loaded', async () => {
    const answers = [json({ yes: 'Aye' }), json({ yes: 'Sure' }), new Response('', { status: 500 })];
    const { asked, t, changed } = start(() => answers.shift() ?? new Response('', { status: 500 }));
    await settle(599_000);
    expect([asked.length, t('common:yes')]).toEqual([1, 'Aye']);
    await settle(1_000);
    expect([asked.length, t('common:yes')]).toEqual([2, 'Sure']);
    await settle(620_000);
    expect([asked.length, t('common:yes')]).toEqual([8, 'Sure']);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('stops when told', async () => {
    const { asked } = start(() => json({}));
    await settle();
    loading?.stop();
    await settle(3_600_000);
    expect(asked).toHaveLength(1);
  });

  it('refuses texts that do not fit, by name', async () => {
    const { t, log } = start(() =>
      json({
        yes: ' ',
        no: { deep: 'No' },
        intruder: 'x',
        constructor: 'x',
        validation: { required: 'Fill it in', tooShort: 'Shorter!' },
        unit: { hours_few: 'x', hours_one: 'an hour' },
      }),
    );
    await settle();
    expect([t('common:yes'), t('common:no')]).toEqual(['Yes', 'No']);
    expect(t('common:validation.required', { field: 'Name' })).toBe('Name is required');
    expect(t('common:validation.tooShort')).toBe('Shorter!');
    expect([1, 2].map((count) => t('common:unit.hours', { count }))).toEqual(['an hour', '2 hours']);
    const refused = 'yes no intruder constructor validation.required unit.hours_few';
    expect(log).toHaveBeenCalledWith('translations-refused', {
      locale: 'en',
      namespace: 'common',
      keys: refused,
    });
  });

  it('asks nobody without an address', async () => {
    const get = vi.fn();
    loading = startTranslations({ url: undefined, log: vi.fn(), fetch: get });
    await loading.ready;
    await settle(600_000);
    expect(get).not.toHaveBeenCalled();
  });

  it('takes a pattern of its own for the address', async () => {
    const urls: string[] = [];
    start(() => json({}), {
      url: 'https://texts.example/{{ns}}.{{lng}}',
      fetch: async (url) => {
        urls.push(url);
        return json({});
      },
    });
    await settle();
    expect(urls).toEqual(NAMESPACES.map((namespace) => `https://texts.example/${namespace}.en`));
  });
});
