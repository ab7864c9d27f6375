import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../src/settings';
import { knownPassword, publishedPasswordOpens } from '../../../src/start/demo-password';

const SECRETS = {
  appKeys: [],
  adminJwtSecret: '',
  apiTokenSalt: '',
  transferTokenSalt: '',
  encryptionKey: '',
};
const PUBLISHED = 'Borealis2026';
const settingsWith = (env: NodeJS.ProcessEnv) => ({ ...readSettings(env), secrets: SECRETS });
const passwordWith = (env: NodeJS.ProcessEnv) => knownPassword(settingsWith(env));
const opens = (env: NodeJS.ProcessEnv) => publishedPasswordOpens(settingsWith(env));

describe('the password of the demo’s accounts', () => {
  it.each([{}, { HOST: 'localhost' }, { HOST: '::1' }, { CONTENT_PUBLIC_URL: 'http://localhost:1337' }])(
    'is the published one where that is told and nobody else reaches the admin: %j',
    (env) => {
      expect(passwordWith({ ...env, DEMO_PASSWORD: PUBLISHED })).toBe(PUBLISHED);
      expect(opens({ ...env, DEMO_PASSWORD: PUBLISHED })).toBe(true);
    },
  );

  it.each([
    { HOST: '0.0.0.0' },
    { HOST: '127.0.0.1', TRUST_PROXY: '1' },
    { CONTENT_PUBLIC_URL: 'https://admin.example.com' },
  ])('is made by chance where others may, and the published one opens nothing: %j', (env) => {
    expect(passwordWith({ ...env, DEMO_PASSWORD: PUBLISHED })).toBeUndefined();
    expect(opens({ ...env, DEMO_PASSWORD: PUBLISHED })).toBe(false);
  });

  it('is made by chance where nobody tells one, as in production', () => {
    expect(passwordWith({ DEMO: '1' })).toBeUndefined();
    expect(opens({ DEMO: '1' })).toBe(false);
  });

  it('is the one that was chosen, wherever it listens', () => {
    expect(passwordWith({ HOST: '0.0.0.0', DEMO_PASSWORD: 'Another-one-7' })).toBe('Another-one-7');
  });
});
