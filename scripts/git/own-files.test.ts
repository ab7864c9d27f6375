import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { git } from './git.ts';
import { ownFiles } from './own-files.ts';

test('are what git knows and what it would take, but what is gone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'own-files-'));
  try {
    git(folder, 'init', '--quiet');
    mkdirSync(join(folder, 'made'));
    for (const file of ['known', 'gone', 'new ą', '.gitignore', 'made/one'])
      writeFileSync(join(folder, file), file === '.gitignore' ? 'made\n' : '');
    git(folder, 'add', 'known', 'gone');
    rmSync(join(folder, 'gone'));
    expect(ownFiles(folder).sort()).toEqual(['.gitignore', 'known', 'new ą']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
