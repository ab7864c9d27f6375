import { addressMark, letterKey } from '../kit/links/letter-key';
import { table } from '../kit/table';

const SUPPRESSION = 'newsletter-suppression';

/** Keeps in mind that an address has left, by a mark alone. To be called within a transaction. */
export async function suppress(email: string, now: Date): Promise<void> {
  const mark = addressMark(await letterKey(), email);
  if ((await table(SUPPRESSION).count({ where: { mark } })) > 0) return;
  await table(SUPPRESSION).create({ data: { mark, leftAt: now } });
}

/** Its owner has asked for letters again, and confirmed it. */
export async function lift(email: string): Promise<void> {
  const mark = addressMark(await letterKey(), email);
  await table(SUPPRESSION).deleteMany({ where: { mark } });
}

export async function isSuppressed(email: string): Promise<boolean> {
  const mark = addressMark(await letterKey(), email);
  return (await table(SUPPRESSION).count({ where: { mark } })) > 0;
}
