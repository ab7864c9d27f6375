import { join } from 'node:path';
import { expect, it, vi } from 'vitest';

const did = vi.hoisted(() => ({ called: [] as unknown[] }));
vi.mock('@strapi/strapi', () => ({
  createStrapi: (folders: object) => ({ start: async () => did.called.push(folders) }),
}));
vi.mock('@mall/contract', async (original) => ({
  ...(await original<typeof import('@mall/contract')>()),
  logAllOutput: () => did.called.push('logs'),
}));

it('has all that is written be lines of the log before it starts what was built', async () => {
  await import('../../../src/main');
  // Not built, it lies in `content/src`; built, in `content/dist/src`.
  const distDir = join(import.meta.dirname, '../../..');
  expect(did.called).toEqual(['logs', { appDir: join(distDir, '..'), distDir }]);
});
