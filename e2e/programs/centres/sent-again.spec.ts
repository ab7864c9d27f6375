import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect, test } from '../../base-test.ts';
import { DUNES_FOLDER, startDunes } from '../../processes/dunes-site.ts';
import { until } from '../../processes/website-process.ts';

const SHOP = '/parduotuves/mada/vejas';
const GONE = '/parduotuves/laisvalaikis/bure';
/** A category with two shops. */
const SERVICES = '/parduotuves/paslaugos';

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
    const said = await dunes.again(folder);
    expect(said).toMatch(/^Sent: \d+ same, 6 changed\.$/m);
    expect(said.match(/--remove \S+/g)).toEqual(['--remove tenant:bure']);
    await until(dunes.url + SHOP, ({ text }) => text.includes('+370 46 200 199'));
    await until(dunes.url + GONE, ({ status }) => status === 200);

    expect(await dunes.again(folder, '--remove', 'tenant:bure')).toContain('removed');
    await until(dunes.url + GONE, ({ status }) => status === 404);
    expect(await dunes.again(folder, '--remove', 'tenant:bure')).toContain('there is no tenant "bure"');

    const left = rows.filter((row) => !/^(?:Taupa|Baltas Marškinys);/.test(row));
    writeFileSync(sheet, left.join('\r\n'));
    await dunes.again(folder, '--remove', 'tenant:taupa', '--remove', 'tenant:baltas-marskinys');
    await until(`${dunes.url}/`, ({ text }) => !text.includes(SERVICES));
    await until(`${dunes.url}/sitemap-lt-LT.xml`, ({ text }) => !text.includes(SERVICES));
    const kept = await until(dunes.url + SERVICES, ({ text }) => text.includes('noindex'));
    expect(kept.status, 'who has kept its address finds the category').toBe(200);
  } finally {
    await dunes.stop();
    rmSync(join(folder, '..'), { recursive: true, force: true });
  }
});
