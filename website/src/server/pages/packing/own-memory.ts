/**
 * The same bytes in a block of memory of just their size. What zlib answers and what is cut from Node's pool is a view
 * of 64 kB: kept, each page of 15 kB would hold four times as much.
 */
export function ownMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
