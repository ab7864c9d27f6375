import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../../base-test.ts';
import { runScript } from '../../processes/script.ts';

let directory: string;

test.beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'asked-'));
});
test.afterAll(() => rmSync(directory, { recursive: true, force: true }));

test('a centre that is answered for is a folder, and what was mistyped is asked for again', async () => {
  const folder = join(directory, 'oak');
  const typed = [
    'klingon',
    'lt, en',
    'Ąžuolas',
    'Europe/Vilnius',
    'Ozo g. 25',
    '',
    'Vilnius',
    '',
    '',
    '',
    'Mon-Sun 10-21',
    '0, 1',
    'Mada',
  ];
  const said = await runScript('scripts/new-centre.ts', [folder, '--ask', '--check'], {}, typed.join('\n'));
  expect(said).toContain('There is no language "klingon". Known are:');
  expect(said).toContain('0 shops, 2 floors, 2 languages');
  expect(readdirSync(folder).sort()).toEqual(['centre.yaml', 'floors', 'pictures', 'shops.csv', 'texts']);
  const settings = readFileSync(join(folder, 'centre.yaml'), 'utf8');
  expect(settings).toContain('name: Ąžuolas\ntimeZone: Europe/Vilnius\n');

  // What is there is never written over.
  await expect(runScript('scripts/new-centre.ts', [folder, '--ask'], {}, typed.join('\n'))).rejects.toThrow(
    /is there already/,
  );
});

test('who leaves in the middle has written nothing', async () => {
  const folder = join(directory, 'left');
  await expect(runScript('scripts/new-centre.ts', [folder, '--ask', '--check'], {}, 'lt\n')).rejects.toThrow(
    /nothing was written/,
  );
  expect(readdirSync(directory)).not.toContain('left');
});
