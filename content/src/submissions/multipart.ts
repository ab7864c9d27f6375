import { JSON_PART, MAX_PHOTO_BYTES, MAX_PHOTOS, WRITES } from '@mall/contract';

/** A whole multipart body of a booking: three photos, the fields, the boundaries. */
export const MAX_MULTIPART_BYTES = MAX_PHOTOS * MAX_PHOTO_BYTES + 256 * 1024;

const PHOTO_PART = WRITES.bookStylist.files ?? 'photos';

export interface Multipart {
  /** Of the part `data`. */
  body: unknown;
  /** Of the parts `photos`. */
  photos: Buffer[];
}

/** Reads a stream up to a limit; null = there was more. What is over the limit is not read. */
export async function readUpTo(stream: AsyncIterable<Buffer | string>, most: number): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of stream) {
    const bytes = Buffer.from(part);
    length += bytes.length;
    if (length > most) return null;
    parts.push(bytes);
  }
  return Buffer.concat(parts, length);
}

/** Takes a multipart body apart, in memory: a photo never lies in a folder of temporary files. Null = malformed. */
export async function readBookingBody(bytes: Buffer, contentType: string): Promise<Multipart | null> {
  try {
    const form = await new Response(new Uint8Array(bytes), {
      headers: { 'content-type': contentType },
    }).formData();
    const data = form.get(JSON_PART);
    const text = typeof data === 'string' ? data : await data?.text();
    if (text === undefined) return null;
    const photos: Buffer[] = [];
    for (const file of form.getAll(PHOTO_PART)) {
      if (typeof file === 'string') return null;
      photos.push(Buffer.from(await file.arrayBuffer()));
    }
    return { body: JSON.parse(text), photos };
  } catch {
    return null;
  }
}
