import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentIdOf } from '../kit/document-ids';
import { settings } from '../settings';
import type { Seeding } from './seeding';

/**
 * Writes a PDF of the demo to the uploads folder and its row to the media library.
 * @param key unique among the demo's files; a part of the file's address
 * @param source as `pdfFile` makes it
 * @returns the id of the row, to be put where the content has a media field
 */
export function seedPdf(seeding: Seeding, key: string, source: string): number {
  // The hash is part of the address, which the website serves as never changing.
  const hash = `${key.replace(/[^A-Za-z0-9]+/g, '_')}_${createHash('sha256').update(source).digest('hex').slice(0, 10)}`;
  writeFileSync(join(settings().publicDir, 'uploads', `${hash}.pdf`), source, 'latin1');
  return seeding.bulk.add('plugin::upload.file', {
    documentId: documentIdOf('file', key),
    name: `${key}.pdf`,
    hash,
    ext: '.pdf',
    mime: 'application/pdf',
    size: Math.round(source.length / 10) / 100,
    url: `/uploads/${hash}.pdf`,
    provider: 'local',
    folderPath: '/',
    createdAt: seeding.now,
    updatedAt: seeding.now,
    publishedAt: seeding.now,
  });
}
