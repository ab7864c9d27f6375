import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { misspelt, SETTING_NAMES, SettingError, settingsReader } from './settings-reader.ts';

describe('settingsReader', () => {
  it('gathers all that is wrong, and throws it at once', () => {
    const read = settingsReader({ PORT: 'x', TRUST_PROXY: '11', CENTRE_TIME_ZONE: 'Warsaw' });
    read.whole('PORT', 3000, 0, 65_535);
    read.whole('TRUST_PROXY', 0, 0, 10);
    read.zone('CENTRE_TIME_ZONE', 'Europe/Warsaw');
    expect(() => read.done()).toThrow(SettingError);
    try {
      read.done();
    } catch (error) {
      expect((error as SettingError).problems).toEqual([
        { setting: 'PORT', why: 'PORT is "x", but must be a whole number from 0 to 65535.' },
        { setting: 'TRUST_PROXY', why: 'TRUST_PROXY is "11", but must be a whole number from 0 to 10.' },
        {
          setting: 'CENTRE_TIME_ZONE',
          why: 'CENTRE_TIME_ZONE is "Warsaw", but must be a time zone such as Europe/Warsaw.',
        },
      ]);
    }
  });

  it('takes empty for not set, and is content with what is right', () => {
    const read = settingsReader({
      PORT: '',
      CONTENT_URL: 'https://content.example//',
      DEMO: 'off',
      HSTS: 'Host',
    });
    expect(read.whole('PORT', 3000, 0, 65_535)).toBe(3000);
    expect(read.address('CONTENT_URL')).toBe('https://content.example');
    expect(read.flag('DEMO')).toBe(false);
    expect(read.oneOf('HSTS', ['off', 'host'])).toBe('host');
    expect(read.connection('DATABASE_URL', ['postgres'], 'x')).toBeUndefined();
    expect(() => read.done()).not.toThrow();
  });

  it.each([
    'mysql://mall:hidden@db.example/mall',
    'db.example:5432/hidden',
    'postgres:hidden',
    'postgres://[hidden',
  ])('refuses %s as a database, without repeating it', (url) => {
    const read = settingsReader({ DATABASE_URL: url });
    read.connection(
      'DATABASE_URL',
      ['postgres', 'postgresql'],
      'postgres://user:password@db.example:5432/mall',
    );
    expect(() => read.done()).toThrow('DATABASE_URL must be an address such as postgres://');
    expect(() => read.done()).not.toThrow('hidden');
  });

  it('takes each of several secrets for one', () => {
    const read = settingsReader({ APP_KEYS: ' one,two' });
    expect(read.secrets('APP_KEYS')).toEqual(['one', 'two']);
    expect(settingsReader({ APP_KEYS: '' }).secrets('APP_KEYS')).toBeUndefined();
    expect(() => read.done()).not.toThrow();
    for (const value of [',', 'one,', 'one,changeme']) {
      const wrong = settingsReader({ APP_KEYS: value });
      wrong.secrets('APP_KEYS');
      expect(() => wrong.done(), value).toThrow('APP_KEYS was never filled in');
    }
  });

  it.each(['changeme', 'CHANGE-ME', 'toBeModified', 'secret', 'password1'])(
    'refuses %s, which was left from an example, as a secret',
    (value) => {
      const read = settingsReader({ PURGE_TOKEN: value });
      read.secret('PURGE_TOKEN');
      expect(() => read.done()).toThrow('PURGE_TOKEN was never filled in');
    },
  );
});

describe('misspelt', () => {
  it.each([
    ['CONTENT_URI', 'CONTENT_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['PRUGE_TOKEN', 'PURGE_TOKEN'],
    ['TRUSTED_PROXY', 'TRUST_PROXY'],
    ['content_url', 'CONTENT_URL'],
    ['REDIS_URI', 'REDIS_URL'],
  ])('takes %s for %s', (name, meant) => {
    expect(misspelt({ [name]: 'x' })).toEqual([{ name, meant }]);
  });

  it('leaves alone what is a setting, is empty, or has another meaning', () => {
    const other = [
      'PATH',
      'HOME',
      'HOSTNAME',
      'LANG',
      'LOGNAME',
      'NODE_ENV',
      'NODE_OPTIONS',
      'TZ',
      'http_proxy',
    ];
    const more = [
      'npm_config_cache',
      'INVOCATION_ID',
      'POSTGRES_BIN',
      'NOTIFY_SOCKET',
      'KUBERNETES_PORT',
      'DEMOS',
    ];
    const names = [...other, ...more, ...SETTING_NAMES];
    expect(misspelt({ ...Object.fromEntries(names.map((name) => [name, 'x'])), CONTENT_URI: '' })).toEqual(
      [],
    );
  });
});

it('names every setting that the documents name, and they every one of these', () => {
  const tables = ['docs/operating.md', 'content/README.md'].map((path) =>
    readFileSync(join(import.meta.dirname, '../../..', path), 'utf8'),
  );
  const named = new Set(
    tables.flatMap((text) =>
      [...text.matchAll(/^\| ((?:`[A-Z0-9_]+`(?:, )?)+) \|/gm)].flatMap(([, cell = '']) =>
        [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name),
      ),
    ),
  );
  expect([...named].toSorted()).toEqual([...SETTING_NAMES].toSorted());
});
