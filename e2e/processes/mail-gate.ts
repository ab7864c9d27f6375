import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { databaseOf } from './content-process.ts';
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
  const noted = () => {
    const database = new DatabaseSync(databaseOf(dataDir), { readOnly: true });
    try {
      const count = "SELECT count(*) AS n FROM deliveries WHERE channel = 'mail' AND state = 'delivered'";
      return Number(database.prepare(count).get()?.n);
    } finally {
      database.close();
    }
  };
  let accepted = noted();
  let closed: Promise<void> | undefined;
  let release = () => {};

  mail.accepting = async () => {
    if (closed) {
      await closed;
      throw new Error('its sender is gone');
    }
    accepted += 1;
  };

  return {
    async shut() {
      closed = new Promise((resolve) => {
        release = resolve;
      });
      const until = performance.now() + NOTED_MS;
      while (noted() < accepted) {
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
