import type { Tag } from '@mall/contract';
import { errors } from '@strapi/utils';
import { durably } from '../kit/durably';
import { table } from '../kit/table';
import { notePurge } from '../purge/purges';
import { ownType, tagsOf } from '../purge/tags';
import { placesOf, readdress } from './file-places';
import { FILE, type File, forgetFile, hideBytes, type KeptFile, keepFile, namesOf } from './kept-files';

/** What a row of the media library says of its bytes. */
const OF_BYTES = [
  'name',
  'hash',
  'ext',
  'mime',
  'size',
  'width',
  'height',
  'formats',
  'url',
  'previewUrl',
  'provider',
  'provider_metadata',
];

/** Of Strapi's own service. */
export interface Replacing {
  upload(given: { data: object; files: unknown }, opts?: object): Promise<File[]>;
  remove(file: File): Promise<unknown>;
  updateFileInfo(id: number, info: object, opts?: object): Promise<unknown>;
}

/** A new file for an old one, as `replace` of Strapi's service is given it. */
export interface Given {
  data: { fileInfo?: object };
  file: unknown;
}

/**
 * Has a file show other bytes, at their address: whoever has those of before keeps them for a year. What names the old
 * address names the new one then, and pages that show the file are made anew. To be called in a transaction.
 */
export async function showOther(file: File, other: KeptFile['row']): Promise<void> {
  const places = await placesOf(file);
  const { count } = await table(FILE).updateMany({
    where: { id: file.id, hash: file.hash },
    data: Object.fromEntries(OF_BYTES.map((field) => [field, other[field] ?? null])),
  });
  if (count === 0)
    throw new errors.ApplicationError(
      `Plik „${file.name}” zmienił właśnie ktoś inny: otwórz go na nowo. / Somebody else has just changed the file “${file.name}”: open it anew.`,
    );
  await readdress(file, other);
  const tags: Tag[] = ['uploads'];
  for (const { type, entry } of places) {
    const name = ownType(type);
    if (name) tags.push(...(await tagsOf(name, entry)));
  }
  await notePurge(tags);
}

/**
 * Puts a new file into an old one's place, which goes to the bin. Strapi's own way would write the new bytes over the
 * old ones.
 */
export async function replaceFile(
  service: Replacing,
  id: number,
  { data: { fileInfo = {} }, file }: Given,
  { author, opts }: { author: string | null; opts: object | undefined },
): Promise<unknown> {
  const before = (await table(FILE).findOne({ where: { id } })) as unknown as File | null;
  if (!before) throw new errors.NotFoundError('Not Found');
  const [fresh] = await service.upload({ data: { fileInfo }, files: file }, opts);
  if (!fresh) throw new errors.ApplicationError('The file could not be uploaded');
  const item = await keepFile(before, author);
  try {
    await durably(async () => {
      await table(FILE).deleteMany({ where: { id: fresh.id } });
      await showOther(before, { ...fresh });
    });
  } catch (error) {
    if (item) {
      await table('bin-item').deleteMany({ where: { id: item.id } });
      await forgetFile(item.id, item.what);
    }
    await service.remove(fresh);
    throw error;
  }
  await hideBytes(namesOf(before));
  return service.updateFileInfo(before.id, fileInfo, opts);
}
