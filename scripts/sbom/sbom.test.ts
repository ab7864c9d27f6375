import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bomOf, licenceList } from './documents.ts';
import { licenceOf, shippedPackages, unique } from './shipped.ts';

const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function install(path: string, said: object, files: Record<string, string> = {}) {
  mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, path, 'package.json'), JSON.stringify(said));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, path, name), text);
}

const integrity = `sha512-${Buffer.from('ab').toString('base64')}`;
writeFileSync(
  join(folder, 'package-lock.json'),
  JSON.stringify({
    packages: {
      '': { version: '1.0.0' },
      website: { version: '1.0.0' },
      'node_modules/@mall/website': { link: true },
      'node_modules/@scope/one': { version: '1.2.3', integrity },
      'node_modules/two': { version: '2.0.0-beta+1', integrity },
      'node_modules/two/node_modules/three': { version: '3.0.0', integrity },
      'node_modules/tool': { version: '9.0.0', integrity, dev: true },
      'node_modules/node': { version: '24.0.0', integrity, dev: true },
      'node_modules/of-another-platform': { version: '1.0.0', integrity },
    },
  }),
);
install(
  'node_modules/@scope/one',
  { name: '@scope/one', version: '1.2.3', license: 'MIT' },
  { LICENSE: 'Permission' },
);
install(
  'node_modules/two',
  { name: 'two', version: '2.0.0-beta+1', license: 'SEE LICENSE IN x' },
  { 'LICENSE-MIT.md': 'Permission', 'index.js': '' },
);
install('node_modules/two/node_modules/three', { name: 'three', version: '3.0.0' });
install('node_modules/node', { name: 'node', version: '24.0.0' });
install('node_modules/tool', { name: 'tool', version: '9.0.0', license: 'MIT' });

describe('shippedPackages', () => {
  it('finds what is installed for running, at any depth, and nothing else', () => {
    expect(shippedPackages(folder).map(({ name, version }) => `${name} ${version}`)).toEqual([
      '@scope/one 1.2.3',
      'two 2.0.0-beta+1',
      'three 3.0.0',
      'node 24.0.0',
    ]);
  });

  it.each([
    [{ license: 'MIT' }, 'MIT'],
    [{ license: { type: 'ISC', url: 'x' } }, 'ISC'],
    [{ licenses: [{ type: 'MIT' }, { type: 'Apache-2.0' }] }, '(MIT OR Apache-2.0)'],
    [{}, undefined],
  ])('reads the licence of %j', (said, licence) => {
    expect(licenceOf(said)).toBe(licence);
  });

  it('names each package in each version once, by name', () => {
    const packages = shippedPackages(folder);
    expect(unique([...packages, ...packages]).map(({ name }) => name)).toEqual([
      '@scope/one',
      'node',
      'three',
      'two',
    ]);
  });
});

describe('what is written', () => {
  const packages = unique(shippedPackages(folder));
  const made = new Date('2026-11-23T12:00:00Z');

  it('is a CycloneDX document with addresses, hashes and licences', () => {
    const bom = bomOf(packages, '1.0.0', made);
    expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
    expect(bom.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    expect(bom.components[0]).toEqual({
      type: 'library',
      'bom-ref': 'pkg:npm/%40scope/one@1.2.3',
      group: '@scope',
      name: 'one',
      version: '1.2.3',
      purl: 'pkg:npm/%40scope/one@1.2.3',
      hashes: [{ alg: 'SHA-512', content: '6162' }],
      licenses: [{ expression: 'MIT' }],
    });
    expect(bom.components[2]).toMatchObject({ name: 'three', licenses: [] });
    expect(bom.components[3]).toMatchObject({
      purl: 'pkg:npm/two@2.0.0-beta%2B1',
      licenses: [{ license: { name: 'SEE LICENSE IN x' } }],
    });
    expect(bomOf(packages, '1.0.0', made)).toEqual(bom);
  });

  it('is a list of licences with each text once', () => {
    const list = licenceList(packages);
    expect(list.match(/^Permission$/gm)).toHaveLength(1);
    expect(list).toContain('@scope/one 1.2.3, two 2.0.0-beta+1\n\nPermission');
    expect(list).toContain('not said\n  node 24.0.0\n  three 3.0.0');
  });
});
