/**
 * The whole body of an answer; undefined when it has more than `most` bytes, of which the rest is not read. Throws when
 * it breaks off.
 */
export async function bodyAtMost(response: Response, most: number): Promise<Uint8Array | undefined> {
  if (response.body === null) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > most) {
      await reader.cancel().catch(() => undefined);
      return undefined;
    }
    parts.push(value);
  }
  return Buffer.concat(parts, length);
}
