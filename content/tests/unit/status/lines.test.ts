import { describe, expect, it } from 'vitest';
import { STATUS_TRANSLATIONS } from '../../../src/admin/status/words';
import type { Facts } from '../../../src/status/facts';
import { statusLines } from '../../../src/status/lines';

const NOW = new Date('2026-11-26T12:00:00Z');
const GB = 1e9;
const before = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);

const WAY = { way: { state: 'good' }, waiting: 0, oldest: undefined, dead: 0, last: before(60) } as const;

/** A site of which nothing is wrong. */
const WELL: Facts = {
  now: NOW,
  website: { state: 'fresh', asOf: before(30) },
  database: { answers: true, kind: 'SQLite' },
  started: before(86_400),
  mail: WAY,
  crm: WAY,
  purges: { waiting: 0, oldest: undefined },
  pictures: { place: 'disk', state: 'good' },
  disk: { free: 40 * GB, total: 100 * GB },
  backup: { tried: { at: before(3600), error: null }, made: { at: before(3600), bytes: 5_000_000 } },
  plans: { next: [], late: 0, failed: 0 },
};

const lineOf = (facts: Partial<Facts>, key: string) =>
  statusLines({ ...WELL, ...facts }).find((line) => line.key === key);
const wordsOf = (facts: Partial<Facts>, key: string) => lineOf(facts, key)?.said.map(({ word }) => word);

/** What can be the matter, and what the line then asks for. */
const WRONG: [key: string, facts: Partial<Facts>, mend: string][] = [
  ['website', { website: { state: 'away' } }, 'website.away.mend'],
  ['website', { website: { state: 'refuses', status: 503 } }, 'website.refuses.mend'],
  ['website', { website: { state: 'stale', asOf: before(7200) } }, 'website.stale.mend'],
  ['content', { database: { answers: false, kind: 'PostgreSQL' } }, 'content.noDatabase.mend'],
  ['mail', { mail: { ...WAY, way: { state: 'bad', fault: 'SMTP 535' } } }, 'mail.bad.mend'],
  ['mail', { mail: { ...WAY, waiting: 2, oldest: before(3601) } }, 'way.late.mend'],
  ['mail', { mail: { ...WAY, dead: 1 } }, 'way.dead.mend'],
  ['crm', { crm: { ...WAY, way: { state: 'bad', fault: 'CRM not reached' } } }, 'crm.bad.mend'],
  ['purges', { purges: { waiting: 1, oldest: before(601) } }, 'purges.mend'],
  ['pictures', { pictures: { place: 'disk', state: 'missing' } }, 'pictures.disk.mend'],
  ['pictures', { pictures: { place: 'bucket', state: 'away' } }, 'pictures.bucket.mend'],
  ['disk', { disk: { free: 4 * GB, total: 100 * GB } }, 'disk.mend'],
  ['disk', { disk: { free: 0.9 * GB, total: 2 * GB } }, 'disk.mend'],
  ['backup', { backup: { tried: undefined, made: undefined } }, 'backup.never.mend'],
  [
    'backup',
    { backup: { tried: { at: before(60), error: 'No space left' }, made: WELL.backup.made } },
    'backup.failed.mend',
  ],
  [
    'backup',
    { backup: { tried: { at: before(130_000), error: null }, made: { at: before(130_000), bytes: 1 } } },
    'backup.late.mend',
  ],
  ['plans', { plans: { next: [], late: 1, failed: 0 } }, 'plans.late.mend'],
  ['plans', { plans: { next: [], late: 0, failed: 2 } }, 'plans.failed.mend'],
];

describe('how the site is', () => {
  it('is told of every part, in one order', () => {
    expect(statusLines(WELL).map(({ key, state }) => `${key} ${state}`)).toEqual(
      ['website', 'content', 'mail', 'crm', 'purges', 'pictures', 'disk', 'backup', 'plans'].map(
        (key) => `${key} good`,
      ),
    );
  });

  it.each(WRONG)('%s: %o asks for what is to be done', (key, facts, mend) => {
    expect(lineOf(facts, key)).toMatchObject({ state: 'wrong', mend });
    const others = statusLines({ ...WELL, ...facts }).filter((line) => line.key !== key);
    expect(others.filter(({ state }) => state !== 'good')).toEqual([]);
  });

  it('is right where something waits that may', () => {
    const waiting = { ...WAY, waiting: 3, oldest: before(30) };
    expect(lineOf({ mail: waiting }, 'mail')?.state).toBe('good');
    expect(lineOf({ mail: waiting }, 'mail')?.said.at(-1)).toEqual({
      word: 'way.waiting',
      values: { count: 3 },
      times: { at: before(30).toISOString() },
    });
    expect(lineOf({ purges: { waiting: 1, oldest: before(5) } }, 'purges')?.state).toBe('good');
  });

  it('is told apart from what nobody has set up', () => {
    const off = { way: { state: 'off' }, waiting: 0, oldest: undefined, dead: 0, last: undefined } as const;
    const facts: Partial<Facts> = { website: { state: 'off' }, mail: off, crm: off, purges: undefined };
    for (const key of ['website', 'mail', 'crm', 'purges']) expect(lineOf(facts, key)?.state).toBe('off');
    expect(wordsOf(facts, 'mail')).toEqual(['mail.off', 'way.never', 'way.nothing']);
  });

  it('says that a CRM refuses, which is no fault of one that takes nothing unsigned', () => {
    const crm = { ...WAY, way: { state: 'refuses', status: 401 } } as const;
    expect(lineOf({ crm }, 'crm')).toMatchObject({
      state: 'good',
      said: [{ word: 'crm.refuses', values: { status: 401 } }, { word: 'way.last' }, { word: 'way.nothing' }],
    });
  });

  it('names the last good backup beside one that failed', () => {
    const failed = { tried: { at: before(60), error: 'No space left' }, made: WELL.backup.made };
    expect(lineOf({ backup: failed }, 'backup')?.said).toEqual([
      {
        word: 'backup.failed',
        values: { error: 'No space left' },
        times: { at: before(60).toISOString() },
      },
      { word: 'backup.made', times: { at: before(3600).toISOString() }, sizes: { size: 5_000_000 } },
    ]);
    expect(wordsOf({ backup: { tried: failed.tried, made: undefined } }, 'backup')).toEqual([
      'backup.failed',
      'backup.none',
    ]);
  });

  it('has words for all of it in both languages', () => {
    const off = { way: { state: 'off' }, waiting: 1, oldest: before(1), dead: 0, last: undefined } as const;
    const others: Partial<Facts>[] = [
      { website: { state: 'off' }, mail: off, crm: off, purges: undefined, disk: undefined },
      { crm: { ...WAY, way: { state: 'refuses', status: 401 } } },
      { pictures: { place: 'bucket', state: 'empty' } },
      { purges: { waiting: 1, oldest: before(5) } },
    ];
    const lines = [...WRONG.map(([, facts]) => facts), ...others].flatMap((facts) =>
      statusLines({ ...WELL, ...facts }),
    );
    const words = lines.flatMap(({ key, said, mend }) => [
      key,
      ...said.map(({ word }) => word),
      ...(mend ? [mend] : []),
    ]);
    for (const language of ['en', 'pl'] as const) {
      const known = Object.keys(STATUS_TRANSLATIONS[language]);
      expect([...new Set(words)].filter((word) => !known.includes(`mall.status.${word}`))).toEqual([]);
    }
  });
});
