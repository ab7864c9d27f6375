import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSecrets } from '../../src/secrets';
import { readSettings } from '../../src/settings';

describe('readSettings of the content system', () => {
  it('needs nothing', () => {
    expect(readSettings({})).toMatchObject({
      ...{
        host: '127.0.0.1',
        port: 1337,
        databaseUrl: undefined,
        demo: false,
        admin: undefined,
        crm: undefined,
      },
      ...{ locales: ['pl-PL', 'en'], timeZone: 'Europe/Warsaw', logLevel: 'info', websiteUrl: undefined },
    });
  });

  it.each([
    [{ CENTRE_TIME_ZONE: 'Europe/Varsovia' }, 'CENTRE_TIME_ZONE is "Europe/Varsovia"'],
    [{ DATABASE_URL: 'mysql://db/mall' }, 'DATABASE_URL must be an address such as postgres://'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud", but must be one of error, warn, info'],
    [{ ADMIN_EMAIL: 'a@b.example' }, 'ADMIN_PASSWORD must be set with ADMIN_EMAIL'],
    [{ ADMIN_PASSWORD: 'Long-enough-1' }, 'ADMIN_EMAIL must be set with ADMIN_PASSWORD'],
    [{ ADMIN_EMAIL: 'nobody', ADMIN_PASSWORD: 'Long-enough-1' }, 'ADMIN_EMAIL is "nobody"'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address such as smtp://'],
    [{ CRM_URL: 'https://crm.example' }, 'CRM_SECRET must be set with CRM_URL'],
    [{ WEBSITE_URL: 'website' }, 'WEBSITE_URL is "website"'],
    [{ LOCALES: 'pl-PL,xx' }, 'LOCALES names an unknown locale'],
    [{ S3_BUCKET: 'mall' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set with S3_BUCKET'],
    [
      { S3_BUCKET: 'mall', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b', S3_ENDPOINT: 's3' },
      'S3_ENDPOINT is "s3"',
    ],
    [{ CONTENT_PORT: '0' }, 'CONTENT_PORT is "0"'],
    [{ ENCRYPTION_KEY: 'toBeModified' }, 'ENCRYPTION_KEY was never filled in'],
    [{ APP_KEYS: 'changeme' }, 'APP_KEYS was never filled in'],
    [{ APP_KEYS: 'b3BlbnNzbCByYW5k,changeme2' }, 'APP_KEYS was never filled in'],
    [{ APP_KEYS: ',' }, 'APP_KEYS was never filled in'],
    [{ HSTS: 'preload' }, 'HSTS is "preload", but must be one of off, host, subdomains'],
  ])('stops at %j and says why', (env, why) => {
    expect(() => readSettings(env)).toThrow(why);
  });

  it('says all that is wrong at once', () => {
    expect(() => readSettings({ LOG_LEVEL: 'loud', DEMO: 'perhaps' })).toThrow(
      /DEMO is "perhaps".*LOG_LEVEL is/,
    );
  });
});

describe('secrets of the content system', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const file = () => join(folder, 'secrets.json');
  const kept = () => JSON.parse(readFileSync(file(), 'utf8'));

  it('are made once where they are not set, empty or not there at all, and kept for the owner alone', () => {
    const made = readSecrets({ APP_KEYS: '', API_TOKEN_SALT: '' }, folder);
    expect(made.appKeys).toHaveLength(2);
    expect(kept()).toEqual(made);
    expect(statSync(file()).mode & 0o077).toBe(0);
    expect(readSecrets({}, folder)).toEqual(made);
  });

  it('are those of the environment before those that are kept', () => {
    const made = readSecrets({}, folder);
    const told = readSecrets({ APP_KEYS: 'one, two' }, folder);
    expect(told).toEqual({ ...made, appKeys: ['one', 'two'] });
    expect(kept()).toEqual(made);
  });

  it('are completed where an earlier start kept no keys', () => {
    const made = readSecrets({}, folder);
    writeFileSync(file(), JSON.stringify({ ...made, appKeys: [] }));
    const mended = readSecrets({}, folder);
    expect(mended).toEqual({ ...made, appKeys: [expect.any(String), expect.any(String)] });
    expect(kept()).toEqual(mended);
  });
});
