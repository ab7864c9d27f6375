import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DEMO_LOCALES } from '../../contract/src/locales.ts';
import { demoOf, demoPasswordOf } from './demo-settings.ts';
import { takeSettings } from './kept-settings.ts';

// Before anything else is read of the environment.
const dataDir = takeSettings();
const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 3000);
const contentPort = Number(process.env.CONTENT_PORT || 1337);
const demo = demoOf(process.env);
/** Where the programs reach each other; an address that stands for "all" is no address to call. */
const inner = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;

/** Where both programs of this machine listen, and where they reach each other. */
export const ADDRESSES = {
  host,
  port,
  contentPort,
  contentUrl: `http://${inner}:${contentPort}`,
  websiteUrl: `http://${inner}:${port}`,
};

/** Settings on which programs of this machine must agree, with what the environment says above all of them. */
export function sharedSettings(): Record<string, string> {
  return {
    HOST: host,
    PORT: String(port),
    CONTENT_PORT: String(contentPort),
    DATA_DIR: dataDir,
    WEBSITE_URL: process.env.WEBSITE_URL || ADDRESSES.websiteUrl,
    PURGE_TOKEN: process.env.PURGE_TOKEN || kept('purge-token'),
    PREVIEW_SECRET: process.env.PREVIEW_SECRET || kept('preview-secret'),
    // Programs that are started by themselves begin empty.
    DEMO: demo,
    ...demoPasswordOf(process.env, demo),
    ...(process.env.LOCALES || demo === '1' ? { LOCALES: process.env.LOCALES || DEMO_LOCALES.join() } : {}),
    // Nobody spreads requests over several of these.
    LAME_DUCK_SECONDS: process.env.LAME_DUCK_SECONDS || '0',
  };
}

/** A secret between the two programs: made once and kept with the data. */
function kept(name: string): string {
  const file = join(dataDir, name);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}

/** Rejects when somebody listens there already. @param setting the variable that names another port */
export async function portIsFree(wanted: number, setting: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () => reject(new Error(`Port ${wanted} is in use. Set ${setting} to another one.`)));
    probe.listen(wanted, host, () => probe.close(() => resolve()));
  });
}
