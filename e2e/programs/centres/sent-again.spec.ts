import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect, test } from '../../base-test.ts';
import { DUNES_FOLDER, startDunes } from '../../processes/dunes-site.ts';
import { until } from '../../processes/website-process.ts';

const SHOP = '/parduotuves/mada/vejas';
const GONE = '/parduotuves/laisvalaikis/bure';

test('a folder that is sent again changes what has changed in it, and deletes what it is told to', {
  tag: '@long',
}, async () => {
  test.setTimeout(scaled(240_000));
  const dunes = await startDunes();
  const folder = join(mkdtempSync(join(tmpdir(), 'folder-')), 'dunes');
  try {
    expect(dunes.said).toContain('24 shops, 2 floors, 3 languages');
    expect(dunes.said).not.toContain('refused');
    expect(await dunes.again(DUNES_FOLDER)).toMatch(/^Sent: \d+ same\.$/m);

    cpSync(DUNES_FOLDER, folder, { recursive: true });
    const sheet = join(folder, 'shops.csv');
    const rows = readFileSync(sheet, 'utf8')
      .replace('+370 46 200 101', '+370 46 200 199')
      .split('\r\n')
      .filter((row) => !row.startsWith('Burė;'));
    writeFileSync(sheet, rows.join('\r\n'));
    // The shop in three languages, and what the home page says that its floor has.
    expect(await dunes.again(folder)).toMatch(/^Sent: \d+ same, 6 changed\.$/m);
    await until(dunes.url + SHOP, ({ text }) => text.includes('+370 46 200 199'));
    await until(dunes.url + GONE, ({ status }) => status === 200);

    expect(await dunes.again(folder, '--remove', 'tenant:bure')).toContain('removed');
    await until(dunes.url + GONE, ({ status }) => status === 404);
    expect(await dunes.again(folder, '--remove', 'tenant:bure')).toContain('there is no tenant "bure"');
  } finally {
    await dunes.stop();
    rmSync(join(folder, '..'), { recursive: true, force: true });
  }
});
