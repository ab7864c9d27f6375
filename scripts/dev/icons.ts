import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

// Draws the site's icons from website/public/favicon.svg, the mark on a full ground: run it after a change of that
// file. Maskable icons are cut to any shape, so that their mark keeps within a circle of 80 % of the width.
const folder = new URL('../../website/public/', import.meta.url);
const mark = await readFile(new URL('favicon.svg', folder), 'utf8');
const ground = /fill="(#[0-9a-f]{3,6})"/i.exec(mark)?.[1] ?? '#000';

const PLAIN = {
  'favicon-16x16.png': 16,
  'favicon-32x32.png': 32,
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
};
const MASKABLE = { 'icon-maskable-192.png': 192, 'icon-maskable-512.png': 512 };

/** What `/favicon.ico` holds, which many ask for without reading a page. */
const TABS = [16, 32, 48];

/** The corners of the mark lie at 0.98 of half the width: at this size they lie at 0.76. */
const SAFE = 0.78;

for (const [name, size] of Object.entries(PLAIN)) await draw(name, mark, size);
await writeFile(
  new URL('favicon.ico', folder),
  ico(await Promise.all(TABS.map((size) => drawn(mark, size)))),
);
const inset = ((1 - SAFE) / 2) * 1000;
const within = mark.replace(
  '<svg',
  `<svg x="${inset}" y="${inset}" width="${SAFE * 1000}" height="${SAFE * 1000}"`,
);
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000"><path fill="${ground}" d="M0 0H1000V1000H0Z"/>${within}</svg>`;
for (const [name, size] of Object.entries(MASKABLE)) await draw(name, maskable, size);

async function drawn(drawing: string, size: number) {
  const density = (72 * size) / 1000;
  const picture = sharp(Buffer.from(drawing), { density: Math.max(1, Math.min(density * 4, 2400)) });
  return picture.resize(size, size).flatten({ background: ground }).png({ palette: true }).toBuffer();
}

async function draw(name: string, drawing: string, size: number) {
  await writeFile(fileURLToPath(new URL(name, folder)), await drawn(drawing, size));
}

/** PNG pictures of the sizes in `TABS` in one icon file. */
function ico(pictures: Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let at = head.length;
  pictures.forEach((picture, index) => {
    const entry = 6 + 16 * index;
    const size = TABS[index] ?? 0;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += picture.length;
  });
  return Buffer.concat([head, ...pictures]);
}
