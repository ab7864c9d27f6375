import { scaled } from '../../scripts/clock/timeouts.ts';
import { expect } from '../base-test.ts';
import { dayAhead } from '../forms/submission-forms.ts';
import type { ContentProcess } from '../processes/content-process.ts';
import { queried } from '../stores/postgres-process.ts';
import { login, type Staff } from './staff.ts';

const UID = 'api::offer.offer';
const LANGUAGE = 'pl-PL';

/** Plans and versions of the Polish offers, as staff who sit at one content system ask for them. */
interface OfferPlans {
  /** Has an offer published at noon tomorrow. @returns the plan's id */
  plan(entry: string): Promise<number>;
  /** Has the content system look at its plans now, as it does whenever staff touch one. */
  wake(plan: number): Promise<void>;
  /** What has come of the plans of an offer. */
  states(entry: string): Promise<string[]>;
  /** The newest first. */
  versions(entry: string): Promise<{ number: number; action: string }[]>;
  restore(entry: string, number: number): Promise<void>;
}

async function offerPlans(content: string): Promise<OfferPlans> {
  const token = await login(content);

  async function ask<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`${content}/admin/mall/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}`);
    return ((await answer.json()) as { data: T }).data;
  }

  const plans = (entry: string) =>
    ask<{ id: number; state: string }[]>('GET', `schedules?${new URLSearchParams({ type: UID, entry })}`);
  const versioned = (entry: string) => ({ type: UID, entry, language: LANGUAGE });

  return {
    async plan(entry) {
      const at = { day: dayAhead(1), time: '12:00' };
      await ask('PUT', 'schedules', { type: UID, entry, languages: [LANGUAGE], action: 'publish', ...at });
      const [planned] = await plans(entry);
      if (!planned) throw new Error('nothing is planned');
      return planned.id;
    },
    wake: (plan) => ask('POST', `schedules/${plan}/retry`),
    states: async (entry) => (await plans(entry)).map(({ state }) => state),
    versions: (entry) => ask('GET', `versions?${new URLSearchParams(versioned(entry))}`),
    restore: (entry, number) => ask('POST', `versions/${number}/restore`, versioned(entry)),
  };
}

/**
 * Plans of eight offers, due for both content systems of a database at the same moment: each is done once, by either, its
 * versions are kept once, and the other one restores them. @param database as of DATABASE_URL
 */
export async function planForBoth(
  contents: readonly [ContentProcess, ContentProcess],
  staff: Staff,
  database: string,
): Promise<void> {
  const [here, there] = await Promise.all([offerPlans(contents[0].url), offerPlans(contents[1].url)]);
  const offers = (await staff.rows('offer')).filter(({ status }) => status === 'published').slice(0, 8);
  expect(offers.length).toBeGreaterThan(1);
  const plans: number[] = [];
  for (const { documentId } of offers) {
    await staff.save('offer', documentId, { label: 'Zaplanowane' });
    plans.push(await here.plan(documentId));
  }
  // Due for both at the same moment, by the run's clock: the database has the system's.
  const due = new Date().toISOString();
  queried(database, `UPDATE schedules SET due_at = '${due}' WHERE id IN (${plans.join()})`);
  await Promise.all([here, there].map(({ wake }) => wake(plans[0] ?? 0)));
  for (const { documentId, label } of offers) {
    await expect.poll(() => there.states(documentId), { timeout: scaled(20_000) }).toEqual(['done']);
    const versions = await there.versions(documentId);
    expect(versions.map(({ action }) => action)).toEqual(['published', 'saved', 'before']);
    await there.restore(documentId, versions.at(-1)?.number ?? 0);
    expect(await staff.rows('offer', { documentId })).toMatchObject([{ label, status: 'modified' }]);
  }
  // Each says so after it was done.
  const done = () => contents.flatMap(({ log }) => log()).filter(({ event }) => event === 'schedule.done');
  const entries = () =>
    done()
      .map(({ entry }) => entry)
      .sort();
  await expect.poll(entries).toEqual(offers.map(({ documentId }) => documentId).sort());
}
