import { expect, it } from 'vitest';
import { ENDPOINT_NAMES } from './bodies.ts';
import { centreOf } from './centre.ts';
import { SHOWN_NOWHERE, SHOWN_ON, unshown } from './shown.ts';

const centre = centreOf(1, Date.parse('2026-11-25T10:00:00Z'));

it('says of every endpoint where its words stand, or why nowhere', () => {
  const told = [...Object.values(SHOWN_ON).flat(), ...Object.keys(SHOWN_NOWHERE)];
  expect(
    ENDPOINT_NAMES.filter((name) => !told.includes(name)),
    'endpoints in neither SHOWN_ON nor SHOWN_NOWHERE',
  ).toEqual([]);
  expect(told).toHaveLength(new Set(told).size);
});

it('names each text that a page lacks, and none that it has', () => {
  const whole = JSON.stringify([...centre]);
  expect(unshown(centre, () => whole)).toEqual([]);
  const { name } = centre.get('job') as { name: string };
  const lacking = unshown(centre, (kind) => (kind === 'job' ? whole.replaceAll(name, '') : whole));
  expect(lacking).toEqual(['job job.name']);
});
