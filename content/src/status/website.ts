import { settings } from '../settings';

/** How visitors find the website. `asOf`: since when what its home page shows is known to be right. */
export type WebsiteState =
  | { state: 'off' }
  | { state: 'fresh' | 'stale'; asOf: Date }
  | { state: 'refuses'; status: number }
  | { state: 'away' };

const WAIT_MS = 10_000;
/** A page that is older than this could not be made anew: the website shows what it has kept. */
const STALE_MS = 5 * 60_000;

/** Asks the website for its home page, as a visitor does, but for the page itself. */
export async function websiteState(now: Date): Promise<WebsiteState> {
  const { websiteUrl } = settings();
  if (!websiteUrl) return { state: 'off' };
  try {
    const { ok, status, headers } = await fetch(`${websiteUrl}/`, {
      method: 'HEAD',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(WAIT_MS),
    });
    if (!ok) return { state: 'refuses', status };
    const ageMs = Number(headers.get('age') ?? 0) * 1000;
    return { state: ageMs > STALE_MS ? 'stale' : 'fresh', asOf: new Date(now.getTime() - ageMs) };
  } catch {
    return { state: 'away' };
  }
}
