import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect, test } from '../../base-test.ts';
import { copyDemo, startContent } from '../../processes/content-process.ts';
import { DUNES_FOLDER } from '../../processes/dunes-site.ts';
import { runScript } from '../../processes/script.ts';

test('a centre is not sent over another one unless that is wanted', { tag: '@long' }, async () => {
  test.setTimeout(scaled(240_000));
  const directory = mkdtempSync(join(tmpdir(), 'in-use-'));
  copyDemo(directory);
  const content = await startContent(directory);
  const make = (...more: string[]) =>
    runScript('scripts/new-centre.ts', [DUNES_FOLDER, ...more], {
      DATA_DIR: directory,
      CONTENT_PORT: new URL(content.url).port,
    });
  const shell = async () => (await fetch(`${content.url}/api/header/static?locale=lt-LT`)).text();
  try {
    const refused = make();
    await expect(refused).rejects.toThrow(/ended with 1: .*Galeria Borealis, \d+ shops\./s);
    await expect(refused).rejects.toThrow(/DATA_DIR=\.data-dunes .* --into-existing/s);
    expect(await shell()).toContain('Borealis');
    expect(await shell()).not.toContain('Kopos');

    expect(await make('--into-existing')).toContain('Sent: ');
    expect(await shell()).toContain('Kopos');
    // From then on it is this centre's.
    expect(await make()).toContain('Sent: ');
  } finally {
    await content.stop();
    rmSync(directory, { recursive: true, force: true });
  }
});
