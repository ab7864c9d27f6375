import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMPONENTS, DESKS, TYPES } from '../../../src/desks/all-words';
import { BLOCK_PICTURES } from '../../../src/desks/block-pictures';
import { ENUM_VALUES } from '../../../src/desks/words/enum-values';
import { VISITORS } from '../../../src/desks/words/visitors';
import { displayName, hintOf, labelOf, type PartWords, type Words } from '../../../src/desks/words/words';

interface Schema {
  info: { displayName: string };
  attributes: Record<
    string,
    {
      type: string;
      enum?: string[];
      components?: string[];
      description?: string;
      regex?: string;
      required?: boolean;
    }
  >;
  pluginOptions?: { 'content-manager'?: { visible?: boolean } };
}

const SOURCE = join(import.meta.dirname, '../../../src');

const read = (path: string): Schema => JSON.parse(readFileSync(path, 'utf8'));

const types = readdirSync(join(SOURCE, 'api'))
  .flatMap((api) => {
    try {
      return readdirSync(join(SOURCE, 'api', api, 'content-types')).map(
        (name) => [name, read(join(SOURCE, 'api', api, 'content-types', name, 'schema.json'))] as const,
      );
    } catch {
      return [];
    }
  })
  .sort();

const components = readdirSync(join(SOURCE, 'components')).flatMap((category) =>
  readdirSync(join(SOURCE, 'components', category)).map(
    (file) =>
      [`${category}.${file.replace('.json', '')}`, read(join(SOURCE, 'components', category, file))] as const,
  ),
);

const schemas: [string, Schema, PartWords | undefined][] = [
  ...types.map(([name, schema]): [string, Schema, PartWords | undefined] => [name, schema, TYPES[name]]),
  ...components.map(([uid, schema]): [string, Schema, PartWords | undefined] => [
    uid,
    schema,
    COMPONENTS[uid],
  ]),
];

/** What visitors send, and what programs note where the staff see it. */
const NOT_FILLED_IN = new Set([...Object.keys(VISITORS.types), 'coupon-stat', 'delivery']);

/** What people fill in. */
const filledIn = schemas.flatMap(([name, schema, words]): [string, Schema, PartWords][] => {
  const isShown = schema.pluginOptions?.['content-manager']?.visible !== false;
  return words && isShown && !NOT_FILLED_IN.has(name) ? [[name, schema, words]] : [];
});

const isWritten = (words: Words) => words.every((word) => word.trim() !== '');
/** acceptsGiftCard, special_day_name */
const DEVELOPERS_NAME = /^[a-z]+([A-Z]|_)\w*$/;

describe('the words of the staff', () => {
  it('are found for as many schemas as there are', () => {
    expect(types.length).toBeGreaterThan(50);
    expect(components.length).toBeGreaterThan(60);
  });

  it.each(schemas)('name %s and each of its fields in both languages', (_, schema, words) => {
    expect(words && isWritten(words.name)).toBe(true);
    const labels = words?.fields ?? {};
    const fields = Object.keys(schema.attributes);
    expect(
      fields.filter((field) => !labels[field]),
      'fields without words in content/src/desks/words',
    ).toEqual([]);
    expect(Object.keys(labels).filter((field) => !fields.includes(field))).toEqual([]);
    for (const field of Object.values(labels)) {
      expect(isWritten(labelOf(field))).toBe(true);
      expect(isWritten(hintOf(field) ?? ['-', '-'])).toBe(true);
      for (const word of labelOf(field)) expect(word).not.toMatch(DEVELOPERS_NAME);
    }
  });

  it.each(schemas)(
    'stand in one place for %s: its schema calls it the same and hints at nothing',
    (_, schema, words) => {
      expect(schema.info.displayName).toBe(words && displayName(words.name));
      expect(Object.entries(schema.attributes).filter(([, { description }]) => description)).toEqual([]);
    },
  );

  it('hint at how to write what is refused when it is written otherwise', () => {
    const patterns = schemas.flatMap(([name, { attributes }, words]) =>
      Object.entries(attributes).flatMap(([field, { regex }]) => {
        const said = words?.fields[field];
        return regex ? [{ field: `${name}.${field}`, hint: said && hintOf(said) }] : [];
      }),
    );
    expect(patterns.length).toBeGreaterThan(5);
    // The refusal leads to the hint.
    expect(patterns.filter(({ hint }) => !hint)).toEqual([]);
  });

  it('belong to a type or component that is there', () => {
    expect(Object.keys(TYPES).sort()).toEqual(types.map(([name]) => name));
    expect(Object.keys(COMPONENTS).sort()).toEqual(components.map(([uid]) => uid).sort());
  });

  it('stand on one desk a type', () => {
    const onDesks = DESKS.flatMap(({ types: ofDesk }) => Object.keys(ofDesk));
    expect(onDesks).toEqual([...new Set(onDesks)]);
  });

  it('tell types apart by their names', () => {
    const names = Object.values(TYPES).map(({ name }) => displayName(name));
    expect(names).toEqual([...new Set(names)]);
  });

  it('name every value that can be chosen, and no other', () => {
    const values = schemas.flatMap(([, { attributes }]) =>
      Object.values(attributes).flatMap((attribute) => attribute.enum ?? []),
    );
    expect([...new Set(values)].sort()).toEqual(Object.keys(ENUM_VALUES).sort());
    for (const words of Object.values(ENUM_VALUES)) expect(isWritten(words)).toBe(true);
  });

  it('come with a picture of each block of a landing page', () => {
    const zone = types.find(([name]) => name === 'page')?.[1].attributes.blocks;
    expect(Object.keys(BLOCK_PICTURES).sort()).toEqual(zone?.components?.toSorted());
    for (const picture of Object.values(BLOCK_PICTURES)) {
      expect(decodeURIComponent(picture)).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>$/);
    }
  });

  it('fold away the last fields of a form, none that has to be filled in', () => {
    const folding = Object.entries(TYPES).filter(([, { rare }]) => rare);
    expect(folding.length).toBeGreaterThan(5);
    for (const [name, { rare = [], fields }] of folding) {
      expect(Object.keys(fields).slice(-rare.length), name).toEqual(rare);
      const attributes = types.find(([type]) => type === name)?.[1].attributes ?? {};
      expect(
        rare.filter((field) => attributes[field]?.required),
        name,
      ).toEqual([]);
    }
  });

  it.each(filledIn)('ask first for what %s has to have', (_, { attributes }, words) => {
    // The program fills it in.
    const fields = Object.keys(words.fields).filter((field) => field !== 'entryTitle');
    const isRequired = fields.map((field) => attributes[field]?.required === true);
    expect(fields.slice(0, isRequired.lastIndexOf(true) + 1)).toEqual(
      fields.filter((_field, at) => isRequired[at]),
    );
  });

  it('list, sort and title by fields that are there', () => {
    for (const [name, schema] of types) {
      const { list = [], sort, title } = TYPES[name] ?? {};
      const system = ['createdAt', 'updatedAt'];
      for (const field of [...list, sort?.[0], title]) {
        if (field && !system.includes(field)) expect(Object.keys(schema.attributes), name).toContain(field);
      }
    }
    for (const [uid, schema] of components) {
      const title = COMPONENTS[uid]?.title;
      if (title) expect(Object.keys(schema.attributes), uid).toContain(title);
    }
  });
});
