import { dayAhead } from '../forms/submission-forms.ts';
import { login } from './staff.ts';

const UID = 'api::offer.offer';
const LANGUAGE = 'pl-PL';

/** Plans and versions of the Polish offers, as staff who sit at one content system ask for them. */
export interface OfferPlans {
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

export async function offerPlans(content: string): Promise<OfferPlans> {
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
