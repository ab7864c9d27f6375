import { table } from '../kit/table';
import type { EntryKey } from './version-rows';

/** Forms tell every 15 s that they are open; one that has missed two of them is closed. */
const SEEN_MS = 40_000;

/** Notes that a person has an entry open in a tab of their browser. @returns names of the others who have, each once */
export async function noteOpenForm(
  { type, entry, language }: EntryKey,
  tab: string,
  person: { id: number; name: string },
  now: Date,
): Promise<string[]> {
  const where = { tab, type, entry };
  const data = { ...where, language, person: person.id, name: person.name, seenAt: now };
  if (!(await table('open-form').update({ where, data }))) await table('open-form').create({ data });
  const others = await table('open-form').findMany({
    where: {
      ...{ type, entry },
      person: { $ne: person.id },
      seenAt: { $gt: new Date(now.getTime() - SEEN_MS) },
    },
  });
  return [...new Set(others.map(({ name }) => String(name ?? '')))];
}

/** Notes that a tab has left an entry, and forgets tabs that never said so. */
export async function forgetOpenForm({ type, entry }: EntryKey, tab: string, now: Date): Promise<void> {
  await table('open-form').deleteMany({ where: { tab, type, entry } });
  await table('open-form').deleteMany({ where: { seenAt: { $lt: new Date(now.getTime() - SEEN_MS) } } });
}
