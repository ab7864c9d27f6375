const HEAD_BYTES = 6;
const ENTRY_BYTES = 16;

/** Square PNG pictures in one icon file. @param pictures each with its width in pixels, below 256 */
export function ico(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(HEAD_BYTES + ENTRY_BYTES * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let at = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = HEAD_BYTES + ENTRY_BYTES * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
