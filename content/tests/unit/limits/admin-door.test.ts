import { errors } from '@strapi/utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataFolder } from '../data-folder';

type Door = (ctx: unknown, next: () => Promise<unknown>) => Promise<unknown>;

let door: Door;
const log = { warn: vi.fn(), error: vi.fn() };

beforeEach(async () => {
  vi.stubEnv('DATA_DIR', dataFolder());
  vi.stubEnv('DEMO_PASSWORD', '');
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  vi.resetModules();
  Object.assign(globalThis, { strapi: { log } });
  const { default: create } = await import('../../../src/middlewares/admin-door');
  door = create() as unknown as Door;
});

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  vi.unstubAllEnvs();
  Reflect.deleteProperty(globalThis, 'strapi');
});

const RIGHT = async () => 200;
const WRONG = async (): Promise<number> => {
  throw new errors.ApplicationError('Invalid credentials');
};

interface Try {
  ip?: string;
  path?: string;
  method?: string;
  email?: string;
  password?: string;
  headers?: Record<string, string>;
}

/** The status that a request ends with; 429 comes without the door being passed. */
async function knock(answer: () => Promise<number>, given: Try = {}) {
  const { ip = '192.0.2.7', path = '/admin/login', method = 'POST', email = 'anna@example.com' } = given;
  const { password = 'x', headers: asked = {} } = given;
  const headers = new Map<string, string>();
  const ctx = {
    ...{ method, path, status: 404 },
    request: { ip, body: { email, password } },
    body: undefined as unknown,
    get: (name: string) => asked[name] ?? '',
    set: (name: string, value: string) => headers.set(name, value),
  };
  let passed = false;
  try {
    await door(ctx, async () => {
      passed = true;
      ctx.status = await answer();
    });
  } catch {
    ctx.status = 400;
  }
  return { status: ctx.status, passed, retryAfter: headers.get('retry-after'), body: ctx.body };
}

async function fail(times: number, given: Try = {}) {
  for (let index = 0; index < times; index += 1)
    expect(await knock(WRONG, given)).toMatchObject({ status: 400, passed: true });
}

describe('wrong passwords', () => {
  it('are heard twenty times in ten minutes, then not even a right one is, until they are over', async () => {
    await fail(20);
    expect(await knock(RIGHT)).toMatchObject({ status: 429, passed: false, retryAfter: '600' });
    vi.setSystemTime(600_000 - 1);
    expect(await knock(RIGHT)).toMatchObject({ status: 429, passed: false });
    vi.setSystemTime(600_000);
    expect(await knock(RIGHT)).toMatchObject({ status: 200, passed: true });
  });

  it('count by client, whatever accounts it names and whichever way in it tries', async () => {
    for (let index = 0; index < 10; index += 1) {
      await fail(1, { email: `${index}@example.com` });
      await fail(1, { path: '/admin/reset-password' });
    }
    expect(await knock(RIGHT)).toMatchObject({ status: 429 });
    expect(await knock(RIGHT, { ip: '192.0.2.8' })).toMatchObject({ status: 200 });
  });

  it('are forgotten when the client signs in, and not when it asks for a new password', async () => {
    await fail(19);
    await knock(RIGHT);
    await fail(19);
    await knock(RIGHT, { path: '/admin/forgot-password' });
    await fail(1);
    expect(await knock(RIGHT)).toMatchObject({ status: 429 });
  });

  it('hold nobody up elsewhere', async () => {
    await fail(20);
    expect(await knock(RIGHT, { path: '/admin/users/me' })).toMatchObject({ status: 200, passed: true });
    expect(await knock(RIGHT, { method: 'GET' })).toMatchObject({ status: 200, passed: true });
  });

  it('from many addresses for one account are told once, without address or account', async () => {
    for (let index = 0; index < 40; index += 1) await fail(1, { ip: `198.51.100.${index}` });
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(log.error.mock.calls[0]?.[0]).toBe('admin.account-under-attack');
    const said = JSON.stringify([...log.warn.mock.calls, ...log.error.mock.calls]);
    expect(said).not.toMatch(/anna|198\.51/);
  });
});

describe('the published password of the demo', () => {
  const password = 'Borealis2026';

  it('opens the admin where the demo is tried', async () => {
    vi.stubEnv('DEMO_PASSWORD', password);
    expect(await knock(RIGHT, { password })).toMatchObject({ status: 200, passed: true });
  });

  it('is refused with a sentence in production, where nobody tells it', async () => {
    vi.stubEnv('DEMO', '1');
    expect(await knock(RIGHT, { password })).toMatchObject({
      status: 403,
      passed: false,
      body: { data: null, error: { status: 403, message: expect.stringContaining('published password') } },
    });
    expect(log.warn.mock.calls[0]?.[0]).toBe('admin.published-password');
    expect(await knock(RIGHT, { password: 'another' })).toMatchObject({ status: 200, passed: true });
  });

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
    'is refused to what comes through a proxy that no setting tells of: %s',
    async (header) => {
      vi.stubEnv('DEMO_PASSWORD', password);
      const headers = { [header]: '203.0.113.7' };
      expect(await knock(RIGHT, { password, headers })).toMatchObject({ status: 403, passed: false });
      expect(await knock(RIGHT, { password: 'another', headers })).toMatchObject({ status: 200 });
    },
  );
});
