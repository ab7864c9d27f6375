import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawing } from '../../../../scripts/tests/drawing.ts';
import { table } from '../../../src/kit/table';
import { doWhatIsDue, type Planned, planAgain, schedules } from '../../../src/schedule/queue';
import { openDatabase, type TestDatabase } from '../database';

const START = Date.parse('2026-10-24T12:00:00Z');
const MINUTE = 60_000;
const ENTRIES = ['one', 'two', 'three'];

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase(['schedule', 'purge-outbox']);
});
afterAll(() => database.close());

/** A process that was killed: nothing after it runs, not even the note of a failure. */
class Killed extends Error {}

type Mishap = 'none' | 'fails' | 'killed' | 'killed after';

type Step =
  | { do: 'clock'; minutes: number }
  | { do: 'look'; processes: number; mishaps: Mishap[] }
  | { do: 'move'; which: number; minutes: number };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    // Clocks go back, too.
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('clock' as const),
        minutes: fc.integer({ min: -90, max: 120 }),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('look' as const),
        processes: fc.integer({ min: 1, max: 2 }),
        mishaps: fc.array(fc.constantFrom<Mishap>('none', 'none', 'fails', 'killed', 'killed after'), {
          maxLength: 6,
        }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('move' as const),
        which: fc.nat(5),
        minutes: fc.integer({ min: 0, max: 200 }),
      }),
    },
  ),
  { maxLength: 25 },
);

const plans = fc.uniqueArray(
  fc.record({
    entry: fc.constantFrom(...ENTRIES),
    action: fc.constantFrom('publish' as const, 'unpublish' as const, 'save' as const),
    minute: fc.integer({ min: 0, max: 300 }),
  }),
  { minLength: 1, maxLength: 6, selector: ({ entry, minute }) => `${entry} ${minute}` },
);

interface Effect {
  id: number;
  entry: string;
  dueAt: number;
  at: number;
}

/** What has happened, as the database holds it: an effect of a transaction that came to nothing is none. */
const effects = async (): Promise<Effect[]> =>
  (await table('purge-outbox').findMany({ orderBy: [{ id: 'asc' }] })).map(({ tags }) => tags as Effect);

it('each plan happens once, not before its minute and in its order, whoever dies and whatever clocks do', async () => {
  await fc.assert(
    fc.asyncProperty(plans, steps, async (planned, taken) => {
      await schedules().deleteMany({ where: {} });
      await table('purge-outbox').deleteMany({ where: {} });
      for (const { entry, action, minute } of planned) {
        const dueAt = new Date(START + minute * MINUTE);
        const key = { contentType: 'api::offer.offer', entry, language: 'pl-PL', action };
        await schedules().create({ data: { ...key, dueAt, state: 'waiting', attempts: 0 } });
      }
      let now = START;
      const look = async (mishaps: Mishap[]) => {
        await doWhatIsDue({
          now: () => new Date(now),
          clock: async () => new Date(now),
          async act({ id, entry, dueAt }: Planned) {
            const mishap = mishaps.shift() ?? 'none';
            if (mishap === 'killed') throw new Killed();
            const effect: Effect = { id, entry, dueAt: dueAt.getTime(), at: now };
            await table('purge-outbox').create({ data: { tags: effect } });
            if (mishap === 'killed after') throw new Killed();
            if (mishap === 'fails') throw new Error('away');
          },
          failureOf(error) {
            if (error instanceof Killed) throw error;
            return { refused: false, fault: 'away' };
          },
        }).catch((error: unknown) => {
          if (!(error instanceof Killed)) throw error;
        });
      };
      for (const step of taken) {
        if (step.do === 'clock') now += step.minutes * MINUTE;
        else if (step.do === 'move') {
          const rows = await schedules().findMany({ where: { state: 'waiting' }, orderBy: [{ id: 'asc' }] });
          const row = rows[step.which];
          const dueAt = new Date(START + step.minutes * MINUTE);
          const taken =
            row && (await schedules().findOne({ where: { entry: row.entry, dueAt, state: 'waiting' } }));
          if (row && !taken)
            await schedules().updateMany({ where: { id: row.id, state: 'waiting' }, data: { dueAt } });
        } else {
          const { mishaps } = step;
          await Promise.all(Array.from({ length: step.processes }, () => look([...mishaps])));
        }
      }
      const order = (effect: Effect) => effect.dueAt * 1_000 + effect.id;
      now = START + 24 * 60 * MINUTE;
      await look([]);
      const after = await effects();
      expect(after.map(({ id }) => id).sort()).toEqual([...new Set(after.map(({ id }) => id))].sort());
      expect(after).toHaveLength(planned.length);
      expect(after.every(({ at, dueAt }) => at >= dueAt)).toBe(true);
      // What is moved before something that has happened cannot come before it any more.
      for (const entry of taken.some((step) => step.do === 'move') ? [] : ENTRIES) {
        const own = after.filter((effect) => effect.entry === entry).map(order);
        expect(own).toEqual([...own].sort((a, b) => a - b));
      }
      expect((await schedules().findMany({ where: { state: 'done' } })).length).toBe(planned.length);
    }),
    drawing(60),
  );
});

