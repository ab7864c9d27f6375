import { readFile } from 'node:fs/promises';
import { hashOf, type Memory } from './memory';

/** A file as Strapi's body parser leaves it. */
export interface SentFile {
  filepath: string;
  originalFilename: string;
  mimetype: string;
  size: number;
}

interface UploadService {
  upload(params: { data: { fileInfo: object }; files: SentFile }): Promise<{ id: number }[]>;
}

/**
 * Puts a file into the media library, unless it is the one that was sent under this key last time. A changed file gets an
 * address of its own, since websites keep what is under an address for good; the one before stays in the library.
 * @param name what the staff read in the library, with its extension
 * @param alt alternative text in the centre's own language
 */
export async function importFile(
  key: string,
  { name, alt, file }: { name: string; alt: string; file: SentFile },
  memory: Memory,
): Promise<'made' | 'changed' | 'same'> {
  const hash = hashOf(await readFile(file.filepath));
  const before = memory.files[key];
  const there =
    before && (await strapi.db.query('plugin::upload.file').findOne({ where: { id: before.id } })) !== null;
  if (there && before.hash === hash) return 'same';
  const service = strapi.plugin('upload').service('upload') as unknown as UploadService;
  const fileInfo = { name, alternativeText: alt };
  const [row] = await service.upload({ data: { fileInfo }, files: { ...file, originalFilename: name } });
  if (!row) throw new Error(`${name} was not taken into the media library`);
  memory.files[key] = { id: row.id, hash };
  return there ? 'changed' : 'made';
}
