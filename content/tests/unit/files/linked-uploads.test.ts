import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'linked-uploads-'));
vi.mock('../../../src/settings', () => ({ settings: () => ({ publicDir: join(folder, 'public') }) }));
vi.mock('node:fs/promises', { spy: true });

beforeEach(() => void vi.mocked(realpath).mockClear());
beforeAll(() => {
  const uploads = join(folder, 'public/uploads');
  mkdirSync(uploads, { recursive: true });
  mkdirSync(join(folder, 'public/uploads-of-others'));
  for (const name of ['secret', 'public/uploads/own.png', 'public/uploads-of-others/own.png'])
    writeFileSync(join(folder, name), 'bytes');
  symlinkSync(join(folder, 'secret'), join(uploads, 'link.png'));
  symlinkSync('../uploads-of-others/own.png', join(uploads, 'beside.png'));
  symlinkSync(folder, join(uploads, 'folder'));
  symlinkSync('circle.png', join(uploads, 'circle.png'));
  symlinkSync('own.png', join(uploads, 'same.png'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What one program answers to a path where files are not reached; undefined = they are. */
async function program(): Promise<(path: string) => Promise<number | undefined>> {
  const { default: linkedUploads } = await import('../../../src/middlewares/linked-uploads');
  const answer = linkedUploads();
  return async (path) => {
    const ctx: { path: string; status?: number } = { path };
    let reached = false;
    const next = async () => {
      reached = true;
    };
    await answer(ctx as never, next);
    return reached ? undefined : ctx.status;
  };
}

const answered = async (path: string) => (await program())(path);

it.each([
  ...['link.png', 'beside.png', 'circle.png', 'folder/secret', 'folder/public/uploads-of-others/own.png'],
  ...['lin%6b.png', './link.png', 'x/../link.png', '%2e/link.png'],
])('is not there: /uploads/%s', async (name) => expect(await answered(`/uploads/${name}`)).toBe(404));

it.each(['//uploads/link.png', '/%75ploads/link.png', '/admin/../uploads/link.png', '/uploads%2flink.png'])(
  'is not there: %s',
  async (path) => expect(await answered(path)).toBe(404),
);

it.each([
  ...['/uploads/own.png', '/uploads/same.png', '/uploads/none.png', '/uploads/%00', '/uploads/%'],
  ...['/', '/admin/', '/api/tenants', '/uploads'],
])('is left to what gives out files: %s', async (path) => expect(await answered(path)).toBe(undefined));

it('finds out once where the folder lies', async () => {
  const answer = await program();
  for (const name of ['own.png', 'same.png', 'own.png']) await answer(`/uploads/${name}`);
  const uploads = join(folder, 'public/uploads');
  expect(vi.mocked(realpath).mock.calls.filter(([path]) => path === uploads)).toHaveLength(1);
});

it('knows the folder that is made, or put elsewhere, while the program runs', async () => {
  const uploads = join(folder, 'public/uploads');
  const elsewhere = join(folder, 'elsewhere');
  renameSync(uploads, elsewhere);
  const answer = await program();
  expect(await answer('/uploads/own.png')).toBe(undefined);
  symlinkSync(elsewhere, uploads);
  expect(await answer('/uploads/link.png')).toBe(404);
  expect(await answer('/uploads/own.png')).toBe(undefined);
  rmSync(uploads);
  renameSync(elsewhere, uploads);
  expect(await answer('/uploads/own.png')).toBe(undefined);
  expect(await answer('/uploads/link.png')).toBe(404);
});
