import { describe, expect, it } from 'vitest';
import { idOf, type Surroundings, withReferences } from '../../../src/import/values';

const fashion = { type: 'menu-category', key: 'fashion' };
const around: Surroundings = {
  file: async (key) => ({ logo: 7 })[key],
  entry: async (reference) => (reference.key === 'fashion' ? idOf(reference) : undefined),
};

describe('values of an imported entry', () => {
  it('point to files by their rows and to entries by their documents, at any depth', async () => {
    const made = await withReferences(
      {
        name: 'Halland',
        logo: { $file: 'logo' },
        category: { $entry: fashion },
        blocks: [{ heading: 'A', picture: { $file: 'logo' }, shown: { $entries: [fashion, fashion] } }],
      },
      around,
    );
    const target = { documentId: idOf(fashion) };
    expect(made).toEqual({
      name: 'Halland',
      logo: 7,
      category: { set: [target] },
      blocks: [{ heading: 'A', picture: 7, shown: { set: [target, target] } }],
    });
  });

  it('leave alone what only looks like a field of ours', async () => {
    const source = { type: 'FeatureCollection', key: null, features: [{ type: 'Feature', id: 'a' }] };
    expect(await withReferences({ source }, around)).toEqual({ source });
  });

  it.each([
    [{ logo: { $file: 'photo' } }, 'logo: the file "photo" was not sent before.'],
    [{ blocks: [{ picture: { $file: 3 } }] }, 'blocks[0].picture: the file 3 was not sent before.'],
    [{ a: { $entry: { type: 'offer', key: 'x' } } }, 'a: there is no offer "x". Send it before.'],
    [{ a: { $entry: 'x' } }, 'a: an entry is named by {type, key}.'],
    [{ a: { $entries: { type: 'offer', key: 'x' } } }, 'a: $entries must be a list of {type, key}.'],
  ])('are refused where %j points to nothing', async (values, why) => {
    await expect(withReferences(values, around)).rejects.toThrow(why);
  });

  it('go by the same document at every import', () => {
    expect(idOf(fashion)).toBe(idOf({ ...fashion }));
    expect(idOf({ type: 'menu-category', key: 'food' })).not.toBe(idOf(fashion));
  });
});
