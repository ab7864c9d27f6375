import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawing } from '../../../../scripts/tests/drawing.ts';
import { ENDPOINTS, type EndpointName } from '../../endpoints.ts';
import { planOf } from '../plan.ts';
import { readBody } from '../read-body.ts';
import { LIST_NAMES } from '../synonyms.ts';

const NAMES = Object.keys(ENDPOINTS) as EndpointName[];
/** What else a key may be called. */
const ODD = ['toString', 'valueOf', 'toJSON', '__proto__', 'constructor', 'hasOwnProperty', 'then', 'length'];
const AROUND = ['data', 'attributes', 'meta', 'id', 'pl', 'en', 'monday', '__component', ...LIST_NAMES];
const VALUES = ['9:00', '9:00–21:00', '2026-11-22', 'Mon-Fri', '<p>x</p>', '/a.jpg', 'landing.hero', '1e999'];

/** Every name that a field has anywhere, its own and others. */
const FIELDS = [
  ...new Set(
    NAMES.flatMap((name) => {
      const { item } = ENDPOINTS[name];
      const plan = planOf(item);
      if (plan.kind !== 'object') return [];
      return [...plan.fields].flatMap(([field, { names }]) => [field, ...names.keys()]);
    }),
  ),
];

const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'medium' },
    fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null), fc.constantFrom(...VALUES)),
    fc.array(tie('json'), { maxLength: 4 }),
    fc
      .array(
        fc.tuple(
          fc.oneof(fc.constantFrom(...FIELDS), fc.constantFrom(...ODD, ...AROUND), fc.string()),
          tie('json'),
        ),
        { maxLength: 6 },
      )
      // As text: a key `__proto__` is one in JSON.
      .map((pairs) => JSON.parse(`{${pairs.map((pair) => pair.map(asJson).join(':')).join(',')}}`)),
  ),
}));

const asJson = (value: unknown) => JSON.stringify(value);

it('reads whatever JSON comes, or says why not: it never throws', () => {
  fc.assert(
    fc.property(json, fc.constantFrom(...NAMES), (body, name) => {
      expect(typeof readBody(name, body, { params: { slug: 'noc' } }).ok).toBe('boolean');
    }),
    drawing(3_000),
  );
});

it.each(['toString', 'valueOf', 'toJSON'])('takes no field %s, which would make an object no text', (key) => {
  const odd = { [key]: 1, value: { [key]: 2 } };
  for (const name of NAMES) {
    const { item } = ENDPOINTS[name];
    const plan = planOf(item);
    if (plan.kind !== 'object') continue;
    const body = Object.fromEntries([...plan.fields.keys()].map((field) => [field, odd]));
    expect(() => readBody(name, { data: body }), name).not.toThrow();
    expect(() => readBody(name, { data: [body] }), name).not.toThrow();
  }
});
