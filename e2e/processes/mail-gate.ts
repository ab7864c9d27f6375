import { setTimeout } from 'node:timers/promises';
import { readDatabase } from './content-process.ts';
import type { MailServer } from './mail-server.ts';

/** Longer than any note of a mail that has arrived takes. */
const NOTED_MS = 60_000;

/** Mails of a content system on SQLite that is to be killed while it sends them. */
interface MailGate {
  /**
   * From now on mails hang in the air: they have come and are not accepted. Resolves once all that were accepted before
   * are noted. Between these two nobody can know whether a mail has arrived; at any other moment it is known, and may
   * not come twice.
   */
  shut(): Promise<void>;
  /** Those in the air are lost with their sender; what comes from now on is accepted. */
  open(): void;
}

export function mailGate(mail: MailServer, dataDir: string): MailGate {
  /**
   * Of mails that were accepted and not seen noted yet, as their Message-ID names the delivery: what `identity` of the
   * content system's `send-delivery.ts` makes of its row.
   */
  const accepted = new Set<string>();
  const forgetNoted = () =>
    readDatabase(dataDir, (database) => {
      const delivery = database.prepare(
        `SELECT state FROM deliveries WHERE channel = 'mail'
         AND idempotency_key || CASE WHEN resends > 0 THEN '.' || resends ELSE '' END = ?`,
      );
      // What was delivered a month ago, by the clock of the test, is kept no more.
      for (const id of accepted)
        if ((delivery.get(id)?.state ?? 'delivered') === 'delivered') accepted.delete(id);
    });
  let closed: Promise<void> | undefined;
  let release = () => {};

  mail.accepting = async (raw) => {
    if (closed) {
      await closed;
      throw new Error('its sender is gone');
    }
    const id = /^message-id:\s*<([^@>]+)@/im.exec(raw)?.[1];
    if (id === undefined) throw new Error('a mail has no Message-ID');
    accepted.add(id);
  };

  return {
    async shut() {
      closed = new Promise((resolve) => {
        release = resolve;
      });
      const until = performance.now() + NOTED_MS;
      for (forgetNoted(); accepted.size > 0; forgetNoted()) {
        if (performance.now() > until) throw new Error('a mail that was accepted is not noted');
        await setTimeout(5);
      }
    },
    open() {
      closed = undefined;
      release();
    },
  };
}
