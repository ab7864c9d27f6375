import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentIdOf } from '../kit/document-ids';
import { settings } from '../settings';
import type { Seeding } from './seeding';

const FILE = 'plugin::upload.file';

/**
 * Writes the demo's drawings to the uploads folder and their rows to the media library.
 * @param altOf the alternative text in the default language, by picture key
 * @returns ids of the rows by picture key
 */
export function seedFiles({ bulk, demo, now }: Seeding, altOf: (key: string) => string): Map<string, number> {
  const folder = join(settings().publicDir, 'uploads');
  const ids = new Map<string, number>();
  for (const { key, svg, width, height } of demo.drawings()) {
    // The hash is part of the address, which the website serves as never changing.
    const hash = `${key.replace(/[^A-Za-z0-9]+/g, '_')}_${createHash('sha256').update(svg).digest('hex').slice(0, 10)}`;
    writeFileSync(join(folder, `${hash}.svg`), svg);
    const id = bulk.add(FILE, {
      documentId: documentIdOf('file', key),
      name: `${key}.svg`,
      alternativeText: altOf(key),
      width: Math.round(width),
      height: Math.round(height),
      hash,
      ext: '.svg',
      mime: 'image/svg+xml',
      size: Math.round(Buffer.byteLength(svg) / 10) / 100,
      url: `/uploads/${hash}.svg`,
      provider: 'local',
      folderPath: '/',
      createdAt: now,
      updatedAt: now,
      publishedAt: now,
    });
    ids.set(key, id);
  }
  return ids;
}
