import { request } from 'node:http';

/** The brotli bytes of a page as they go over the wire, which fetch would unpack, and the headers as names and values in turn. */
export function brotliPage(url: string): Promise<{ body: Buffer; headers: string[] }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ body: Buffer.concat(parts), headers: response.rawHeaders }));
    })
      .on('error', reject)
      .end();
  });
}
