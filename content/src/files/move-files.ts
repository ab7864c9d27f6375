import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '../kit/database-errors';
import { settings } from '../settings';
import { files } from './files';

/** Whoever is given a file is told its type by its name. */
const UNTOLD = 'application/octet-stream';

const store = () => strapi.store({ type: 'core', name: 'mall' });

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
 * Copies what this machine's disk has into the bucket, once for each bucket; what is there already stays. The files on
 * the disk stay as well: nothing is lost where the bucket was the wrong one.
 */
export async function moveFiles(): Promise<void> {
  const { bucket } = settings();
  if (!bucket) return;
  const key = `moved:${bucket.endpoint}/${bucket.name}`;
  if (await store().get({ key })) return;
  try {
    let moved = 0;
    for (const path of await onDisk()) {
      const there = await files().read(path);
      there?.body.destroy();
      if (there) continue;
      await files().write(path, await readFile(placeOf(path)), UNTOLD);
      moved += 1;
    }
    await store().set({ key, value: true });
    strapi.log.info('files.moved', { files: moved });
  } catch (error) {
    strapi.log.error('files.not-moved', {
      reason: reasonOf(error),
      why: 'It is tried again at the next start.',
    });
  }
}
