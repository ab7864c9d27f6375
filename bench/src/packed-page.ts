import { request } from 'node:http';

/**
 * The bytes of a page as they go over the wire, which fetch would unpack, and the headers as names and values in turn.
 * @param dictionary SHA-256 of the one that the browser has (RFC 9842); without one it reads brotli alone
 */
export function packedPage(url: string, dictionary?: Buffer): Promise<{ body: Buffer; headers: string[] }> {
  const headers =
    dictionary === undefined
      ? { 'accept-encoding': 'br' }
      : { 'accept-encoding': 'br, dcb', 'available-dictionary': `:${dictionary.toString('base64')}:` };
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ body: Buffer.concat(parts), headers: response.rawHeaders }));
    })
      .on('error', reject)
      .end();
  });
}

/** What a header of a page's answer says; empty without one. */
export function saidBy(headers: readonly string[], wanted: string): string {
  return headers[headers.findIndex((name, at) => at % 2 === 0 && name.toLowerCase() === wanted) + 1] ?? '';
}
