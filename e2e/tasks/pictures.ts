import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

/** A photo as a phone or a camera makes it: so many pixels, hardly compressible. @returns its path */
export async function photo(name: string, width: number, height: number): Promise<string> {
  const path = join(mkdtempSync(join(tmpdir(), 'task-')), name);
  await sharp({
    create: {
      width,
      height,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
      background: '#888',
    },
  })
    .jpeg({ quality: 80 })
    .toFile(path);
  return path;
}
