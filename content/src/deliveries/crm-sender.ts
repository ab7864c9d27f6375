import { createHmac } from 'node:crypto';
import type { Outcome } from './delivery-worker';

/** What a CRM is told; `content/README.md` documents it for whoever writes the other side. */
export interface CrmEvent {
  /** `lead.created`, `newsletter.subscribed`, `newsletter.left` or `test`. */
  type: string;
  /** The idempotency key: the same however often this is tried. */
  id: string;
  locale: string;
  /** ISO 8601, of the submission. */
  createdAt: string;
  data: object;
}

interface CrmRoute {
  url: string;
  secret: string;
  fetch?: typeof fetch;
  now?: () => Date;
}

const DEADLINE_MS = 20_000;

/** Answers that will not change when the same is sent again; with all others it is tried again. */
const FINAL = new Set([400, 410, 413, 415, 422]);

/** `t=<seconds>,v1=<hex>`: HMAC-SHA-256 of "<seconds>.<body>" with the shared secret. */
export function signature(secret: string, seconds: number, body: string): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** Hands events to the CRM, each under its own idempotency key and signed. 409 = it has that key already. */
export function createCrmSender({ url, secret, fetch: ask = fetch, now = () => new Date() }: CrmRoute) {
  return async (event: CrmEvent): Promise<Outcome> => {
    const body = JSON.stringify(event);
    const seconds = Math.floor(now().getTime() / 1000);
    let response: Response;
    try {
      response = await ask(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': event.id,
          'x-signature': signature(secret, seconds, body),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      await response.body?.cancel();
    } catch (error) {
      const timedOut = error instanceof Error && error.name === 'TimeoutError';
      return { state: 'failed', fault: timedOut ? 'CRM no answer in time' : 'CRM not reached' };
    }
    if (response.ok || response.status === 409) return { state: 'delivered' };
    const fault = `CRM ${response.status}`;
    return FINAL.has(response.status) ? { state: 'refused', fault } : { state: 'failed', fault };
  };
}
