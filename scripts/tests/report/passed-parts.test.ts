import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PassedParts } from './passed-parts.ts';

let dir = '';
let said = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'passed-'));
  said = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += text;
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(dir, { recursive: true });
});

const partsOf = (...trees: (string | undefined)[]) =>
  new PassedParts({ file: join(dir, '.tmp', 'passed.json'), treeNow: () => trees.shift(), resuming: true });

/** Which parts are done by a run that is asked for all. */
async function doneBy(run: PassedParts, parts: readonly string[], passes = true): Promise<string[]> {
  const done: string[] = [];
  for (const part of parts)
    await run.run(part, part, async () => {
      done.push(part);
      return passes;
    });
  return done;
}

it('leaves out in the next run what has passed on this tree, also what others wrote down meanwhile', async () => {
  const run = partsOf('a', 'a', 'a');
  await doneBy(run, ['faults']);
  await doneBy(partsOf('a', 'a'), ['dates 2026-12-24T15:58']);
  await doneBy(run, ['look']);
  expect(await doneBy(partsOf('a', 'a'), ['faults', 'dates 2026-12-24T15:58', 'look', 'tasks'])).toEqual([
    'tasks',
  ]);
  expect(said).toContain('faults: passed on this tree, in 0.0 minutes\n');
});

it('leaves nothing out unless asked', async () => {
  await doneBy(partsOf('a', 'a'), ['faults']);
  const file = join(dir, '.tmp', 'passed.json');
  const run = new PassedParts({ file, treeNow: () => 'a', resuming: false });
  expect(await doneBy(run, ['faults'])).toEqual(['faults']);
});

it('does again what has failed', async () => {
  await doneBy(partsOf('a', 'a'), ['faults'], false);
  expect(await doneBy(partsOf('a', 'a'), ['faults'])).toEqual(['faults']);
});

it.each([
  ['another tree', ['b', 'b']],
  ['a tree with changes', [undefined]],
] as const)('does all of %s', async (_, now) => {
  await doneBy(partsOf('a', 'a'), ['faults']);
  expect(await doneBy(partsOf(...now), ['faults'])).toEqual(['faults']);
});

it.each(['b', undefined])('keeps nothing of a tree that became %s while its tests ran', async (then) => {
  await doneBy(partsOf('a', then), ['faults']);
  expect(await doneBy(partsOf('a', 'a'), ['faults'])).toEqual(['faults']);
});
