import { expect, it, vi } from 'vitest';
import { roundsUntil } from '../../../scripts/tests/wait-for.ts';
import { DRAIN_MS } from '../settings/stopping.ts';
import { createDrain } from './drain.ts';
import { stillServer } from './visiting.fixture.ts';

/** Longer than kept connections are waited for. */
const LINGER_MS = 2_001;

/** A server with a caller who waits for an answer, and one who has had it. */
async function drainable() {
  const { own, made, waiting, visit } = await stillServer(createDrain, ({ draining }) => draining());
  const [busy, kept] = [visit(), visit()];
  busy.ask('/slow');
  kept.ask('/');
  await roundsUntil(() => waiting.length === 1 && kept.answers() === 1);
  return { own, drain: made, waiting, visit, busy, kept };
}

it('answers what it has taken and what comes on kept connections, each for the last time, and takes no new ones', async () => {
  const { own, drain, waiting, visit, busy, kept } = await drainable();
  expect(drain.draining()).toBe(false);
  const ended = drain.end();
  expect(drain.draining()).toBe(true);
  await roundsUntil(() => !own.listening);
  const late = visit();
  await roundsUntil(() => late.over() !== '');
  expect(late.over()).toContain('ECONNREFUSED');
  kept.ask('/');
  await roundsUntil(() => kept.over() !== '');
  expect([kept.answers(), kept.over()]).toEqual([2, 'closed']);
  expect([busy.answers(), busy.over()]).toEqual([0, '']);
  waiting[0]?.end('ok');
  await ended;
  await roundsUntil(() => busy.over() !== '');
  expect([busy.answers(), busy.over()]).toEqual([1, 'closed']);
  for (const { told } of [busy, kept]) expect(told()).toMatch(/connection: close/i);
});

it.each([
  ['two seconds', undefined, LINGER_MS],
  ['as long as it is told', 100, 101],
])(
  'waits %s for a next request on a kept connection, and not for who has not been answered after ten',
  async (_, lingerMs, passed) => {
    const { own, drain, busy, kept } = await drainable();
    const ended = drain.end(lingerMs);
    await roundsUntil(() => !own.listening);
    expect(kept.over()).toBe('');
    vi.advanceTimersByTime(passed);
    await roundsUntil(() => kept.over() !== '');
    expect(busy.over()).toBe('');
    vi.advanceTimersByTime(DRAIN_MS);
    await ended;
    await roundsUntil(() => busy.over() !== '');
    expect(busy.answers()).toBe(0);
  },
);
