import { settings } from '../settings';
import { bucketStore } from './bucket-store';
import { diskStore } from './disk-store';
import type { FileStore } from './file-store';

let known: FileStore | undefined;

/** Where this content system keeps files: the bucket of the settings, else the disk. */
export function files(): FileStore {
  const { bucket } = settings();
  known ??= bucket ? bucketStore(bucket) : diskStore(settings());
  return known;
}
