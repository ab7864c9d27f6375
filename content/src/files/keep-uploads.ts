import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { settings } from '../settings';
import { files } from './files';

/** A file of the media library, or one of its sizes, as Strapi hands it to where files are kept. */
interface UploadedFile {
  hash: string;
  ext?: string;
  mime: string;
  url?: string;
  stream?: Readable;
  buffer?: Buffer;
}

interface Provider {
  upload(file: UploadedFile): Promise<void>;
  uploadStream(file: UploadedFile): Promise<void>;
  delete(file: UploadedFile): Promise<void>;
}

const pathOf = ({ hash, ext = '' }: UploadedFile) => `uploads/${hash}${ext}`;

async function write(file: UploadedFile): Promise<void> {
  const bytes = file.stream ? await buffer(file.stream) : file.buffer;
  if (!bytes) throw new Error(`${file.hash} came without its bytes`);
  await files().write(pathOf(file), bytes, file.mime);
  // The address on this host, whichever store it lies in: one of the store would age, or name it to the world.
  file.url = `/${pathOf(file)}`;
}

/**
 * Has the media library write into the bucket, where the settings name one. Rows keep the provider's name, so that a
 * file from before is deleted like any other.
 */
export function keepUploads(): void {
  if (!settings().bucket) return;
  const { provider } = strapi.plugin('upload') as unknown as { provider: Provider };
  Object.assign(provider, {
    upload: write,
    uploadStream: write,
    delete: (file: UploadedFile) => files().remove(pathOf(file)),
  } satisfies Provider);
}
