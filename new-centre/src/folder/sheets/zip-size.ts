const END_OF_DIRECTORY = 0x06054b50;
const END_LENGTH = 22;
/** A comment of a ZIP file is no longer. */
const MAX_COMMENT = 0xffff;
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;

/** The bytes that the entries of a ZIP file say they have when unpacked; 0 for what is no ZIP file. */
export function unpackedBytes(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - END_LENGTH;
  const least = Math.max(0, end - MAX_COMMENT);
  while (end >= least && view.getUint32(end, true) !== END_OF_DIRECTORY) end--;
  if (end < least) return 0;
  let at = view.getUint32(end + 16, true);
  let total = 0;
  while (at + ENTRY_LENGTH <= end && view.getUint32(at, true) === ENTRY) {
    total += view.getUint32(at + 24, true);
    at +=
      ENTRY_LENGTH +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  return total;
}
