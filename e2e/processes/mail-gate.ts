import { setTimeout } from 'node:timers/promises';
import { queried } from '../stores/postgres-process.ts';
import { readDatabase } from './content-process.ts';
import type { MailServer } from './mail-server.ts';

/** Longer than any note of a mail that has arrived takes. */
const NOTED_MS = 60_000;

/**
 * What is not noted as delivered, as the Message-ID of its mail names it: what `identity` of the content system's
 * `send-delivery.ts` makes of its row. What was delivered long ago is kept no more.
 */
const OPEN_MAILS = `SELECT idempotency_key || CASE WHEN resends > 0 THEN '.' || resends ELSE '' END AS name
  FROM deliveries WHERE channel = 'mail' AND state <> 'delivered'`;

/** Of a content system on SQLite. */
export const openMailsIn = (dataDir: string): string[] =>
  readDatabase(dataDir, (database) =>
    database
      .prepare(OPEN_MAILS)
      .all()
      .map(({ name }) => String(name)),
  );

/** Of content systems on PostgreSQL. @param url as of DATABASE_URL */
export const openMailsAt = (url: string): string[] => queried(url, OPEN_MAILS);

/** Mails of a content system that is to be killed while it sends them. */
interface MailGate {
  /**
   * From now on mails hang in the air: they have come and are not accepted. Resolves once all that were accepted before
   * are noted. Between these two nobody can know whether a mail has arrived; at any other moment it is known, and may
   * not come twice.
   */
  shut(): Promise<void>;
  /** Those in the air are lost, with their sender or for its next try; what comes from now on is accepted. */
  open(): void;
}

/** @param openMails those that are not noted as delivered, now */
export function mailGate(mail: MailServer, openMails: () => string[]): MailGate {
  /** Of mails that were accepted and not seen noted yet. */
  const accepted = new Set<string>();
  const forgetNoted = () => {
    const open = new Set(openMails());
    for (const id of accepted) if (!open.has(id)) accepted.delete(id);
  };
  let closed: Promise<void> | undefined;
  let release = () => {};

  mail.accepting = async (raw) => {
    if (closed) {
      await closed;
      throw new Error('it was in the air');
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
