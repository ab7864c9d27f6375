import { files } from '../files/files';
import { type Row, table } from '../kit/table';
import type { Address } from './address';

export const FILE = 'plugin::upload.file';

/** A row of the media library. */
export interface File extends Address {
  id: number;
  name: string;
  formats?: Record<string, Address> | null;
}

/** What the bin keeps of a file. */
export interface KeptFile {
  row: Record<string, unknown> & Address;
  /** Names of what lay in `uploads/`. */
  names: string[];
  related: { related_id: number; related_type: string; field: string; order: number }[];
}

export const namesOf = ({ hash, ext, formats }: File): string[] =>
  [{ hash, ext }, ...Object.values(formats ?? {})].map((part) => `${part.hash}${part.ext}`);

const shown = (name: string) => `uploads/${name}`;
/** Where the bytes of a kept file wait: nobody can ask for them. */
const kept = (id: number, name: string) => `bin/${id}/${name}`;

/** Puts a file as it is now into the bin, beside the one that is shown. The bin's item; null without such a file. */
export async function keepFile(
  file: File,
  author: string | null,
): Promise<{ id: number; what: KeptFile } | null> {
  const row = await table(FILE).findOne({ where: { id: file.id }, populate: { folder: true } });
  if (!row) return null;
  const related = (await strapi.db
    .queryBuilder('files_related_mph')
    .where({ file_id: file.id })
    .select(['related_id', 'related_type', 'field', 'order'])
    .execute()) as KeptFile['related'];
  const names = namesOf(file);
  const what = { row: row as unknown as KeptFile['row'], names, related };
  const { id }: Row = await table('bin-item').create({
    data: { kind: 'file', title: file.name, author, what },
  });
  // A row whose bytes are gone is deleted like any other.
  for (const name of names) await files().copy(shown(name), kept(id, name));
  return { id, what };
}

/** Shows the bytes again that lie in the bin of a file; they stay there as well. */
export async function showKept(id: number, { names }: KeptFile): Promise<void> {
  for (const name of names) await files().copy(kept(id, name), shown(name));
}

/** Takes what lies in the bin of a file away for good. */
export async function forgetFile(id: number, { names }: KeptFile): Promise<void> {
  for (const name of names) await files().remove(kept(id, name));
}

/** Shows bytes no longer, which the bin has. */
export async function hideBytes(names: readonly string[]): Promise<void> {
  for (const name of names) await files().remove(shown(name));
}
