import { AsyncLocalStorage } from 'node:async_hooks';
import { publicFetch } from './public-fetch';

interface FileService {
  fetchUrlToInputFile?: (...given: unknown[]) => Promise<unknown>;
}

type Fetch = typeof strapi.fetch;

/** Set while the media library fetches a file for somebody. */
const fetching = new AsyncLocalStorage<true>();

/**
 * Has the media library's import by address reach public hosts alone. Strapi resolves a name once to look at it and once
 * more to connect, and follows redirects anywhere; its other calls, to webhooks say, go where they did. Throws where a
 * release of Strapi fetches otherwise.
 */
export function fetchFromPublicAlone(): void {
  const service = strapi.plugin('upload').service('file') as FileService;
  const own = service.fetchUrlToInputFile;
  if (!own)
    throw new Error("Strapi's upload has no fetchUrlToInputFile any more (files/fetched-uploads.ts).");
  const { fetch } = strapi;
  const guarded: Fetch = (url, init) =>
    fetching.getStore() ? publicFetch(String(url), { signal: init?.signal ?? undefined }) : fetch(url, init);
  Object.defineProperty(strapi, 'fetch', { value: Object.assign(guarded, fetch), configurable: true });
  service.fetchUrlToInputFile = (...given) => fetching.run(true, () => own(...given));
}
