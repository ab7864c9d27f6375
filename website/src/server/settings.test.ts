import { describe, expect, it } from 'vitest';
import { readSettings, SettingError } from './settings.ts';

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
    ['PAGE_FRESH_SECONDS', '-5'],
    ['PAGE_MEMORY_MB', '0'],
  ])('stops at %s=%s and names it', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(SettingError);
    expect(() => read({ [name]: value })).toThrow(`${name} is "${value}"`);
  });

  it('empty means not set', () => {
    expect(read({ PORT: '', CONTENT_URL: '', PURGE_TOKEN: '', REDIS_URL: '', CENTRE_TIME_ZONE: '' })).toEqual(
      read({}),
    );
  });
});
