import sharp from 'sharp';
import { answering, NOW } from '../fixtures/responses.ts';

/** The moment that the recorded payloads were true. */
export const RECORDED_AT = NOW;

/**
 * In place of the content system, without a network: endpoints are answered with the recorded payloads that the tests of
 * the loaders use (fixtures/), whatever slug is asked for; a picture is a drawing of its own name; every
 * form counts as stored.
 */
export function recordedContent(): typeof fetch {
  const recorded = answering();
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    if (init?.method === 'POST') return Response.json({ code: 'created', data: { id: 1 } }, { status: 201 });
    const upload = /^\/uploads\/(.+)\.(\w+)$/.exec(url.pathname);
    if (upload) return picture(decodeURIComponent(upload[1] ?? ''), upload[2] ?? '');
    return recorded(input, init);
  };
}

async function picture(name: string, extension: string): Promise<Response> {
  const svg = drawing(name);
  switch (extension) {
    case 'svg':
      return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
    case 'jpg':
    case 'jpeg':
    case 'png':
    case 'webp': {
      const format = extension === 'jpg' ? 'jpeg' : extension;
      const drawn = await sharp(Buffer.from(svg)).toFormat(format).toBuffer();
      return new Response(new Uint8Array(drawn), { headers: { 'content-type': `image/${format}` } });
    }
    default:
      return new Response(null, { status: 404 });
  }
}

/** A plain surface with a name on it; each name has a colour of its own. */
function drawing(name: string): string {
  const hue = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);
  const words = name.replaceAll(/[^\p{L}\p{N} _-]/gu, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600">
<rect width="800" height="600" fill="hsl(${hue} 30% 82%)"/>
<text x="400" y="310" text-anchor="middle" font-family="sans-serif" font-size="48" fill="hsl(${hue} 40% 25%)">${words}</text>
</svg>`;
}
