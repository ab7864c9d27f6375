import { createHash } from 'node:crypto';
import { access, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '../kit/database-errors';
import { type Bucket, settings } from '../settings';
import { files } from './files';

/** Whoever is given a file is told its type by its name. */
const UNTOLD = 'application/octet-stream';

/** Paths of what lies on the disk of this machine. */
async function onDisk(): Promise<string[]> {
  const { publicDir, dataDir } = settings();
  const under = async (root: string, folder: string) =>
    (await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []))
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .replaceAll('\\', '/'),
      );
  return [...(await under(publicDir, 'uploads')), ...(await under(dataDir, 'bin'))];
}

const placeOf = (path: string) => {
  const { publicDir, dataDir } = settings();
  return join(path.startsWith('uploads/') ? publicDir : dataDir, path);
};

/**
 * The note that this disk has been copied. It lies beside the files, since another machine on the same database has a
 * disk of its own; and it must be there, or what was deleted from the bucket since would come back.
 */
const noteOf = ({ endpoint, name }: Bucket) =>
  join(
    settings().dataDir,
    `copied-${createHash('sha256').update(`${endpoint}/${name}`).digest('hex').slice(0, 16)}`,
  );

/**
 * Copies what this machine's disk has into the bucket, once for each disk and bucket; what is there already stays. The
 * files on the disk stay as well: nothing is lost where the bucket was the wrong one.
 */
export async function moveFiles(): Promise<void> {
  const { bucket } = settings();
  if (!bucket) return;
  const note = noteOf(bucket);
  const isCopied = await access(note).then(
    () => true,
    () => false,
  );
  if (isCopied) return;
  try {
    const paths = await onDisk();
    // Files may still come to an empty disk: from a backup, or a volume that is put in later.
    if (paths.length === 0) return;
    let moved = 0;
    for (const path of paths) {
      const there = await files().read(path);
      there?.body.destroy();
      if (there) continue;
      await files().write(path, await readFile(placeOf(path)), UNTOLD);
      moved += 1;
    }
    await writeFile(note, '');
    strapi.log.info('files.moved', { files: moved });
  } catch (error) {
    strapi.log.error('files.not-moved', {
      reason: reasonOf(error),
      why: 'It is tried again at the next start.',
    });
  }
}
