import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataFolder } from '../data-folder';

const log = { warn: vi.fn() };

beforeEach(() => {
  vi.stubEnv('DATA_DIR', dataFolder());
  vi.stubEnv('WRITES_PER_CLIENT', '40');
  vi.resetModules();
  Object.assign(globalThis, { strapi: { log } });
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.clearAllMocks();
  Reflect.deleteProperty(globalThis, 'strapi');
});

/** What a start warns of. */
async function warned(env: Record<string, string>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const { warnOfSettings } = await import('../../../src/start/setting-warnings');
  warnOfSettings();
  return log.warn.mock.calls;
}

describe('a start', () => {
  it('warns where the website has no way to name its visitors', async () => {
    expect(await warned({ PURGE_TOKEN: '' })).toEqual([
      [
        'setting.missing',
        { setting: 'PURGE_TOKEN', why: expect.stringMatching(/count as one client.* 40 of a kind/) },
      ],
    ]);
  });

  it('warns of a name that is nearly a setting’s, and else of nothing', async () => {
    expect(await warned({ PURGE_TOKEN: 'b3BlbnNzbCByYW5k' })).toEqual([]);
    expect(await warned({ WEBSITE_URI: 'http://127.0.0.1:3000' })).toEqual([
      ['setting.unknown', { setting: 'WEBSITE_URI', why: 'WEBSITE_URI: did you mean WEBSITE_URL?' }],
    ]);
  });
});
