import { createHash } from 'node:crypto';
import type { ShippedPackage } from './shipped.ts';

const EXPRESSION = /^\(*[A-Za-z\d][\w.+-]*\)*(?: (?:AND|OR|WITH) \(*[A-Za-z\d][\w.+-]*\)*)*$/;

const purlOf = ({ name, version }: ShippedPackage) =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${encodeURIComponent(version)}`;

function licencesOf({ licence }: ShippedPackage) {
  if (licence === undefined) return [];
  return [EXPRESSION.test(licence) ? { expression: licence } : { license: { name: licence } }];
}

function hashesOf({ integrity }: ShippedPackage) {
  const [, content] = /(?:^|\s)sha512-(\S+)/.exec(integrity ?? '') ?? [];
  return content ? [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }] : [];
}

/** A list of packages as CycloneDX 1.6 has it; the same packages at the same moment give the same bytes. */
export function bomOf(packages: readonly ShippedPackage[], version: string, made: Date) {
  const components = packages.map((one) => {
    const [scope, own] = one.name.startsWith('@') ? one.name.split('/') : [undefined, one.name];
    return {
      type: 'library',
      'bom-ref': purlOf(one),
      ...(scope && { group: scope }),
      name: own ?? one.name,
      version: one.version,
      purl: purlOf(one),
      hashes: hashesOf(one),
      licenses: licencesOf(one),
    };
  });
  const digest = createHash('sha256').update(JSON.stringify(components)).digest('hex');
  // A name-based UUID (version 8) of what is listed.
  const uuid = `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuid}`,
    version: 1,
    metadata: {
      timestamp: made.toISOString(),
      component: { type: 'application', 'bom-ref': 'mall', name: 'mall', version },
    },
    components,
  };
}

/** All packages by licence, and below that the texts of these licences, each once with the packages that bring it. */
export function licenceList(packages: readonly ShippedPackage[]): string {
  const byLicence = grouped(packages, ({ licence }) => [licence ?? 'not said']);
  const byText = grouped(packages, ({ texts }) => texts);
  const name = (one: ShippedPackage) => `${one.name} ${one.version}`;
  return [
    'Packages of others that the programs are run with, by licence.\n',
    ...[...byLicence]
      .sort()
      .map(([licence, of]) => `${licence}\n${of.map((one) => `  ${name(one)}`).join('\n')}\n`),
    ...[...byText].map(([text, of]) => `${'-'.repeat(72)}\n${of.map(name).join(', ')}\n\n${text}\n`),
  ].join('\n');
}

function grouped(
  packages: readonly ShippedPackage[],
  keys: (one: ShippedPackage) => readonly string[],
): Map<string, ShippedPackage[]> {
  const groups = new Map<string, ShippedPackage[]>();
  for (const one of packages) for (const key of keys(one)) groups.set(key, [...(groups.get(key) ?? []), one]);
  return groups;
}
