import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { table } from '../kit/table';
import { personOf } from '../versions/keep-versions';
import { mayUseBin } from './bin-permission';
import { placesOf } from './file-places';
import { FILE, type File, type KeptFile, keepFile, namesOf, showKept } from './kept-files';
import { type Given, type Replacing, replaceFile, showOther } from './replaced-files';

interface UploadService extends Replacing {
  replace(id: number, given: Given, opts?: object): Promise<unknown>;
}

const MAX_NAMED = 5;

const request = () => strapi.requestContext.get() as unknown as Context | undefined;

const author = () => personOf(request())?.name ?? null;

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

/**
 * Lets nobody delete a file that is used, nor one who may not; what is deleted or replaced goes to the bin. All of
 * Strapi's ways of deleting a file, folders and selections among them, end in the one function, those of replacing and
 * cropping in the other.
 */
export function guardFiles(): void {
  const service = strapi.plugin('upload').service('upload') as unknown as UploadService;
  const own: Replacing = {
    upload: service.upload.bind(service),
    remove: service.remove.bind(service),
    updateFileInfo: service.updateFileInfo.bind(service),
  };
  service.remove = async (file) => {
    const ctx = request();
    if (ctx && !mayUseBin(ctx))
      throw new errors.ForbiddenError(
        'Pliki usuwa administrator: poproś o to. / Files are deleted by an administrator: ask one.',
      );
    await refuseUsed(file);
    await keepFile(file, author());
    return own.remove(file);
  };
  service.replace = (id, given, opts) => replaceFile(own, id, given, { author: author(), opts });
}

/**
 * Puts a file back where it was, under the id by which versions name it; what lay in the bin stays there. Where that id
 * shows other bytes now, they go to the bin in turn.
 * @returns names in `uploads/` that nothing shows any more, once the transaction is committed
 */
export async function restoreFile(id: number, what: KeptFile): Promise<string[]> {
  const { row, related } = what;
  await showKept(id, what);
  const now = (await table(FILE).findOne({ where: { id: row.id } })) as unknown as File | null;
  if (now) {
    await keepFile(now, author());
    await showOther(now, row);
    return namesOf(now);
  }
  const { folder, ...fields } = row as { folder?: { id: number } | null };
  const known = folder ? await table('plugin::upload.folder').findOne({ where: { id: folder.id } }) : null;
  await table(FILE).create({
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
  return [];
}
