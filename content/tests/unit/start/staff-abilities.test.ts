import { expect, test } from 'vitest';
import { keptForPeople } from '../../../src/start/staff-abilities';

const ANNA = { id: 1, roles: [{ id: 2 }, { id: 3 }] };

function kept() {
  const made: object[] = [];
  let state = 'as it was';
  const of = keptForPeople(
    async (person) => {
      const ability = { of: person.id };
      made.push(ability);
      return ability;
    },
    async () => state,
  );
  return { of, made, change: (to: string) => (state = to) };
}

test('what a person may do is worked out once while nothing changes, however many calls come at once', async () => {
  const { of, made } = kept();
  const [first, second] = await Promise.all([of(ANNA), of({ ...ANNA, roles: [...ANNA.roles].reverse() })]);
  expect(second).toBe(first);
  expect(await of(ANNA)).toBe(first);
  expect(made).toHaveLength(1);
});

test.each([
  ['another person', { id: 4, roles: ANNA.roles }],
  ['a role taken', { id: 1, roles: [{ id: 2 }] }],
  ['no roles any more', { id: 1, roles: [] }],
])('%s: worked out anew', async (_, person) => {
  const { of, made } = kept();
  await of(ANNA);
  await of(person);
  expect(made).toHaveLength(2);
});

test('a permission that is taken holds from the next call on', async () => {
  const { of, change } = kept();
  const before = await of(ANNA);
  change('a permission less');
  const after = await of(ANNA);
  expect(after).not.toBe(before);
  expect(await of(ANNA)).toBe(after);
});

test('a failure is nothing to keep', async () => {
  let calls = 0;
  const of = keptForPeople(
    async () => {
      calls += 1;
      if (calls === 1) throw new Error('the database is locked');
      return calls;
    },
    async () => 'as it was',
  );
  await expect(of(ANNA)).rejects.toThrow('locked');
  expect(await of(ANNA)).toBe(2);
});

test('no more people are kept than have come of late', async () => {
  const { of, made } = kept();
  for (let id = 0; id < 60; id += 1) await of({ id });
  await of({ id: 59 });
  expect(made).toHaveLength(60);
  await of({ id: 0 });
  expect(made).toHaveLength(61);
});
