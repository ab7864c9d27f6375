import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { REQUEST_ID_PATTERN } from '@mall/contract';

const requests = new AsyncLocalStorage<string>();

/**
 * Does `work` under the id of a request: log lines and calls of the content system carry it meanwhile. Pages from memory
 * are answered without one.
 * @param given what a proxy of ours calls the request; anything else than an id is not taken
 */
export function withRequestId<T>(given: string | undefined, work: (id: string) => T): T {
  const id = given && REQUEST_ID_PATTERN.test(given) ? given : randomUUID();
  return requests.run(id, () => work(id));
}

/** The id of the request for which this is done; undefined outside of one. */
export const currentRequestId = (): string | undefined => requests.getStore();
