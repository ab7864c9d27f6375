import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { scaled } from '../../scripts/clock/timeouts.ts';
import { login } from '../content/staff.ts';
import { databaseOf, readDatabase, startContent } from './content-process.ts';

interface ScheduleRounds {
  planned: number;
  kills: number;
  /** Kills that left plans of their round waiting: for the next start, however late. */
  interrupted: number;
  /** Of these, kills that came when others of their round had happened. */
  amid: number;
  /** Changes that the database holds a record of. */
  changes: number;
  /** What is wrong after all that; nothing is what it should be. */
  faults: string[];
}

interface Entry {
  entry: string;
  language: string;
}

interface Plan {
  id: string;
  entry: Entry;
  action: 'publish' | 'unpublish';
}

const A_ROUND = 4;
/** The plans of a round lie within so long of each other, and the kill falls among them. */
const SPREAD_MS = 600;
const LEAD_MS = 500;

/** Published offers, by language. */
const entriesOf = (dataDir: string): Entry[] =>
  readDatabase(dataDir, (database) =>
    database
      .prepare(
        'SELECT document_id AS entry, locale AS language FROM offers WHERE published_at IS NOT NULL ORDER BY locale, document_id',
      )
      .all()
      .map(({ entry, language }) => ({ entry: String(entry), language: String(language) })),
  );

/** In one round four entries leave the site, in the next one they come back, also if the kill came in between. */
function plansOf(entries: readonly Entry[], rounds: number): Plan[] {
  return Array.from({ length: rounds * A_ROUND }, (_, index): Plan => {
    const round = Math.floor(index / A_ROUND);
    const entry = entries[(Math.floor(round / 2) * A_ROUND + (index % A_ROUND)) % entries.length];
    if (!entry) throw new Error('the demo has no published offers');
    return { id: `plan-${index}`, entry, action: round % 2 === 0 ? 'unpublish' : 'publish' };
  });
}

/** Writes plans into the database beside the running content system, as another process of it would. @returns one's id */
function plan(dataDir: string, plans: readonly (Plan & { dueAt: number })[]): number {
  const database = new DatabaseSync(databaseOf(dataDir), { timeout: scaled(5_000) });
  try {
    const insert = database.prepare(
      `INSERT INTO schedules (document_id, content_type, entry, language, action, state, due_at, attempts)
       VALUES (?, 'api::offer.offer', ?, ?, ?, 'waiting', ?, 0)`,
    );
    let last = 0;
    for (const { id, entry, action, dueAt } of plans)
      last = Number(insert.run(id, entry.entry, entry.language, action, dueAt).lastInsertRowid);
    return last;
  } finally {
    database.close();
  }
}

/**
 * Has a content system look at its plans now, as it does whenever staff touch one: it knows their instants from then on.
 * Else it would be killed before it has seen them.
 */
async function wake(url: string, plan: number, known: string): Promise<string> {
  const ask = (token: string) =>
    fetch(`${url}/admin/mall/schedules/${plan}/retry`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
  if ((await ask(known)).ok) return known;
  const token = await login(url);
  const answer = await ask(token);
  if (!answer.ok) throw new Error(`touching a plan was answered ${answer.status}`);
  return token;
}

/** How many of these plans wait. */
const waiting = (dataDir: string, plans: readonly Plan[]): number =>
  readDatabase(dataDir, (database) => {
    const row = database.prepare(
      "SELECT count(*) AS n FROM schedules WHERE state = 'waiting' AND document_id = ?",
    );
    return plans.filter(({ id }) => Number(row.get(id)?.n) > 0).length;
  });

/** The id of the last purge that the demo brings along: what other tests have changed may not have been told yet. */
const lastPurge = (dataDir: string): number =>
  readDatabase(dataDir, (database) =>
    Number(database.prepare('SELECT max(id) AS id FROM purge_outboxes').get()?.id ?? 0),
  );

/**
 * Starts the content system, plans that offers leave the site or come back within the next second, kills it with SIGKILL
 * meanwhile, and so on; the last start does what is left. A plan's purge is written in the transaction of the change, so
 * purges that nobody takes are a record of how often each entry was changed.
 */
export async function scheduleRounds(dataDir: string, rounds: number): Promise<ScheduleRounds> {
  const entries = entriesOf(dataDir);
  // Nothing listens there: purges stay.
  const env = { WEBSITE_URL: 'http://127.0.0.1:9', PURGE_TOKEN: 'none' };
  const result: ScheduleRounds = { planned: 0, kills: 0, interrupted: 0, amid: 0, changes: 0, faults: [] };
  let seed = 42;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const plans = plansOf(entries, rounds);
  const begin = lastPurge(dataDir);
  let token = '';

  for (let round = 0; round < rounds; round++) {
    const content = await startContent(dataDir, env);
    const begins = Date.now() + LEAD_MS;
    const own = plans.slice(round * A_ROUND, (round + 1) * A_ROUND);
    const one = plan(
      dataDir,
      own.map((planned) => ({ ...planned, dueAt: begins + random(SPREAD_MS) })),
    );
    result.planned += own.length;
    token = await wake(content.url, one, token);
    await setTimeout(begins + random(SPREAD_MS) - Date.now());
    await content.kill();
    result.kills += 1;
    const left = waiting(dataDir, own);
    if (left > 0) result.interrupted += 1;
    if (left > 0 && left < own.length) result.amid += 1;
  }

  const content = await startContent(dataDir, env);
  const database = new DatabaseSync(databaseOf(dataDir), { readOnly: true });
  try {
    const open = database.prepare(
      "SELECT count(*) AS n FROM schedules WHERE state = 'waiting' AND document_id LIKE 'plan-%'",
    );
    for (let tries = 0; Number(open.get()?.n) > 0 && tries < 300; tries++) await setTimeout(100);
    const states = database
      .prepare("SELECT state, count(*) AS n FROM schedules WHERE document_id LIKE 'plan-%' GROUP BY state")
      .all();
    if (states.length !== 1 || states[0]?.state !== 'done' || Number(states[0].n) !== result.planned)
      result.faults.push(`states: ${JSON.stringify(states)} of ${result.planned}`);
    const purges = database.prepare('SELECT count(*) AS n FROM purge_outboxes WHERE id > ?');
    result.changes = Number(purges.get(begin)?.n);
    if (result.changes !== result.planned)
      result.faults.push(`${result.changes} changes by ${result.planned} plans`);
    const live = database.prepare(
      'SELECT count(*) AS n FROM offers WHERE document_id = ? AND locale = ? AND published_at IS NOT NULL',
    );
    const last = new Map(plans.map((one) => [one.entry, one.action]));
    for (const [{ entry, language }, action] of last) {
      const rows = Number(live.get(entry, language)?.n);
      if (rows !== (action === 'publish' ? 1 : 0))
        result.faults.push(`${entry} ${language}: ${rows} published`);
    }
    const checked = database.prepare('PRAGMA integrity_check').all();
    if (Object.values(checked[0] ?? {})[0] !== 'ok') result.faults.push('integrity_check');
  } finally {
    database.close();
    await content.stop();
  }
  return result;
}
