import { BODIES } from '../../../../fixtures/bodies.ts';
import { type ContentClientOptions, type ContentResponse, createContentClient } from '../content-client.ts';

export const ASKED = { locale: 'pl-PL', preview: false } as const;
export const json = (body: unknown, status = 200) => Response.json(body, { status });

type Answer = (signal: AbortSignal, init: RequestInit) => Response | Promise<Response>;

/** A client over answers given one after the other; the last one stays. */
export const clientOf = (...answers: Answer[]) => clientWith({}, ...answers);

export function clientWith(options: Partial<ContentClientOptions>, ...answers: Answer[]) {
  const asked: { url: string; init: RequestInit }[] = [];
  const logged: [string, Record<string, unknown>][] = [];
  let time = 0;
  const client = createContentClient({
    baseUrl: 'http://content.example',
    token: 'secret',
    previewSecret: 'drafts',
    log: (event, fields = {}) => logged.push([event, fields]),
    now: () => time,
    fetch: async (url, init = {}) => {
      asked.push({ url: String(url), init });
      const answer = answers[Math.min(asked.length, answers.length) - 1];
      if (!answer) throw new Error('no answer given');
      return answer(init.signal ?? new AbortController().signal, init);
    },
    ...options,
  });
  return { client, asked, logged, pass: (ms: number) => (time += ms) };
}

export const offers = () => json(BODIES.offers);
export const refused = () => {
  throw new TypeError('fetch failed');
};
export type Client = ReturnType<typeof clientOf>['client'];
/** What was read; null for an answer without it. */
export const payloadIn = <T>({ outcome }: ContentResponse<T>) =>
  outcome.kind === 'present' ? outcome.value : null;
export const read = async (client: Client) => ({ value: payloadIn(await client.call('offers', {}, ASKED)) });
