import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clockSettings } from '../../scripts/clock/pinned-clock.ts';
import { startContent } from './content-process.ts';
import { runScript } from './script.ts';
import { purgeAll, startWebsite } from './website-process.ts';

/** What both programs of the second centre are told. */
const SETTINGS = {
  DEMO: '0',
  LOCALES: 'lt-LT,en,ru',
  DEFAULT_LOCALE: 'lt-LT',
  CENTRE_TIME_ZONE: 'Europe/Vilnius',
};

interface DunesSite {
  /** Of the website: origin, without a trailing slash. */
  url: string;
  /** What the command says that made it. */
  said: string;
  /** Runs the command once more, and tells the website of it. @param more arguments after the folder */
  again(folder: string, ...more: string[]): Promise<string>;
  stop(): Promise<void>;
}

export const DUNES_FOLDER = join(import.meta.dirname, '../../centres/dunes');

/** The second centre out of its folder, by the command, in programs and an empty database of its own. */
export async function startDunes(): Promise<DunesSite> {
  const directory = mkdtempSync(join(tmpdir(), 'dunes-'));
  const content = await startContent(directory, SETTINGS);
  const make = (...args: string[]) =>
    runScript('scripts/new-centre.ts', args, {
      ...clockSettings(),
      DATA_DIR: directory,
      CONTENT_PORT: new URL(content.url).port,
    });
  const said = await make(DUNES_FOLDER);
  const website = await startWebsite(content.url, { env: SETTINGS });
  return {
    url: website.url,
    said,
    async again(...args) {
      const words = await make(...args);
      await purgeAll(website.url, ['tenant:vejas', 'tenant:bure']);
      return words;
    },
    async stop() {
      await website.remove();
      await content.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
