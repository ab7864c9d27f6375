import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package that a program is run with. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** As its package.json has it; undefined where it says nothing. */
  licence: string | undefined;
  /** Of its archive, as the lockfile has it: "sha512-…" in base64. */
  integrity: string | undefined;
  /** Texts of the licence files that it brings. */
  texts: string[];
}

interface LockEntry {
  version?: string;
  integrity?: string;
  dev?: boolean;
  link?: boolean;
}

interface PackageJson {
  name?: string;
  version?: string;
  license?: unknown;
  licenses?: unknown;
}

/** Runs both programs, though the lockfile has it among the tools. */
const RUNTIME = 'node_modules/node';
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice|ofl)(?:[-.].*)?$/i;

/**
 * What a lockfile has installed in a folder, without what only development needs and without our own workspaces.
 * Optional binaries of other platforms are in the lockfile, but not there.
 */
export function shippedPackages(folder: string): ShippedPackage[] {
  const lock: { packages: Record<string, LockEntry> } = JSON.parse(
    readFileSync(join(folder, 'package-lock.json'), 'utf8'),
  );
  return Object.entries(lock.packages).flatMap(([path, entry]) => {
    const place = join(folder, path);
    if (!path.includes('node_modules/') || entry.link || (entry.dev && path !== RUNTIME)) return [];
    if (!entry.integrity || !existsSync(join(place, 'package.json'))) return [];
    const said: PackageJson = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
    const name = said.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return [
      {
        ...{ name, version: said.version ?? entry.version ?? '', licence: licenceOf(said) },
        integrity: entry.integrity,
        texts: readdirSync(place, { withFileTypes: true })
          .filter((file) => file.isFile() && LICENCE_FILE.test(file.name))
          .map((file) => readFileSync(join(place, file.name), 'utf8').trim()),
      },
    ];
  });
}

/** The licence in any of the forms that package.json has known. */
export function licenceOf({ license, licenses }: PackageJson): string | undefined {
  const all = (Array.isArray(licenses) ? licenses : [license ?? licenses]).flatMap((one: unknown) => {
    const said = typeof one === 'object' && one !== null && 'type' in one ? one.type : one;
    return typeof said === 'string' && said !== '' ? [said] : [];
  });
  return all.length > 1 ? `(${all.join(' OR ')})` : all[0];
}

/** Each package in each version once, by name. */
export function unique(packages: readonly ShippedPackage[]): ShippedPackage[] {
  const known = new Map(packages.map((one) => [`${one.name}@${one.version}`, one]));
  return [...known].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, found]) => found);
}
