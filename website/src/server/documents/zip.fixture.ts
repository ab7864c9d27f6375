import { crc32, inflateRawSync } from 'node:zlib';

/** The files of a ZIP archive by name, as its directory at the end lists them. Throws at what is none, or is damaged. */
export function filesOfZip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end < 0) throw new Error('no end of a directory');
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.toString('latin1', at, at + 4) !== 'PK\x01\x02')
      throw new Error('no entry where one should be');
    const [packed, size] = [archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 24)];
    const length = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + length);
    const local = archive.readUInt32LE(at + 42);
    const begins = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const plain = inflateRawSync(archive.subarray(begins, begins + packed));
    if (plain.length !== size || crc32(plain) !== archive.readUInt32LE(at + 16))
      throw new Error(`${name} is damaged`);
    files.set(name, plain.toString());
    at += 46 + length + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}
