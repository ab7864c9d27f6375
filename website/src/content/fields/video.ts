const ID = /^[\w-]{11}$/;
const SHORT_HOSTS: ReadonlySet<string> = new Set(['youtu.be', 'www.youtu.be']);
const HOSTS: ReadonlySet<string> = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);

/** As pasted without a scheme: `//www.youtube.com/…`, `youtu.be/…`. */
function addressOf(written: string): URL | null {
  const bare = /^(?:\/\/)?((?:[a-z]+\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)\/.*)$/i.exec(written)?.[1];
  return URL.parse(bare === undefined ? written : `https://${bare}`);
}

/**
 * The 11-character id of a YouTube video from its short, watch, embed, v or shorts address (spec section 5).
 * Undefined for every other address, above all for hosts that only look like YouTube's.
 */
export function videoId(url: string | null | undefined): string | undefined {
  const written = url?.trim() ?? '';
  if (/[\s\\\p{Cc}]/u.test(written)) return undefined;
  const address = addressOf(written);
  if (!address || !/^https?:$/.test(address.protocol)) return undefined;
  if (address.username !== '' || address.password !== '' || address.port !== '') return undefined;
  const [, first = '', second = ''] = address.pathname.split('/');
  let id: string | null = null;
  if (SHORT_HOSTS.has(address.hostname)) id = first;
  else if (HOSTS.has(address.hostname)) {
    if (first === 'watch') id = address.searchParams.get('v');
    else if (first === 'embed' || first === 'v' || first === 'shorts') id = second;
  }
  return id !== null && ID.test(id) ? id : undefined;
}

/** Where a video is watched on YouTube itself. */
export const watchAddress = (id: string) => `https://www.youtube.com/watch?v=${id}`;
