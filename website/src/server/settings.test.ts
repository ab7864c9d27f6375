import { SettingError } from '@mall/contract/settings/settings-reader.ts';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const read = (env: NodeJS.ProcessEnv) => readSettings(env, '/srv/mall');

describe('readSettings', () => {
  it('needs nothing: the defaults are those of the guide', () => {
    expect(read({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      contentUrl: 'http://127.0.0.1:1337',
      live: ['pl-PL', 'en'],
      timeZone: 'Europe/Warsaw',
      dataDir: '/srv/mall/.data/website',
      purgeToken: undefined,
      maintenance: false,
      assistants: true,
      maintenancePath: '/maintenance',
    });
  });

  it('finds the content system at the port that both are told', () => {
    expect(read({ CONTENT_PORT: '14000' }).contentUrl).toBe('http://127.0.0.1:14000');
    expect(read({ CONTENT_PORT: '14000', CONTENT_URL: 'https://content.example/' }).contentUrl).toBe(
      'https://content.example',
    );
  });

  it('keeps a data folder inside the repository, or where an absolute path says', () => {
    expect(read({ DATA_DIR: 'data' }).dataDir).toBe('/srv/mall/data/website');
    expect(read({ DATA_DIR: '/var/lib/mall' }).dataDir).toBe('/var/lib/mall/website');
  });

  it('reads maintenance as on, save for nothing and 0', () => {
    expect(read({ MAINTENANCE: '1' }).maintenance).toBe(true);
    expect(read({ MAINTENANCE: '0' }).maintenance).toBe(false);
    expect(read({ MAINTENANCE: '' }).maintenance).toBe(false);
  });

  it.each([
    ['PORT', 'three'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '30.5'],
    ['CONTENT_PORT', '0'],
    ['CONTENT_URL', 'content'],
    ['CONTENT_URL', 'file:///etc/passwd'],
    ['CENTRE_TIME_ZONE', 'Europe/Varsovia'],
    ['CONTENT_ANSWER_SECONDS', '0'],
    ['PAGE_FRESH_SECONDS', '-5'],
    ['PAGE_MEMORY_MB', '0'],
    ['SECURITY_CONTACT', 'somebody'],
    ['SECURITY_CONTACT', 'http://centre.example'],
    ['SECURITY_TXT_DAYS', '366'],
    ['OPEN_DATA_LICENCE', 'CC'],
    ['PUBLIC_URL', 'www.example.com'],
    ['TRANSLATIONS_URL', 'ftp://files.example'],
    ['MAINTENANCE', 'perhaps'],
    ['MAINTENANCE_PATH', 'maintenance'],
    ['MAINTENANCE_PATH', '/a?b'],
    ['HSTS', 'preload'],
    ['CDN_TAG_HEADER', 'tags'],
  ])('stops at %s=%s and names it', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(SettingError);
    expect(() => read({ [name]: value })).toThrow(`${name} is "${value}"`);
  });

  it('takes a mail address for a contact, and gives data away under the licence that is named', () => {
    expect(read({ SECURITY_CONTACT: 'a@centre.example' }).securityContact).toBe('mailto:a@centre.example');
    expect(read({ SECURITY_CONTACT: 'https://centre.example/s' }).securityContact).toBe(
      'https://centre.example/s',
    );
    expect(read({}).dataLicence?.id).toBe('CC-BY-4.0');
    expect(read({ OPEN_DATA_LICENCE: 'CC0-1.0' }).dataLicence?.id).toBe('CC0-1.0');
    expect(read({ OPEN_DATA_LICENCE: 'none' }).dataLicence).toBeUndefined();
  });

  it('repeats no address that may hold a password', () => {
    expect(() => read({ REDIS_URL: 'localhost:secret-word' })).toThrow(
      'REDIS_URL must be an address such as',
    );
    expect(() => read({ REDIS_URL: 'localhost:secret-word' })).not.toThrow('secret-word');
  });

  it('says all that is wrong at once', () => {
    expect(() => read({ PORT: 'three', HSTS: 'preload', LOCALES: 'xx' })).toThrow(
      expect.objectContaining({
        problems: ['PORT', 'LOCALES', 'HSTS'].map((setting) => expect.objectContaining({ setting })),
      }),
    );
  });

  it('has browsers keep to https as long as HSTS says, for other hosts too or not', () => {
    expect(read({}).transportSecurity).toBe('max-age=31536000; includeSubDomains');
    expect(read({ HSTS: 'host' }).transportSecurity).toBe('max-age=31536000');
    expect(read({ HSTS: 'off' }).transportSecurity).toBeUndefined();
  });

  it('empty means not set', () => {
    expect(read({ PORT: '', CONTENT_URL: '', PURGE_TOKEN: '', REDIS_URL: '', CENTRE_TIME_ZONE: '' })).toEqual(
      read({}),
    );
  });
});
