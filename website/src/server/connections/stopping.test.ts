import { stillServer } from '@mall/contract/connections/visiting.fixture.ts';
import { expect, it, vi } from 'vitest';
import { roundsUntil } from '../../../../scripts/tests/wait-for.ts';
import { createStopping } from './stopping.ts';

const LAME_DUCK_MS = 30_000;
/** Longer than kept connections are waited for in a hurry, and shorter than they are else. */
const MOMENT_MS = 101;

/** A server that stops as main.ts has it. */
async function stoppable() {
  const { made, ...rest } = await stillServer(
    (server) => createStopping(server, LAME_DUCK_MS),
    ({ closing }) => closing(),
  );
  return { stopping: made, ...rest };
}

it('answers as before for the lame duck’s time, though it is not ready any more', async () => {
  const { stopping, visit } = await stoppable();
  let gone = false;
  stopping.stop(false).then(() => {
    gone = true;
  });
  expect([stopping.running(), stopping.closing()]).toEqual([false, false]);
  vi.advanceTimersByTime(LAME_DUCK_MS - 1);
  const visitor = visit();
  visitor.ask('/');
  await roundsUntil(() => visitor.answers() === 1);
  visitor.ask('/');
  await roundsUntil(() => visitor.answers() === 2);
  expect([visitor.over(), stopping.closing(), gone]).toEqual(['', false, false]);
});

it('then takes no new connections, and waits for who is being answered', async () => {
  const { own, stopping, waiting, visit } = await stoppable();
  const [busy, kept] = [visit(), visit()];
  busy.ask('/slow');
  kept.ask('/');
  await roundsUntil(() => waiting.length === 1 && kept.answers() === 1);
  const stopped = stopping.stop(false);
  vi.advanceTimersByTime(LAME_DUCK_MS);
  await roundsUntil(() => !own.listening);
  vi.advanceTimersByTime(MOMENT_MS);
  kept.ask('/');
  await roundsUntil(() => kept.over() !== '');
  expect([kept.answers(), stopping.closing()]).toEqual([2, true]);
  waiting[0]?.end('ok');
  await stopped;
  await roundsUntil(() => busy.over() !== '');
  for (const { told } of [busy, kept]) expect(told()).toMatch(/connection: close/i);
});

it('in a hurry begins at once, and waits for hardly a moment for a next request on a kept connection', async () => {
  const { own, stopping, visit } = await stoppable();
  const kept = visit();
  kept.ask('/');
  await roundsUntil(() => kept.answers() === 1);
  const stopped = stopping.stop(true);
  vi.advanceTimersByTime(0);
  await roundsUntil(() => !own.listening);
  expect(kept.over()).toBe('');
  vi.advanceTimersByTime(MOMENT_MS);
  await stopped;
  await roundsUntil(() => kept.over() !== '');
  expect(kept.answers()).toBe(1);
});
