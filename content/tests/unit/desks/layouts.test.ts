import { describe, expect, it } from 'vitest';
import { folded, isFolded } from '../../../src/admin/desks/folds';
import { arranged, type Configuration, type Shape } from '../../../src/desks/layouts';
import type { TypeWords } from '../../../src/desks/words/words';

const WORDS: TypeWords = {
  name: ['Piętra', 'Floors'],
  title: 'entryTitle',
  list: ['entryTitle', 'level'],
  sort: ['level', 'ASC'],
  fields: {
    level: { label: ['Poziom', 'Level'], hint: ['Od −1 do 3.', 'From −1 to 3.'] },
    note: ['Notatka', 'Note'],
    floorName: ['Które piętro', 'Which floor'],
    entryTitle: ['Tytuł', 'Title'],
  },
};

const SHAPE: Shape = {
  cells: [
    { name: 'floorName', size: 6 },
    { name: 'level', size: 4 },
    { name: 'note', size: 12 },
    { name: 'later', size: 6 },
    { name: 'entryTitle', size: 6 },
  ],
  listable: ['floorName', 'level', 'note', 'later', 'entryTitle'],
  firstText: 'floorName',
  isSingle: false,
  isComponent: false,
};

const generated = (): Configuration => ({
  settings: { mainField: 'floorName', defaultSortBy: 'floorName', defaultSortOrder: 'ASC', pageSize: 10 },
  metadatas: {
    floorName: { edit: { label: 'floorName', description: '' }, list: { label: 'floorName' } },
    level: { edit: { label: 'level', description: '' }, list: { label: 'level' } },
    later: { edit: { label: 'later', description: 'kept' }, list: { label: 'later' } },
  },
  layouts: {
    list: ['id', 'floorName', 'level', 'note'],
    edit: [
      [
        { name: 'floorName', size: 6 },
        { name: 'level', size: 4 },
      ],
      [{ name: 'note', size: 12 }],
      [
        { name: 'later', size: 6 },
        { name: 'entryTitle', size: 6 },
      ],
    ],
  },
});

describe('the form and the list of a type', () => {
  it('take the order of the words where they are as Strapi made them', () => {
    const { configuration } = arranged(generated(), WORDS, SHAPE, {});
    expect(configuration.layouts).toEqual({
      list: ['entryTitle', 'level'],
      edit: [
        [{ name: 'level', size: 4 }],
        [{ name: 'note', size: 12 }],
        [
          { name: 'floorName', size: 6 },
          { name: 'later', size: 6 },
        ],
      ],
    });
    expect(configuration.settings).toEqual({
      mainField: 'entryTitle',
      defaultSortBy: 'level',
      defaultSortOrder: 'ASC',
      pageSize: 10,
    });
    expect(configuration.metadatas.level?.edit).toEqual({ label: 'Poziom', description: 'Od −1 do 3.' });
    expect(configuration.metadatas.later?.edit).toEqual({ label: 'later', description: 'kept' });
  });

  it('stay as an administrator arranged them, part by part', () => {
    const stored = generated();
    stored.layouts.list = ['floorName', 'updatedAt'];
    const { configuration } = arranged(stored, WORDS, SHAPE, {});
    expect(configuration.layouts.list).toEqual(['floorName', 'updatedAt']);
    expect(configuration.layouts.edit[0]).toEqual([{ name: 'level', size: 4 }]);
  });

  it('follow the words of a later release, unless somebody has arranged them meanwhile', () => {
    const first = arranged(generated(), WORDS, SHAPE, {});
    const later = { ...WORDS, list: ['entryTitle'] };
    const followed = arranged(first.configuration, later, SHAPE, first.written);
    expect(followed.configuration.layouts.list).toEqual(['entryTitle']);
    const touched = structuredClone(first.configuration);
    touched.layouts.list.push('note');
    touched.settings.mainField = 'floorName';
    const kept = arranged(touched, later, SHAPE, first.written);
    expect(kept.configuration.layouts.list).toEqual(['entryTitle', 'level', 'note']);
    expect(kept.configuration.settings.mainField).toBe('floorName');
  });

  it('call a single type by its own name', () => {
    const { configuration } = arranged(
      generated(),
      { ...WORDS, title: undefined },
      { ...SHAPE, isSingle: true },
      {},
    );
    expect(configuration.settings.mainField).toBe('id');
  });
});

describe('what is rarely used', () => {
  const cell = (name: string, size = 6) => ({ name, size });
  const panels = [
    [[cell('name'), cell('offers')], [cell('opening_soon')]],
    [[cell('blocks', 12)]],
    [[cell('lead', 12)], [cell('menu_cat_specialty')]],
  ];

  it('is one more panel at the end of the form, in rows of twelve', () => {
    expect(folded(panels, ['opening_soon', 'menu_cat_specialty', 'offers'])).toEqual([
      [[cell('name')]],
      [[cell('blocks', 12)]],
      [[cell('lead', 12)]],
      [[cell('offers'), cell('opening_soon')], [cell('menu_cat_specialty')]],
    ]);
  });

  it('changes nothing of a form that has none of it', () => {
    expect(folded(panels, [])).toEqual(panels);
    expect(folded(panels, ['elsewhere'])).toEqual(panels);
  });

  it('is known by its fields, in the form of its type alone', () => {
    expect(isFolded([[cell('offers')], [cell('opening_soon')]], 'api::tenant.tenant')).toBe(true);
    expect(isFolded([[cell('offers'), cell('name')]], 'api::tenant.tenant')).toBe(false);
    expect(isFolded([[cell('offers')]], 'api::event.event')).toBe(false);
    expect(isFolded([[cell('offers')]], 'plugin::users-permissions.user')).toBe(false);
  });
});
