import { basename } from 'node:path';
import type { Entry, EntryName, PictureFile } from '../entries/entry.ts';

/** What became of an entry: `same` is one that was sent like this before, whatever the staff have made of it since. */
export interface Sent {
  type: string;
  key: string;
  locale?: string | null;
  outcome: 'made' | 'changed' | 'same' | 'removed' | 'refused';
  /** Why it was refused, with the field. */
  reason?: string;
}

/** Whether a centre may be sent; where it may not, why. */
type Claim =
  | { outcome: 'taken' | 'wrong-token' }
  /** Something else is there already. */
  | { outcome: 'in-use'; reason: string };

export interface ContentDoor {
  /**
   * Comes before all else. @param centre key of the centre that is sent, the same each time
   * @param intoExisting where another centre is there, it is written over
   */
  claim(centre: string, intoExisting: boolean): Promise<Claim>;
  /** @returns undefined, or why it was refused */
  file(picture: PictureFile, bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined>;
  entries(list: readonly Entry[]): Promise<Sent[]>;
  remove(list: readonly EntryName[]): Promise<Sent[]>;
  /** What this and earlier sendings have made, and nobody has taken away. */
  list(): Promise<EntryName[]>;
}

/** So many entries go at once, and so many characters of them: the content system takes 4 MB. */
const AT_ONCE = 100;
const CHARACTERS = 1_000_000;

/** Lists in their order, each of as many as may go at once; one that is larger alone goes alone. */
export function batches<T>(list: readonly T[], most = AT_ONCE, characters = CHARACTERS): T[][] {
  const made: T[][] = [];
  let size = 0;
  for (const one of list) {
    const own = JSON.stringify(one).length;
    const last = made.at(-1);
    if (last && last.length < most && size + own <= characters) {
      last.push(one);
      size += own;
    } else {
      made.push([one]);
      size = own;
    }
  }
  return made;
}

const unexpected = ({ status }: Response, error: unknown) =>
  new Error(`The content system answered ${status}: ${String(error ?? 'no words')}`);

/**
 * The import of a content system of ours. Throws where it does not answer or does not take the token; what it refuses of
 * an entry or a file it says. @param url origin, without a trailing slash
 */
export function contentDoor(url: string, token: string, ask: typeof fetch = fetch): ContentDoor {
  const authorization = `Bearer ${token}`;

  async function answerOf(
    response: Response,
  ): Promise<{ results?: Sent[]; entries?: EntryName[]; error?: unknown }> {
    const body: unknown = await response.json().catch(() => null);
    return typeof body === 'object' && body !== null ? body : {};
  }

  async function post(body: object): Promise<Sent[]> {
    const response = await ask(`${url}/import`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { results, error } = await answerOf(response);
    if (response.status !== 200 || !results) throw unexpected(response, error);
    return results;
  }

  async function inBatches<T>(list: readonly T[], bodyOf: (batch: T[]) => object): Promise<Sent[]> {
    const sent: Sent[] = [];
    for (const batch of batches(list)) sent.push(...(await post(bodyOf(batch))));
    return sent;
  }

  return {
    async claim(centre, intoExisting) {
      const response = await ask(`${url}/import/centre`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ centre, intoExisting }),
      });
      if (response.status === 204) return { outcome: 'taken' };
      if (response.status === 401) return { outcome: 'wrong-token' };
      const { error } = await answerOf(response);
      if (response.status !== 409) throw unexpected(response, error);
      return { outcome: 'in-use', reason: String(error) };
    },
    async file({ path, alt }, bytes) {
      const form = new FormData();
      form.set('key', path);
      form.set('name', basename(path));
      form.set('alt', alt);
      form.set('file', new Blob([bytes]), basename(path));
      const response = await ask(`${url}/import/file`, {
        method: 'POST',
        headers: { authorization },
        body: form,
      });
      if (response.status === 200) return undefined;
      const { error } = await answerOf(response);
      if (response.status !== 400) throw unexpected(response, error);
      return String(error);
    },
    entries: (list) => inBatches(list, (batch) => ({ entries: batch })),
    remove: (list) => inBatches(list, (batch) => ({ remove: batch })),
    async list() {
      const response = await ask(`${url}/import`, { headers: { authorization } });
      const { entries, error } = await answerOf(response);
      if (response.status !== 200 || !entries) throw unexpected(response, error);
      return entries;
    },
  };
}
