import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'linked-uploads-'));
vi.mock('../../../src/settings', () => ({ settings: () => ({ publicDir: join(folder, 'public') }) }));

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

/** What is answered where files are not reached; undefined = they are. */
async function answered(path: string): Promise<number | undefined> {
  const { default: linkedUploads } = await import('../../../src/middlewares/linked-uploads');
  const ctx: { path: string; status?: number } = { path };
  let reached = false;
  const next = async () => {
    reached = true;
  };
  await linkedUploads()(ctx as never, next);
  return reached ? undefined : ctx.status;
}

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
