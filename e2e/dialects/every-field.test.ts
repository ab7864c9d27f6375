import type { EndpointName } from '@mall/contract';
import { ENDPOINTS, readBody } from '@mall/contract';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { type Fields, isFields } from '../../contract/src/reading/coercions.ts';
import { folded } from '../../contract/src/reading/folded.ts';
import { otherNames, planOf } from '../../contract/src/reading/plan.ts';
import type { Json } from '../../contract/src/reading/unwrap.ts';
import { centreOf } from './centre.ts';
import { spellings } from './spellings.ts';

/** One field of a payload in one other spelling. */
interface Way {
  /** Where in the payload, and how it is spelled there. */
  what: string;
  apply(root: { whole: Json }): void;
}

/** Where a value stands: in what, and under which key or place. */
type At = (root: { whole: Json }) => [holder: Json, key: string | number];

function holder(at: At, root: { whole: Json }): [Record<string | number, Json>, string | number] {
  const [inside, key] = at(root);
  return [inside as Record<string | number, Json>, key];
}

const valueAt = (at: At, root: { whole: Json }): Json => {
  const [inside, key] = holder(at, root);
  return inside[key] ?? null;
};

/** Forms of a list, of which there is one entry or more. */
function formsOfList(value: Json[], ofObjects: boolean): [string, Json][] {
  const forms: [string, Json][] = [['with an empty place', [null, ...value]]];
  const [only = null] = value;
  if (value.length === 1) forms.push(['its entry alone', only]);
  if (ofObjects)
    forms.push(
      ['{data}', { data: value }],
      ['{items}', { items: value }],
      ['by keys', Object.fromEntries(value.map((one, index) => [`k${index}`, one]))],
    );
  return forms;
}

/** Every field of what the schema describes, in every spelling that its kind of value may have. */
function* waysOf(
  schema: z.ZodType,
  at: At,
  whole: { whole: Json },
  field: string,
  path: string,
): Generator<Way> {
  const plan = planOf(schema);
  const value = valueAt(at, whole);
  const put = (label: string, made: Json): Way => ({
    what: `${path} ${label}`,
    apply(root) {
      const [inside, key] = holder(at, root);
      inside[key] = structuredClone(made);
    },
  });
  if (value === null) return;
  for (const [label, made] of spellings(plan.kind, field, value)) yield put(label, made);
  if (plan.kind === 'list' && Array.isArray(value) && value.length > 0) {
    for (const [label, made] of formsOfList(value, planOf(plan.item).kind === 'object'))
      yield put(label, made);
    yield* waysOf(plan.item, (root) => [valueAt(at, root), 0], whole, '', `${path}[0]`);
  }
  if (plan.kind === 'variants' && isFields(value)) {
    const option = plan.of.get(String(value[plan.by]));
    if (option) yield* waysOf(option, at, whole, field, path);
  }
  if (plan.kind !== 'object' || !isFields(value)) return;
  if (path !== '' && !path.endsWith(']')) yield put('[object]', [value]);
  if (path !== '') yield put('{data}', { data: value });
  const taken = new Set([...plan.fields.keys()].map(folded));
  for (const [name, { schema: of }] of plan.fields) {
    const own = value[name] ?? null;
    // Ids say nothing by themselves, and an empty list is as good as none.
    if (own === null || name === 'id' || (Array.isArray(own) && own.length === 0)) continue;
    for (const other of otherNames(name, plan.reading, taken)) {
      yield {
        what: `${path}.${name} as ${other}`,
        apply(root) {
          const inside = valueAt(at, root) as Fields;
          inside[other] = own;
          delete inside[name];
        },
      };
    }
    yield* waysOf(of, (root) => [valueAt(at, root), name], whole, name, `${path}.${name}`);
  }
}

/** Of so many ways the run of every change tries all, of more every third; `npm run test:all`, which sets ROUNDS, all. */
const ALWAYS_ALL = 1_000;

/** They say more than the field does: what kind of way it is, and its link. */
const SAY_MORE = /^\.contact\[0\]\.value as /;
/** What is nested in it means what it means by its place: with another entry it is another shape. */
const BY_PLACE = /\.geometry\.coordinates /;

const centre = centreOf(1, Date.parse('2026-11-25T10:00:00Z'));
const names = (Object.keys(ENDPOINTS) as EndpointName[]).filter((name) => centre.get(name));

describe.each(names)('%s', (name) => {
  it('is read as the same whichever of its fields is spelled in another way', () => {
    const { item, form } = ENDPOINTS[name];
    const given = centre.get(name) ?? null;
    const whole = { whole: Array.isArray(given) ? (given[0] ?? null) : given };
    const read = (value: Json) =>
      readBody(name, Array.isArray(given) ? [value] : form === 'plain' ? value : { data: value }, {
        timeZone: 'Europe/Warsaw',
      });
    const canonical = read(structuredClone(whole.whole));
    expect(canonical).toMatchObject({ ok: true, issues: [] });
    const right = JSON.stringify(canonical);
    const lost: string[] = [];
    const ways = [...waysOf(item, (root) => [root, 'whole'], whole, '', '')];
    const step = process.env.ROUNDS || ways.length <= ALWAYS_ALL ? 1 : 3;
    for (const [index, way] of ways.entries()) {
      if (index % step > 0) continue;
      if (SAY_MORE.test(way.what) || BY_PLACE.test(way.what)) continue;
      const other = structuredClone(whole);
      way.apply(other);
      const found = read(other.whole);
      if (JSON.stringify(found) !== right) lost.push(way.what);
    }
    expect(lost).toEqual([]);
  });
});