it('what a check refuses is over at once and says why; what merely fails is tried again, later each time', async () => {
  await schedules().deleteMany({ where: {} });
  const key = { contentType: 'api::offer.offer', language: 'pl-PL', action: 'publish', state: 'waiting' };
  const dueAt = new Date(START);
  await schedules().create({ data: { ...key, entry: 'wrong', dueAt } });
  await schedules().create({ data: { ...key, entry: 'away', dueAt } });
  let now = START;
  let tries = 0;
  const look = () =>
    doWhatIsDue({
      now: () => new Date(now),
      clock: async () => new Date(now),
      async act({ entry }) {
        if (entry === 'away') tries += 1;
        throw new Error(entry);
      },
      failureOf: (error) => {
        const { message } = error as Error;
        return { refused: message === 'wrong', fault: message };
      },
    });
  await look();
  const states = async () =>
    (await schedules().findMany({ orderBy: [{ id: 'asc' }] })).map(
      ({ state, fault }) => `${state}: ${fault}`,
    );
  expect(await states()).toEqual(['failed: wrong', 'waiting: away']);
  now += 4_999;
  await look();
  expect(tries).toBe(1);
  now += 1;
  await look();
  expect(tries).toBe(2);
  for (let round = 0; round < 60; round++) {
    now += 5 * MINUTE;
    await look();
  }
  expect(tries).toBe(40);
  expect(await states()).toEqual(['failed: wrong', 'failed: away']);
});

it('a try that failed is not repeated sooner by another machine, whose clock is ahead', async () => {
  await schedules().deleteMany({ where: {} });
  const key = { contentType: 'api::offer.offer', language: 'pl-PL', action: 'publish', state: 'waiting' };
  await schedules().create({ data: { ...key, entry: 'away', dueAt: new Date(START) } });
  let now = START;
  let tries = 0;
  const look = (aheadMs: number) =>
    doWhatIsDue({
      now: () => new Date(now + aheadMs),
      clock: async () => new Date(now),
      async act() {
        tries += 1;
        throw new Error('away');
      },
      failureOf: () => ({ refused: false, fault: 'away' }),
    });
  for (let time = 0; time < 60; time += 5) {
    await look(10 * MINUTE);
    await look(0);
    now += 5_000;
  }
  // At 0, 5, 15 and 35 s of the minute.
  expect(tries).toBe(4);
});

it('what is to be published and then taken off stays off, though publishing fails at first', async () => {
  await schedules().deleteMany({ where: {} });
  const key = { contentType: 'api::offer.offer', entry: 'one', language: 'pl-PL', state: 'waiting' };
  await schedules().create({ data: { ...key, action: 'publish', dueAt: new Date(START) } });
  await schedules().create({ data: { ...key, action: 'unpublish', dueAt: new Date(START + MINUTE) } });
  const acts: string[] = [];
  const look = (now: number, fails: boolean) =>
    doWhatIsDue({
      now: () => new Date(now),
      clock: async () => new Date(now),
      async act({ action }) {
        if (fails) throw new Error('away');
        acts.push(action);
      },
      failureOf: () => ({ refused: false, fault: 'away' }),
    });
  await look(START + 2 * MINUTE, true);
  expect((await schedules().findMany({ where: { attempts: 1 } })).map(({ action }) => action)).toEqual([
    'publish',
  ]);
  await look(START + 3 * MINUTE, false);
  expect(acts).toEqual(['publish', 'unpublish']);
});

it('a save brings what it changes, and one more may follow it', async () => {
  await schedules().deleteMany({ where: {} });
  const key = { contentType: 'api::header.header', entry: 'one', language: 'pl-PL', action: 'save' };
  for (const [minute, isActive] of [[5, false] as const, [0, true] as const])
    await schedules().create({
      data: {
        ...{ ...key, state: 'waiting', dueAt: new Date(START + minute * MINUTE) },
        fields: { stickyBar: { isActive } },
      },
    });
  const saved: unknown[] = [];
  const look = (now: number) =>
    doWhatIsDue({
      now: () => new Date(now),
      clock: async () => new Date(now),
      async act({ action, fields }) {
        saved.push([action, fields]);
      },
      failureOf: () => ({ refused: false, fault: 'away' }),
    });
  await look(START + MINUTE);
  expect(saved).toEqual([['save', { stickyBar: { isActive: true } }]]);
  await look(START + 5 * MINUTE);
  expect(saved.at(-1)).toEqual(['save', { stickyBar: { isActive: false } }]);
});

it('what has been away is planned again where it lies ahead, once', async () => {
  await schedules().deleteMany({ where: {} });
  const key = { contentType: 'api::offer.offer', entry: 'one', language: 'pl-PL', state: 'waiting' };
  const at = (minute: number) => new Date(START + minute * MINUTE);
  const rows = [
    { ...key, action: 'publish', dueAt: at(-1) },
    { ...key, action: 'unpublish', dueAt: at(5) },
    { ...key, action: 'save', dueAt: at(6), fields: { name: 'Nowa' } },
    { ...key, action: 'save', dueAt: at(7), fields: { name: 'Stara' } },
  ];
  for (const data of rows) await schedules().create({ data });
  const away = await schedules().findMany({});
  await schedules().deleteMany({ where: { action: { $ne: 'unpublish' } } });
  await planAgain(away, new Date(START));
  const planned = await schedules().findMany({ orderBy: [{ dueAt: 'asc' }] });
  expect(planned.map(({ action, fields }) => [action, fields])).toEqual([
    ['unpublish', null],
    ['save', { name: 'Nowa' }],
    ['save', { name: 'Stara' }],
  ]);
});
