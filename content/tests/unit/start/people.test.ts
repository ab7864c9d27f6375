import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../src/settings';
import { knownPassword } from '../../../src/start/people';

const SECRETS = {
  appKeys: [],
  adminJwtSecret: '',
  apiTokenSalt: '',
  transferTokenSalt: '',
  encryptionKey: '',
};
const passwordWith = (env: NodeJS.ProcessEnv) => knownPassword({ ...readSettings(env), secrets: SECRETS });

describe('the password of the demo’s accounts', () => {
  it.each([{}, { HOST: 'localhost' }, { HOST: '::1' }, { CONTENT_PUBLIC_URL: 'http://localhost:1337' }])(
    'is the published one where nobody else reaches the admin: %j',
    (env) => expect(passwordWith(env)).toBe('Borealis2026'),
  );

  it.each([
    { HOST: '0.0.0.0' },
    { HOST: '127.0.0.1', TRUST_PROXY: '1' },
    { CONTENT_PUBLIC_URL: 'https://admin.example.com' },
  ])('is made by chance where others may: %j', (env) => expect(passwordWith(env)).toBeUndefined());

  it('is the one that was chosen, wherever it listens', () => {
    expect(passwordWith({ HOST: '0.0.0.0', DEMO_PASSWORD: 'Another-one-7' })).toBe('Another-one-7');
  });
});
