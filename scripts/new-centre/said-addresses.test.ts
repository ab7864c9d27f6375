import { expect, it } from 'vitest';
import { assigned, saidAddresses } from './said-addresses.ts';

it('is typed again where it was said, and left out where it was not', () => {
  const env = { PATH: '/bin', CONTENT_PORT: '1437', PORT: '3100', HOST: '' };
  expect(assigned(saidAddresses(env))).toBe('PORT=3100 CONTENT_PORT=1437 ');
  expect(assigned(saidAddresses({ ...env, HOST: '0.0.0.0' }))).toBe(
    'HOST=0.0.0.0 PORT=3100 CONTENT_PORT=1437 ',
  );
  expect(assigned(saidAddresses({}))).toBe('');
});
