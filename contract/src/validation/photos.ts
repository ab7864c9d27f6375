/** Photos of a stylist booking (spec section 5). */
export const MAX_PHOTOS = 3;
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;
const PHOTO_ENDINGS = ['.png', '.jpg', '.jpeg'] as const;

export type PhotoIssue = 'format' | 'size';

interface PhotoFile {
  name: string;
  /** Bytes. */
  size: number;
}

/** What is wrong with a file by its name and size, null = nothing. What is inside it the server finds out. */
export function photoIssue({ name, size }: PhotoFile): PhotoIssue | null {
  const lower = name.toLowerCase();
  if (!PHOTO_ENDINGS.some((ending) => lower.endsWith(ending))) return 'format';
  return size > MAX_PHOTO_BYTES || size === 0 ? 'size' : null;
}

/** Sorts chosen files into those that can be sent and those that cannot, in their order; `tooMany` = over the limit. */
export function sortPhotos<F extends PhotoFile>(
  files: readonly F[],
): { good: F[]; bad: { file: F; issue: PhotoIssue }[]; tooMany: boolean } {
  const good: F[] = [];
  const bad: { file: F; issue: PhotoIssue }[] = [];
  for (const file of files) {
    const issue = photoIssue(file);
    if (issue) bad.push({ file, issue });
    else good.push(file);
  }
  return { good: good.slice(0, MAX_PHOTOS), bad, tooMany: good.length > MAX_PHOTOS };
}
