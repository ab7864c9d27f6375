import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '@mall/contract';
import { errors } from '@strapi/utils';

interface Photo {
  mime: string;
  bytes: Buffer;
}

/** What a picture is by its first bytes; null = none that is taken. */
export function pictureType(bytes: Buffer): string | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])))
    return 'image/png';
  const riff = bytes.subarray(0, 4).toString('latin1') === 'RIFF';
  return riff && bytes.subarray(8, 12).toString('latin1') === 'WEBP' ? 'image/webp' : null;
}

/**
 * Photos as they are stored: at most three, of 5 MB each, told by their content and not by their names. The website has
 * drawn them anew before; nothing here decodes them. Throws a 400 otherwise.
 */
export function readPhotos(files: readonly Buffer[]): Photo[] {
  if (files.length > MAX_PHOTOS) throw new errors.ValidationError(`photos must be at most ${MAX_PHOTOS}.`);
  return files.map((bytes) => {
    if (bytes.length > MAX_PHOTO_BYTES) throw new errors.ValidationError('photos must be of 5 MB at most.');
    const mime = pictureType(bytes);
    if (mime === null) throw new errors.ValidationError('photos must be JPEG, PNG or WebP.');
    return { mime, bytes };
  });
}
