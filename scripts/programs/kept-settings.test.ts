import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepSettings, takeSettings } from './kept-settings.ts';

const CENTRE = {
  LOCALES: 'lt-LT,en',
  DEFAULT_LOCALE: 'lt-LT',
  CENTRE_TIME_ZONE: 'Europe/Vilnius',
  DEMO: '0',
};

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'kept-settings-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

describe('settings that are kept with the data', () => {
  it('are those of the next start', () => {
    keepSettings(join(dataDir, 'new'), CENTRE);
    const env: NodeJS.ProcessEnv = { DATA_DIR: join(dataDir, 'new') };
    expect(takeSettings(env)).toBe(join(dataDir, 'new'));
    expect(env).toEqual({ DATA_DIR: join(dataDir, 'new'), ...CENTRE });
  });

  it('stand below the environment, and above what it leaves empty', () => {
    keepSettings(dataDir, CENTRE);
    const env: NodeJS.ProcessEnv = { DATA_DIR: dataDir, LOCALES: 'en', DEMO: '' };
    takeSettings(env);
    expect(env).toMatchObject({ LOCALES: 'en', DEMO: '0' });
  });

  it('take nothing away from what somebody has written beside them', () => {
    keepSettings(dataDir, CENTRE);
    const file = join(dataDir, 'settings.env');
    const written = readFileSync(file, 'utf8');
    writeFileSync(file, `${written}\n# ours\nSMTP_URL=smtp://mail.example\n`);
    keepSettings(dataDir, { ...CENTRE, LOCALES: 'lt-LT,en,ru' });
    const lines = readFileSync(file, 'utf8').split('\n');
    expect(lines.filter((line) => line.startsWith('LOCALES='))).toEqual(['LOCALES=lt-LT,en,ru']);
    expect(lines).toContain('# ours');
    expect(lines).toContain('SMTP_URL=smtp://mail.example');
    expect(lines[0]).toMatch(/^# Read by npm start/);
  });

  it('are told to both programs of npm start', () => {
    keepSettings(dataDir, { ...CENTRE, PORT: '3100' });
    const module = JSON.stringify(new URL('own-settings.ts', import.meta.url).href);
    const code = `import { ADDRESSES, sharedSettings } from ${module};
      console.log(JSON.stringify({ ...process.env, ...sharedSettings(), url: ADDRESSES.websiteUrl }));`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
      encoding: 'utf8',
    });
    expect(JSON.parse(stdout)).toMatchObject({ ...CENTRE, PORT: '3100', url: 'http://127.0.0.1:3100' });
  });

  it('are none where nobody has kept any', () => {
    const env: NodeJS.ProcessEnv = { DATA_DIR: dataDir };
    expect(takeSettings(env)).toBe(dataDir);
    expect(env).toEqual({ DATA_DIR: dataDir });
  });
});
