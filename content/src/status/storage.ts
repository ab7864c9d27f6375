import { once } from 'node:events';
import { statfs } from 'node:fs/promises';
import type { FileStore } from '../files/file-store';
import { files } from '../files/files';
import { table } from '../kit/table';
import { settings } from '../settings';

/** Whether the newest file of the media library can be read. `empty`: there is none yet. */
export interface PicturesState {
  place: 'disk' | 'bucket';
  state: 'good' | 'empty' | 'missing' | 'away';
}

/** Bytes. */
export interface DiskSpace {
  free: number;
  total: number;
}

const UPLOADS = '/uploads/';

async function readable(store: FileStore, url: string): Promise<PicturesState['state']> {
  try {
    const found = await store.read(url.slice(1));
    if (!found) return 'missing';
    // A file is opened when it is read: only then it is known whether it may be.
    await once(found.body, 'readable');
    found.body.destroy();
    return 'good';
  } catch {
    return 'away';
  }
}

/** Reads the beginning of the newest file, wherever the files of this centre lie. */
export async function picturesState(store = files()): Promise<PicturesState> {
  const place = settings().bucket ? 'bucket' : 'disk';
  const [newest] = await table('plugin::upload.file').findMany({
    select: ['id', 'url'],
    where: { url: { $startsWith: UPLOADS } },
    orderBy: [{ id: 'desc' }],
    limit: 1,
  });
  return { place, state: newest ? await readable(store, String(newest.url)) : 'empty' };
}

/** Of the disk under `DATA_DIR`; undefined where the system does not say. */
export async function diskSpace(folder = settings().dataDir): Promise<DiskSpace | undefined> {
  return statfs(folder).then(
    ({ bavail, blocks, bsize }) => ({ free: bavail * bsize, total: blocks * bsize }),
    () => undefined,
  );
}
