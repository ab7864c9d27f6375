import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { files } from '../files/files';
import { table } from '../kit/table';
import { personOf } from '../versions/keep-versions';
import { mayUseBin } from './bin-permission';
import { placesOf } from './file-places';

/** A row of the media library. */
interface File {
  id: number;
  name: string;
  hash: string;
  ext: string;
  formats?: Record<string, { hash: string; ext: string }> | null;
}

/** What the bin keeps of a file. */
export interface DeletedFile {
  row: Record<string, unknown>;
  /** Names of what lay in `uploads/`. */
  names: string[];
  related: { related_id: number; related_type: string; field: string; order: number }[];
}

interface UploadService {
  remove(file: File): Promise<unknown>;
}

const MAX_NAMED = 5;

const namesOf = ({ hash, ext, formats }: File): string[] =>
  [{ hash, ext }, ...Object.values(formats ?? {})].map((part) => `${part.hash}${part.ext}`);

const shown = (name: string) => `uploads/${name}`;
/** Where the bytes of a deleted file wait: nobody can ask for them. */
const kept = (id: number, name: string) => `bin/${id}/${name}`;

async function refuseUsed(file: File): Promise<void> {
  const places = await placesOf(file);
  if (places.length === 0) return;
  const titles = places.slice(0, MAX_NAMED).map(({ title, label }) => `„${title || label}”`);
  const rest = places.length - titles.length;
  if (rest > 0) titles.push(`+ ${rest}`);
  throw new errors.ApplicationError(
    `Plik „${file.name}” jest użyty: ${titles.join(', ')}. Najpierw go tam zamień. / The file “${file.name}” is in use there: replace it first.`,
  );
}

async function keep(file: File, author: string | null): Promise<void> {
  const row = await table('plugin::upload.file').findOne({
    where: { id: file.id },
    populate: { folder: true },
  });
  if (!row) return;
  const related: DeletedFile['related'] = await strapi.db
    .getConnection('files_related_mph')
    .where({ file_id: file.id })
    .select('related_id', 'related_type', 'field', 'order');
  const names = namesOf(file);
  const item = await table('bin-item').create({
    data: { kind: 'file', title: file.name, author, what: { row, names, related } },
  });
  // A row whose bytes are gone is deleted like any other.
  for (const name of names) await files().copy(shown(name), kept(item.id, name));
}

/**
 * Lets nobody delete a file that is used, nor one who may not; what is deleted goes to the bin. All of Strapi's ways of
 * deleting a file, folders and selections among them, end in this one function.
 */
export function guardFiles(): void {
  const service = strapi.plugin('upload').service('upload') as unknown as UploadService;
  const remove = service.remove.bind(service);
  service.remove = async (file) => {
    const ctx = strapi.requestContext.get() as unknown as Context | undefined;
    if (ctx && !mayUseBin(ctx))
      throw new errors.ForbiddenError(
        'Pliki usuwa administrator: poproś o to. / Files are deleted by an administrator: ask one.',
      );
    await refuseUsed(file);
    await keep(file, personOf(ctx)?.name ?? null);
    return remove(file);
  };
}

/** Takes what lies in the bin of a file away for good. */
export async function forgetFile(id: number, { names }: DeletedFile): Promise<void> {
  for (const name of names) await files().remove(kept(id, name));
}

/** Puts a file back where it was, under the id by which versions name it; what lay in the bin stays there. */
export async function restoreFile(id: number, { row, names, related }: DeletedFile): Promise<void> {
  for (const name of names) await files().copy(kept(id, name), shown(name));
  const { folder, ...fields } = row as { folder?: { id: number } | null };
  const known = folder ? await table('plugin::upload.folder').findOne({ where: { id: folder.id } }) : null;
  await table('plugin::upload.file').create({
    data: { ...fields, folder: known ? known.id : null, ...(known ? {} : { folderPath: '/' }) },
  });
  for (const relation of related) {
    if (!relation.related_type.startsWith('api::')) continue;
    if (await table(relation.related_type).findOne({ where: { id: relation.related_id } }))
      await strapi.db
        .queryBuilder('files_related_mph')
        .insert({ ...relation, file_id: row.id })
        .execute();
  }
}
