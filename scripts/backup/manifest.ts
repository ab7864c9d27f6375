import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from './command-line.ts';
import { filesBelow, sha256Of } from './files.ts';

/** The parts of a backup, a folder each. Secrets may lie elsewhere. */
const PARTS = ['database', 'files', 'secrets'] as const;
export type Part = (typeof PARTS)[number];

export const MANIFEST = 'manifest.json';
const FORMAT = 1;

export interface ListedFile {
  /** `<part>/<path in it>`. */
  path: string;
  bytes: number;
  sha256: string;
}

/** What `manifest.json` says of a backup. It is written last: a folder without it is no backup. */
export interface Manifest {
  format: typeof FORMAT;
  /** When the database's copy was made, ISO. */
  made: string;
  /** Version of the programs that it is the data of. */
  version: string;
  database: { kind: 'sqlite' | 'postgres'; version: string };
  node: string;
  files: ListedFile[];
}

/** Lists what lies in the parts. @param places the folder of each part */
export async function listed(places: Record<Part, string>): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  for (const part of PARTS)
    for (const path of await filesBelow(places[part])) {
      const file = join(places[part], path);
      files.push({
        path: `${part}/${path}`,
        bytes: (await stat(file)).size,
        sha256: await sha256Of(file),
      });
    }
  return files;
}

export async function writeManifest(folder: string, manifest: Omit<Manifest, 'format'>): Promise<void> {
  await writeFile(join(folder, MANIFEST), `${JSON.stringify({ format: FORMAT, ...manifest }, null, 2)}\n`);
}

/** Reads a backup's manifest; throws what is wrong with the folder. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new BackupError(
      `${folder} is no backup, or one that was not finished: it has no ${MANIFEST}. Name the folder that has it.`,
    );
  });
  const manifest = parsed(text);
  if (!manifest) throw new BackupError(`${join(folder, MANIFEST)} is damaged. Take another backup.`);
  if (manifest.format !== FORMAT)
    throw new BackupError(
      `${folder} has format ${manifest.format}, but this version reads format ${FORMAT}. Restore it with the version that made it (${manifest.version}).`,
    );
  return manifest;
}

function parsed(text: string): Manifest | undefined {
  try {
    const read: Partial<Manifest> = JSON.parse(text);
    return Array.isArray(read.files) && read.database && read.version ? (read as Manifest) : undefined;
  } catch {
    return undefined;
  }
}

/** What of a backup is not as its manifest says, a sentence each. @param parts those that are wanted */
export async function damages(
  manifest: Manifest,
  places: Record<Part, string>,
  parts: readonly Part[],
): Promise<string[]> {
  const found: string[] = [];
  for (const { path, bytes, sha256 } of manifest.files) {
    const part = PARTS.find((one) => path.startsWith(`${one}/`));
    if (!part || !parts.includes(part)) continue;
    const file = join(places[part], path.slice(part.length + 1));
    const size = await stat(file).then(
      (there) => there.size,
      () => undefined,
    );
    if (size === undefined) found.push(`${path} is missing`);
    else if (size !== bytes) found.push(`${path} has ${size} bytes instead of ${bytes}`);
    else if ((await sha256Of(file)) !== sha256) found.push(`${path} has been changed`);
  }
  return found;
}

/** Whether a backup's data was written by a later version than this one, whose tables this one can't know. */
export function isLater(version: string, own: string): boolean {
  return version.localeCompare(own, 'en', { numeric: true }) > 0;
}
