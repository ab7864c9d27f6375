import { afterEach, expect, it, vi } from 'vitest';

const all = vi.hoisted(() => vi.fn());
vi.mock('@mall/contract', async (original) => ({
  ...(await original<typeof import('@mall/contract')>()),
  logAllOutput: all,
}));
const { logEverything } = await import('../../../src/observing/all-output');

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  all.mockClear();
});

it('writes lines of the log alone', () => {
  logEverything();
  const [{ log, format, crashed }] = all.mock.calls[0] ?? [];
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  log('console', { level: 'warn', text: format('%s of %d', 'one', 2) });
  expect(written.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    { time: expect.any(String), level: 'warn', program: 'content', event: 'console', text: 'one of 2' },
  ]);
  expect(crashed).toBe('content.crashed');
});

it.each([
  { command: 'develop', logs: 1 },
  { command: 'build', logs: 0 },
])("of Strapi's own commands $command has its log taken in hand $logs times", async ({ command, logs }) => {
  vi.stubGlobal('process', Object.assign(Object.create(process), { argv: ['node', 'strapi', command] }));
  vi.resetModules();
  await import('../../../config/admin');
  expect(all).toHaveBeenCalledTimes(logs);
});
