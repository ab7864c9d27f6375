import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** An empty folder for DATA_DIR, into which the settings write secrets as they are imported; gone after the file's tests. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  folders.push(folder);
  return folder;
}
